package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;

/** The board with the sides' names exchanged. */
final class Mirror {

    private Mirror() {}

    static TablesBoard of(TablesBoard board) {
        MoverBoard view = new MoverBoard();
        view.set(board, Side.WHITE);
        return view.toBoard(Side.BLACK);
    }
}
