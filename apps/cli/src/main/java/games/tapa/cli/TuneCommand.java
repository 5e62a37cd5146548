package games.tapa.cli;

import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import games.tapa.trainer.Contender;
import games.tapa.trainer.TunePlan;
import games.tapa.trainer.Tuner;
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

/** Tunes the first bot's weights by self-play. */
@Command(
        name = "tune",
        description = "Tune the first bot's weights by self-play; stopped, it goes on from its checkpoint.",
        mixinStandardHelpOptions = true)
final class TuneCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final GameOptions options = new GameOptions();

    @Option(names = "--seed", defaultValue = "20261129", paramLabel = "N", description = "All chance of the tuning.")
    private long seed;

    @Option(names = "--steps", defaultValue = "40", paramLabel = "N", description = "Steps of the fit; default: 40.")
    private int steps;

    @Option(
            names = "--games",
            defaultValue = "2000",
            paramLabel = "N",
            description = "Games of self-play before each step; default: 2000.")
    private int games;

    @Option(
            names = "--lambda",
            defaultValue = "0.7",
            paramLabel = "X",
            description = "1 teaches a position by how its game ended, 0 by the next turn; default: 0.7.")
    private double lambda;

    @Option(
            names = "--gate",
            defaultValue = "1000",
            paramLabel = "N",
            description = "Pairs of games of the duel that keeps the best weights; default: 1000.")
    private int gate;

    @Option(
            names = "--from",
            defaultValue = "hand-set",
            paramLabel = "WEIGHTS",
            description = "What to begin with: hand-set, best or a file; default: hand-set.")
    private String from = "hand-set";

    @Mixin
    private final OutFile out = new OutFile();

    @Override
    public Integer call() throws Refused {
        if (steps < 1 || games < 1 || gate < 1 || lambda < 0 || lambda > 1) {
            throw new ParameterException(
                    spec.commandLine(), "--steps, --games and --gate take 1 or more, --lambda takes 0 to 1.");
        }
        TablesRules rules = Refused.unless(options.read()).rules();
        Weights start = Refused.unless(Contender.weights(from, rules.kind()));
        TunePlan plan = new TunePlan(rules, seed, steps, games, lambda, gate);
        PrintWriter lines = spec.commandLine().getOut();
        out.beWritable();
        try {
            Weights best = new Tuner(plan, start, out.checkpoint(), line -> {
                        lines.println(line);
                        lines.flush();
                    })
                    .tune();
            Files.write(out.path(), new WeightsFile(rules.kind(), best).write());
        } catch (IOException e) {
            throw out.refused(e);
        }
        return ExitCode.DONE;
    }
}
