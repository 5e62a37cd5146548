package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;

/** One ply without tricks: every result as a board of its own, and a view of its own for each. */
final class SlowOnePly {

    private final TablesGame game;
    private final Equity equity;

    SlowOnePly(TablesGame game) {
        this.game = game;
        equity = new Equity(game, Shipped.weights(game));
    }

    TablesBoard best(TablesPosition.ToMove position) {
        List<TablesBoard> boards = results(position);
        TablesBoard best = boards.getFirst();
        double worth = Double.NEGATIVE_INFINITY;
        for (TablesBoard board : boards) {
            double here = worth(board, position.turn());
            if (here > worth) {
                worth = here;
                best = board;
            }
        }
        return best;
    }

    private double worth(TablesBoard board, Side mover) {
        MoverBoard view = new MoverBoard();
        view.set(board, mover);
        return equity.of(view);
    }

    private List<TablesBoard> results(TablesPosition.ToMove position) {
        MoverBoard before = new MoverBoard();
        before.set(position.board(), position.turn());
        long[] out = new long[2 * PlayGenerator.MOST_RESULTS];
        int n = new PlayGenerator(game.rules()).generate(before, position, out);
        List<TablesBoard> boards = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            MoverBoard after = new MoverBoard();
            after.set(before);
            after.setMine(out[2 * i], out[2 * i + 1]);
            boards.add(after.toBoard(position.turn()));
        }
        return boards;
    }
}
