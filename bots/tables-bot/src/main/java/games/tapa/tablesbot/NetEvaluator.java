package games.tapa.tablesbot;

import games.tapa.nn.Forward;
import games.tapa.nn.Kernel;
import games.tapa.nn.NetInputs;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;

/** Judges positions by nets; a finished game is worth its points. Not for use by several threads at once. */
public final class NetEvaluator implements Evaluator {

    private final GameEnd end;
    private final InputSet inputs;
    private final Forward[] nets;
    private final int[] points;

    /** Judges by the nets of the game whose rules these are; all kernels give the same. */
    public NetEvaluator(TablesGame game, GameNets nets, Kernel kernel) {
        if (nets.kind() != game.rules().kind()) {
            throw new IllegalArgumentException("nets of another game cannot judge");
        }
        end = new GameEnd(game);
        inputs = nets.inputs().reader(game.rules());
        this.nets = new Forward[nets.nets().size()];
        for (int i = 0; i < this.nets.length; i++) {
            this.nets[i] = new Forward(nets.nets().get(i), kernel);
        }
        points = Outcomes.of(game.rules().kind()).points(game.rules());
    }

    @Override
    public double of(MoverBoard board, Sequel sequel) {
        return end.isOver(board) ? end.balance() : Outcomes.equity(chances(board, sequel), points);
    }

    /** Whether the game is over on a board after a whole stage of the side whose view it is. */
    public boolean isOver(MoverBoard board) {
        return end.isOver(board);
    }

    /** The chances of the outcomes on a board where the game is not over; good until the next question. */
    public float[] chances(MoverBoard board, Sequel sequel) {
        NetInputs told = inputs.read(board, sequel);
        return nets[inputs.net()].ask(told);
    }
}
