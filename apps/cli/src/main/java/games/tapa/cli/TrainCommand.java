package games.tapa.cli;

import games.tapa.jvm.BestWeights;
import games.tapa.jvm.Kernels;
import games.tapa.nn.NetFile;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Inputs;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.YardstickInputs;
import games.tapa.trainer.Contender;
import games.tapa.trainer.LambdaReturn;
import games.tapa.trainer.Lesson;
import games.tapa.trainer.NetPlan;
import games.tapa.trainer.SelfPlayLesson;
import games.tapa.trainer.TdPlan;
import games.tapa.trainer.TdTrainer;
import games.tapa.trainer.TeacherLesson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Trains the nets of a game by self-play. */
@Command(
        name = "train",
        description = "Train the nets of a game by self-play; stopped, it goes on from its checkpoint.",
        mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {

    private static final int ROUNDS_TO_CHECKPOINT = 50;

    /** The last step of the fit goes so many times less far than the first. */
    private static final double SLOWER = 30;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final GameOptions options = new GameOptions();

    @Option(names = "--seed", defaultValue = "20261130", paramLabel = "N", description = "All chance of the training.")
    private long seed;

    @Option(names = "--games", defaultValue = "200000", paramLabel = "N", description = "Games; default: 200000.")
    private int games;

    @Option(
            names = "--taught",
            defaultValue = "6400",
            paramLabel = "N",
            description = "So many of them, the first, are played by the first bot; default: 6400.")
    private int taught;

    @Option(names = "--hidden", defaultValue = "128", paramLabel = "N", description = "Hidden units; default: 128.")
    private int hidden;

    @Option(
            names = "--lambda",
            defaultValue = "0.7",
            paramLabel = "X",
            description = "1 teaches a position by how its game ended, 0 by the next position; default: 0.7.")
    private double lambda;

    @Option(
            names = "--rate",
            defaultValue = "0.002",
            paramLabel = "X",
            description = "How far a step goes at first; default: 0.002. At the end it goes a thirtieth of that.")
    private double rate;

    @Option(
            names = "--fineness",
            defaultValue = "12",
            paramLabel = "N",
            description = "Weights are rounded to 1/2^N; default: 12. Fewer make smaller files.")
    private int fineness;

    @Option(
            names = "--inputs",
            defaultValue = "ours",
            paramLabel = "NAME",
            description = "ours (default), small or recipe.")
    private String inputs = "ours";

    @Option(
            names = "--teacher",
            defaultValue = "",
            paramLabel = "NETS",
            description = "net:FILE or 0ply: nets whose games are watched, to say what they say; default: self-play.")
    private String teacher = "";

    @Option(
            names = "--start",
            defaultValue = "",
            paramLabel = "NETS",
            description =
                    "net:FILE or 0ply: nets to go on from, with their inputs and hidden units; default: random ones.")
    private String start = "";

    @Option(names = "--without-luck", description = "Take the luck of the throws off what positions are taught.")
    private boolean withoutLuck;

    @Mixin
    private final OutFile out = new OutFile();

    @Override
    public Integer call() throws Refused {
        if (games < 1
                || taught < 0
                || hidden < 1
                || hidden > NetFile.MOST_UNITS
                || fineness < 1
                || !(lambda >= 0 && lambda <= 1)
                || !(rate > 0)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--games takes 1 or more, --taught 0 or more, --hidden 1 to " + NetFile.MOST_UNITS
                            + ", --fineness 1 or more, --lambda 0 to 1, --rate more than 0.");
        }
        TablesRules rules = Refused.unless(options.read()).rules();
        int most = Outcomes.of(rules.kind()).most();
        if (Equity.mostPoints(rules) > most) {
            throw new Refused(
                    ExitCode.BAD_INPUT,
                    "--rules " + rules.preset() + ": a game brings more than the " + most
                            + " points that nets tell apart; train by other rules of "
                            + rules.kind().key() + ".");
        }
        int byFirst = teacher.isEmpty() && start.isEmpty() ? taught : 0;
        LambdaReturn wanted = new LambdaReturn(lambda, withoutLuck);
        TdPlan plan = new TdPlan(rules, seed, games, byFirst, nets(rules.kind()), wanted, rate, rate / SLOWER);
        Lesson lesson = lesson(plan);
        PrintWriter lines = spec.commandLine().getOut();
        out.beWritable();
        lines.println(Kernels.why());
        try {
            GameNets nets = new TdTrainer(
                            plan, lesson, Kernels.fastest(), out.checkpoint(), ROUNDS_TO_CHECKPOINT, line -> {
                                lines.println(line);
                                lines.flush();
                            })
                    .train();
            Files.write(out.path(), nets.write());
        } catch (IOException e) {
            throw out.refused(e);
        }
        return ExitCode.DONE;
    }

    private Lesson lesson(TdPlan plan) throws Refused {
        TablesKind kind = plan.rules().kind();
        return teacher.isEmpty()
                ? new SelfPlayLesson(plan, new BestWeights().of(kind), Kernels.fastest())
                : new TeacherLesson(plan, Refused.unless(Contender.nets(teacher, kind)), Kernels.fastest());
    }

    private NetPlan nets(TablesKind kind) throws Refused {
        return start.isEmpty()
                ? NetPlan.random(inputs(), hidden, fineness)
                : NetPlan.from(Refused.unless(Contender.nets(start, kind)), fineness);
    }

    private Inputs inputs() {
        return switch (inputs) {
            case "ours" -> OwnInputs.OURS;
            case "small" -> OwnInputs.SMALL;
            case "recipe" -> YardstickInputs.RECIPE;
            default ->
                throw new ParameterException(
                        spec.commandLine(),
                        "--inputs " + inputs + ": there are no such inputs; give ours, small or recipe.");
        };
    }
}
