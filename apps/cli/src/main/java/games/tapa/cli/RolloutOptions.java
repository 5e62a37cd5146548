package games.tapa.cli;

import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Roller;
import games.tapa.tablesbot.Rollout;
import games.tapa.wire.EngineRequest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The options that say how a rollout is played and when it ends. */
final class RolloutOptions {

    private static final String TO_THE_END = "none";
    private static final int MOST_TRIALS = 1_000_000;

    @Option(
            names = "--trials",
            defaultValue = "1296",
            paramLabel = "N",
            description = "Each play is played on so many times; default: 1296, every pair of first two rolls once.")
    private int trials;

    @Option(names = "--seed", defaultValue = "1", paramLabel = "N", description = "All chance; default: 1.")
    private long seed;

    @Option(
            names = "--plies",
            defaultValue = "0",
            paramLabel = "N",
            description =
                    "Both sides play by the nets, looking so many rolls ahead, 0 to 3; default: 0. Each makes it some hundred times slower.")
    private int plies;

    @Option(
            names = "--truncate",
            defaultValue = TO_THE_END,
            paramLabel = "N|none",
            description = "After so many throws the nets have the last word; default: none, to the end of the game.")
    private String truncate = TO_THE_END;

    @Option(
            names = "--stop-se",
            defaultValue = "0",
            paramLabel = "X",
            description = "End sooner, once the standard error of each play is no more than this.")
    private double error;

    @Option(
            names = "--stop-doubt",
            defaultValue = "0",
            paramLabel = "P",
            description =
                    "End sooner, once the chance that the second play is better than the first is no more than this.")
    private double doubt;

    @Option(names = "--threads", defaultValue = "1", paramLabel = "N", description = "Threads; the answer is the same.")
    private int threads;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep in this file what was played so far, and go on from it.")
    private Optional<Path> checkpoint = Optional.empty();

    /** How plays are played on; what cannot be is refused. */
    EngineRequest.Trials trials() throws Refused {
        if (trials < 2 || trials > MOST_TRIALS) {
            throw refused("--trials", trials, "play 2 to " + MOST_TRIALS);
        }
        if (plies < 0 || plies > Budget.MOST_PLIES) {
            throw refused("--plies", plies, "give 0 to " + Budget.MOST_PLIES);
        }
        if (!(error >= 0)) {
            throw refused("--stop-se", error, "give 0 or more");
        }
        return new EngineRequest.Trials(trials, seed, plies, truncate(), error);
    }

    private OptionalInt truncate() throws Refused {
        if (truncate.equals(TO_THE_END)) {
            return OptionalInt.empty();
        }
        int most;
        try {
            most = Integer.parseInt(truncate);
        } catch (NumberFormatException e) {
            most = 0;
        }
        if (most < 1 || most >= Rollout.TO_THE_END) {
            throw refused("--truncate", truncate, "give 1 to " + (Rollout.TO_THE_END - 1) + ", or " + TO_THE_END);
        }
        return OptionalInt.of(most);
    }

    /** Who plays the trials. */
    Roller roller() throws Refused {
        if (threads < 1) {
            throw refused("--threads", threads, "give 1 or more");
        }
        if (!(doubt >= 0 && doubt < 1)) {
            throw refused("--stop-doubt", doubt, "give a chance, 0 or more and below 1");
        }
        return new ThreadedRoller(threads, doubt, checkpoint);
    }

    private static Refused refused(String option, Object value, String remedy) {
        return new Refused(ExitCode.USAGE, option + " " + value + ": " + remedy + ".");
    }
}
