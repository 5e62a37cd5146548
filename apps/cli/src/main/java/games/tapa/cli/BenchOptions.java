package games.tapa.cli;

import games.tapa.tablesbot.Rollout;
import java.util.EnumSet;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options that say what is measured, and how much of it. */
final class BenchOptions {

    /** What can be measured of a game. */
    enum Part {
        EVALUATIONS,
        DECISIONS,
        ROLLOUT
    }

    @Option(
            names = "--part",
            paramLabel = "PART",
            description = "evaluations, decisions or rollout; once for each. Default: all.")
    private Set<Part> parts = EnumSet.allOf(Part.class);

    @Option(
            names = "--decisions",
            defaultValue = "10000",
            paramLabel = "N",
            description = "Decisions of self-play whose positions are judged; default: 10000.")
    private int decisions;

    @Option(
            names = "--times",
            defaultValue = "7",
            paramLabel = "N",
            description = "So often they are judged, after three times to warm up; default: 7.")
    private int times;

    @Option(
            names = "--searched",
            defaultValue = "500",
            paramLabel = "N",
            description = "Decisions taken 0, 1 and 2 plies ahead; default: 500.")
    private int searched;

    @Option(
            names = "--trials",
            defaultValue = "1296",
            paramLabel = "N",
            description = "Trials of each of the five plays of a rollout; default: 1296.")
    private int trials;

    @Option(
            names = "--threads",
            defaultValue = "2",
            paramLabel = "N",
            description = "Threads of a rollout; default: 2.")
    private int threads;

    @Option(
            names = "--truncate",
            defaultValue = "7",
            paramLabel = "N",
            description = "The first rollout ends after so many throws, the second at the end of the game; default: 7.")
    private int truncate;

    boolean has(Part part) {
        return parts.contains(part);
    }

    int decisions() {
        return decisions;
    }

    int times() {
        return times;
    }

    int searched() {
        return searched;
    }

    int trials() {
        return trials;
    }

    int threads() {
        return threads;
    }

    int truncate() {
        return truncate;
    }

    /** Whether all can be done. */
    boolean arePossible() {
        return decisions >= 1
                && times >= 1
                && searched >= 1
                && trials >= 2
                && threads >= 1
                && truncate >= 1
                && truncate < Rollout.TO_THE_END;
    }
}
