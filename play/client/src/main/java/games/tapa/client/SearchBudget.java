package games.tapa.client;

import games.tapa.tablesbot.Budget;
import games.tapa.wire.EngineRequest.Effort;
import java.util.function.LongSupplier;

/** How far a search may go that was asked for in the words of the engine protocol. */
public final class SearchBudget {

    private static final long NANOS = 1_000_000;

    private SearchBudget() {}

    /** The budget that is meant; time is taken from {@code clock}, in nanoseconds from anywhere. */
    public static Budget of(Effort.Search search, LongSupplier clock) {
        return switch (search) {
            case Effort.Search.Plies(int plies) -> Budget.ofPlies(plies);
            case Effort.Search.Nodes(int nodes) -> Budget.ofEvaluations(nodes);
            case Effort.Search.Millis(int millis) -> Budget.ofNanos(millis * NANOS, clock);
        };
    }
}
