package games.tapa.cli;

import games.tapa.client.SearchBudget;
import games.tapa.tablesbot.Budget;
import games.tapa.wire.EngineRequest.Effort;
import java.util.function.LongSupplier;
import picocli.CommandLine.Option;

/** The options that say how far a search goes. */
final class SearchOptions {

    @Option(
            names = "--plies",
            defaultValue = "-1",
            paramLabel = "N",
            description = "Look so many rolls ahead, 0 to 3; default: 1.")
    private int plies;

    @Option(
            names = "--nodes",
            defaultValue = "0",
            paramLabel = "N",
            description = "Instead: look further and further, until so many positions have been judged.")
    private int nodes;

    @Option(
            names = "--millis",
            defaultValue = "0",
            paramLabel = "N",
            description = "Instead: look further and further, so many milliseconds long.")
    private int millis;

    Effort.Search read() throws Refused {
        int given = (plies == -1 ? 0 : 1) + (nodes == 0 ? 0 : 1) + (millis == 0 ? 0 : 1);
        if (given > 1 || plies < -1 || plies > Budget.MOST_PLIES || nodes < 0 || millis < 0) {
            throw new Refused(
                    ExitCode.USAGE,
                    "Give one of --plies 0 to " + Budget.MOST_PLIES + ", --nodes from 1 and --millis from 1.");
        }
        if (nodes > 0) {
            return new Effort.Search.Nodes(nodes);
        }
        return millis > 0 ? new Effort.Search.Millis(millis) : new Effort.Search.Plies(plies == -1 ? 1 : plies);
    }

    /** The same for a search of ours; time is taken from {@code clock}, in nanoseconds. */
    Budget budget(LongSupplier clock) throws Refused {
        return SearchBudget.of(read(), clock);
    }
}
