package games.tapa.trainer;

import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPosition;
import java.util.List;

/**
 * Positions in the line that GNU Backgammon's move server reads, the board line of FIBS: what stands on 26 places from the
 * bar of the side that waits over points 1 to 24 to the bar of the side that plays, numbered as that side numbers them and
 * positive where the checkers are its own, then the dice. There is no match and no cube.
 */
final class GnubgBoard {

    private static final String PLAYERS_AND_SCORE = "board:me:gnubg:0:0:0:";

    /** It is our turn. */
    private static final String TURN = ":1:";

    /**
     * Dice of the other side, the value of the cube, who may double, whether somebody has; colour and direction, where home
     * and bar are; how many checkers are off or on the bar, which it counts itself, and what it does not ask for.
     */
    private static final String REST = ":0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0";

    private GnubgBoard() {}

    /** The line for a position and a roll, in the view of the side that plays. */
    static String line(TablesPosition.ToMove position) {
        Side mover = position.turn();
        MoverBoard board = new MoverBoard();
        board.set(position.board(), mover);
        StringBuilder line =
                new StringBuilder(PLAYERS_AND_SCORE).append(-position.board().onBar(mover.other()));
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            line.append(':').append(board.top(point));
        }
        List<Integer> dice = position.stage().dice();
        return line.append(':')
                .append(position.board().onBar(mover))
                .append(TURN)
                .append(dice.get(0))
                .append(':')
                .append(dice.get(1))
                .append(REST)
                .toString();
    }
}
