package games.tapa.cli;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.jvm.BadCheckpoint;
import games.tapa.jvm.BestNets;
import games.tapa.jvm.Kernels;
import games.tapa.jvm.RolloutCheckpoint;
import games.tapa.jvm.RolloutRun;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutPlays;
import games.tapa.tablesbot.RolloutTally;
import games.tapa.tablesbot.RolloutTrial;
import games.tapa.wire.JsonWriter;
import games.tapa.wire.RulesChoice;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Rolls plays out. */
@Command(
        name = "rollout",
        description =
                "Play on after each of several plays, many times and with the same dice, and say what they are worth.",
        mixinStandardHelpOptions = true)
final class RolloutCommand implements Callable<Integer> {

    /** So many plays are compared where none are named. */
    private static final int BEST = 5;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final PositionOptions options = new PositionOptions();

    @Option(
            names = "--position",
            required = true,
            paramLabel = "POSITION",
            description = "A board text such as \"24:W15 1:B15\", or an id.")
    private String position = "";

    @Option(names = "--dice", required = true, paramLabel = "DICE", description = "Two digits, such as 61.")
    private String dice = "";

    @Option(
            names = "--moves",
            paramLabel = "PLAY",
            description =
                    "A play to be compared, such as \"24/18 13/11\"; once for each. Default: the best 5 at first sight.")
    private List<String> moves = new ArrayList<>();

    @Mixin
    private final RolloutOptions how = new RolloutOptions();

    @Option(names = "--json", description = "Print JSON, as the engine protocol has it.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        how.check();
        TablesGameRules rules = Refused.unless(options.rules().then(this::rules));
        GameNets nets = Refused.unless(nets(rules.game()));
        RolloutPlays plays = plays(toMove(rules), rules.game(), nets);
        Rollout rollout = plays.rollout(how.seed(), how.throwsPlayed(), how.plies());
        RolloutReport report = new RolloutReport(plays, played(rollout, nets));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JsonWriter.write(report.object()));
        } else {
            report.print(out);
        }
        return ExitCode.DONE;
    }

    private Result<TablesGameRules> rules(RulesChoice choice) {
        return Games.rules(options.game(), choice.preset(), choice.options());
    }

    private static Result<GameNets> nets(TablesGame game) {
        int told = Outcomes.of(game.rules().kind()).most();
        return Equity.mostPoints(game.rules()) > told
                ? Result.bad(
                        Problem.Code.BAD_RULES,
                        "rules " + game.rules().preset() + ": a game brings more than the " + told
                                + " points that nets tell apart; choose other rules of "
                                + game.rules().kind().key())
                : Result.ok(BestNets.of(game.rules().kind()));
    }

    /** The other side has made one roll less, as if this one had started the game. */
    private TablesPosition.ToMove toMove(TablesGameRules rules) throws Refused {
        int before = Refused.unless(options.roll()) - 1;
        Dice thrown = Refused.unless(Dice.read(dice));
        TablesPosition read = Refused.unless(PositionText.read(rules, position, Refused.unless(options.turn())));
        return switch (read) {
            case TablesPosition.ToThrow(TablesBoard board, Side turn, RollCounts none) ->
                rules.game().thrown(new TablesPosition.ToThrow(board, turn, new RollCounts(before, before)), thrown);
            case TablesPosition.ToMove toMove -> toMove;
            case TablesPosition.Over(TablesBoard board, Outcome outcome) ->
                throw new Refused(
                        ExitCode.BAD_INPUT,
                        "position \"" + board + "\": the game is over ("
                                + outcome.ending().key() + "); give a position in which it goes on");
        };
    }

    private RolloutPlays plays(TablesPosition.ToMove toMove, TablesGame game, GameNets nets) throws Refused {
        return moves.isEmpty()
                ? RolloutPlays.best(game, toMove, new NetEvaluator(game, nets, Kernels.fastest()), BEST)
                : Refused.unless(RolloutPlays.named(game, toMove, moves));
    }

    private RolloutTally played(Rollout rollout, GameNets nets) throws Refused {
        Optional<RolloutCheckpoint> checkpoint =
                how.checkpoint().map(path -> new RolloutCheckpoint(path, rollout, nets));
        try (ExecutorService pool = Executors.newFixedThreadPool(how.threads())) {
            RolloutTally tally = checkpoint.isPresent() ? checkpoint.get().read() : new RolloutTally(rollout);
            new RolloutRun(
                            tally,
                            () -> new RolloutTrial(rollout, new NetEvaluator(rollout.game(), nets, Kernels.fastest())),
                            pool,
                            how.threads())
                    .play(how.limits(), () -> false, seen -> keep(checkpoint, seen));
            return tally;
        } catch (IOException e) {
            throw refused(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the rollout was interrupted", e);
        }
    }

    private static void keep(Optional<RolloutCheckpoint> checkpoint, RolloutTally tally) throws IOException {
        if (checkpoint.isPresent()) {
            checkpoint.get().write(tally);
        }
    }

    private Refused refused(IOException failure) {
        String fault = failure instanceof BadCheckpoint
                ? failure.getMessage() + "."
                : "--checkpoint " + how.checkpoint().map(Path::toString).orElse("") + ": " + FileFault.reason(failure)
                        + "; choose another file.";
        return new Refused(ExitCode.BAD_INPUT, fault);
    }
}
