package games.tapa.tablesbot;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import games.tapa.tables.BearoffOver;
import games.tapa.tables.Dead;
import games.tapa.tables.FreeCheckers;
import games.tapa.tables.Mother;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesRules;
import java.util.Optional;

/**
 * Tells whether the game is over on a board of search, by the rules themselves; they are asked only where it may be.
 * Not for use by several threads at once.
 */
final class GameEnd {

    private final TablesGame game;
    private final boolean motherCounts;
    private final boolean deadCounts;

    /** A checker that may land on the next point can move. */
    private final boolean oneStepIsFree;

    private final PlayGenerator generator;
    private final long[] results = new long[2 * (TablesBoard.POINTS + 1)];
    private int balance;

    GameEnd(TablesGame game) {
        this.game = game;
        TablesRules rules = game.rules();
        generator = new PlayGenerator(rules);
        motherCounts = rules.mother() != Mother.OFF;
        deadCounts = rules.dead() == Dead.DRAW;
        oneStepIsFree = !rules.limits().any() && rules.bearoffOver() == BearoffOver.HIGHEST;
    }

    /** Whether the game is over on {@code board} after a whole turn of the side whose view it is. */
    boolean isOver(MoverBoard board) {
        if (!mayBeOver(board)) {
            return false;
        }
        // The view names no colours; which one the side gets changes nothing.
        Optional<Outcome> outcome = game.outcome(board.toBoard(Side.WHITE));
        if (outcome.isEmpty()) {
            return false;
        }
        balance = outcome.get().pointsOf(Side.WHITE) - outcome.get().pointsOf(Side.BLACK);
        return true;
    }

    /** If the last board asked about was over: the points of the side whose view it was, less the other's. */
    int balance() {
        return balance;
    }

    /** A quick look, never wrong when it says no. */
    private boolean mayBeOver(MoverBoard board) {
        FreeCheckers mine = board.myFree();
        FreeCheckers theirs = board.theirFree();
        boolean allLeft = ((mine.low() | mine.high()) != 0 || theirs.holds() != 0)
                && ((theirs.low() | theirs.high()) != 0 || mine.holds() != 0);
        return !allLeft || (motherCounts && motherPinned(board)) || (deadCounts && !canStep(board) && !canPlay(board));
    }

    /** Whether some checker can surely move; never wrong when it says yes. */
    private boolean canStep(MoverBoard board) {
        boolean can = false;
        for (int point = 2; oneStepIsFree && board.onBar() == 0 && !can && point <= TablesBoard.POINTS; point++) {
            can = board.top(point) > 0 && board.top(point - 1) >= 0;
        }
        return can;
    }

    /** Whether the side whose view it is could play some number of a die. */
    private boolean canPlay(MoverBoard board) {
        for (int die = 1; die <= 6; die++) {
            generator.generateEqual(board, 1, die, results);
            if (generator.worth() > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean motherPinned(MoverBoard board) {
        return (board.beneath(1) > 0 && board.theirsPinned(1) > 0)
                || (board.beneath(TablesBoard.POINTS) > 0 && board.minePinned(TablesBoard.POINTS) > 0);
    }
}
