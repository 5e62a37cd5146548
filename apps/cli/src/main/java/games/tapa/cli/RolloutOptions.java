package games.tapa.cli;

import games.tapa.jvm.RolloutLimits;
import games.tapa.tablesbot.Rollout;
import java.nio.file.Path;
import java.util.Optional;
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
            paramLabel = "0|1",
            description = "Both sides play by the nets, looking so many rolls ahead; default: 0.")
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

    /** Refuses what no rollout can be played with. */
    void check() throws Refused {
        if (trials < 2 || trials > MOST_TRIALS) {
            throw refused("--trials", trials, "play 2 to " + MOST_TRIALS);
        }
        if (plies < 0 || plies > 1) {
            throw refused("--plies", plies, "give 0 or 1");
        }
        if (threads < 1) {
            throw refused("--threads", threads, "give 1 or more");
        }
        if (!(error >= 0)) {
            throw refused("--stop-se", error, "give 0 or more");
        }
        if (!(doubt >= 0 && doubt < 1)) {
            throw refused("--stop-doubt", doubt, "give a chance, 0 or more and below 1");
        }
    }

    /** So many throws are played. */
    int throwsPlayed() throws Refused {
        if (truncate.equals(TO_THE_END)) {
            return Rollout.TO_THE_END;
        }
        try {
            int most = Integer.parseInt(truncate);
            if (most >= 1 && most < Rollout.TO_THE_END) {
                return most;
            }
        } catch (NumberFormatException e) {
            throw refused("--truncate", truncate, "give a number of throws, or " + TO_THE_END);
        }
        throw refused("--truncate", truncate, "give 1 to " + (Rollout.TO_THE_END - 1) + ", or " + TO_THE_END);
    }

    RolloutLimits limits() {
        return new RolloutLimits(trials, error, doubt);
    }

    long seed() {
        return seed;
    }

    int plies() {
        return plies;
    }

    int threads() {
        return threads;
    }

    Optional<Path> checkpoint() {
        return checkpoint;
    }

    private static Refused refused(String option, Object value, String remedy) {
        return new Refused(ExitCode.USAGE, option + " " + value + ": " + remedy + ".");
    }
}
