package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.wire.EngineAnswer;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.EngineRequest.Effort;
import java.util.function.BooleanSupplier;

/** Has nothing to judge positions with, and says so. */
enum NoAnalyst implements Analyst {
    HERE;

    @Override
    public Result<Bot> bot(TablesGame game, Effort.Search search) {
        return none(game);
    }

    @Override
    public Result<EngineAnswer> hint(Decision at, EngineRequest.Hint asked, BooleanSupplier stop) {
        return none(at.game());
    }

    @Override
    public Result<EngineAnswer> eval(Prepared at, EngineRequest.Eval asked, BooleanSupplier stop) {
        return none(at.rules().game());
    }

    @Override
    public Result<EngineAnswer> rollout(Decision at, EngineRequest.Rollout asked, BooleanSupplier stop) {
        return none(at.game());
    }

    @Override
    public void forget() {}

    private static <T> Result<T> none(TablesGame game) {
        return Result.bad(
                Problem.Code.NO_NET,
                "nets of " + game.rules().kind().key() + ": none are loaded here; ask for a level");
    }
}
