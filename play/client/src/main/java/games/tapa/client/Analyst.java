package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.EngineRequest.Effort;
import java.util.function.BooleanSupplier;

/**
 * Answers what asks for the worth of positions. An engine without one carries nothing of the search with it: that is what
 * keeps it out of the page, which asks for levels only.
 */
interface Analyst {

    /** A bot that searches. */
    Result<Bot> bot(TablesGame game, Effort.Search search);

    Result<EngineAnswer> hint(Decision at, EngineRequest.Hint asked, BooleanSupplier stop);

    Result<EngineAnswer> eval(Prepared at, EngineRequest.Eval asked, BooleanSupplier stop);

    Result<EngineAnswer> rollout(Decision at, EngineRequest.Rollout asked, BooleanSupplier stop);

    /** Other rules come, or something has failed: what is remembered is of no use any more. */
    void forget();
}
