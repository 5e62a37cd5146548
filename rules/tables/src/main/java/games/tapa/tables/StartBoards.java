package games.tapa.tables;

import games.tapa.kernel.Result;
import games.tapa.kernel.Side;

/** The start positions that have a name (option {@code setup}). */
final class StartBoards {

    /** All 15 on the own 24 (1.1(1)). */
    static final String CORNER = "corner";

    /** 2 on 24, 5 on 13, 3 on 8, 5 on 6 (section 2). */
    static final String STANDARD = "standard";

    private StartBoards() {}

    /** The board that {@code setup} names or writes. */
    static Result<TablesBoard> read(String setup, BoardLaws laws) {
        TablesSetup board = new TablesSetup(laws);
        for (Side side : Side.values()) {
            switch (setup) {
                case CORNER -> board.lay(side, 24, TablesBoard.CHECKERS);
                case STANDARD -> {
                    board.lay(side, 24, 2);
                    board.lay(side, 13, 5);
                    board.lay(side, 8, 3);
                    board.lay(side, 6, 5);
                }
                default -> {
                    return BoardText.read(setup, laws);
                }
            }
        }
        return board.check();
    }
}
