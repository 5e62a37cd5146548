package games.tapa.tablesbot;

import games.tapa.nn.Forward;
import games.tapa.nn.Kernel;
import games.tapa.nn.Net;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;

/** Judges positions by nets; a finished game is worth its points. Not for use by several threads at once. */
public final class NetEvaluator implements Evaluator {

    private final GameEnd end;
    private final PositionInputs inputs;
    private final Forward forward;
    private final Net[] nets;
    private final Outcomes outcomes;

    /** Judges by the nets of the game whose rules these are; all kernels give the same. */
    public NetEvaluator(TablesGame game, GameNets nets, Kernel kernel) {
        if (nets.kind() != game.rules().kind()) {
            throw new IllegalArgumentException("nets of " + nets.kind().key() + " cannot judge "
                    + game.rules().kind().key());
        }
        end = new GameEnd(game);
        inputs = new PositionInputs(game.rules());
        forward = new Forward(nets.shape(), kernel);
        this.nets = nets.nets().toArray(new Net[0]);
        outcomes = Outcomes.of(game.rules().kind());
    }

    @Override
    public double of(MoverBoard board, Sequel sequel) {
        return end.isOver(board) ? end.balance() : outcomes.equity(chances(board, sequel));
    }

    /** The chances of the outcomes on a board where the game is not over; good until the next question. */
    public float[] chances(MoverBoard board, Sequel sequel) {
        inputs.read(board, sequel);
        return forward.ask(nets[inputs.net()], inputs.indices(), inputs.values(), inputs.count());
    }
}
