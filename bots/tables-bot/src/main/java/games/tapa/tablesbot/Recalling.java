package games.tapa.tablesbot;

import games.tapa.tables.FreeCheckers;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;

/**
 * Judges as another evaluator does, and recalls what it said of the boards it was asked about lately: plays of two turns
 * lead to the same board in either order. Answers are the same as without. Not for use by several threads at once.
 */
final class Recalling implements Evaluator {

    /** A power of two. */
    private static final int PLACES = 1 << 15;

    private static final int KEY = 4;

    /** Odd, with bits all over, so that boards that differ little lie apart. */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private static final int HELD_LOW = 0x1FFE;
    private static final int LOW_TO = 47;
    private static final int HIGH_TO = 39;

    private final Evaluator evaluator;

    /** Whether free checkers and the points where they pin tell a whole board: no pin lies on a pin. */
    private final boolean toldWhole;

    private final long[] boards = new long[KEY * PLACES];
    private final double[] worths = new double[PLACES];
    private final long[] board = new long[KEY];
    private long recalled;

    Recalling(TablesGame game, Evaluator evaluator) {
        this.evaluator = evaluator;
        toldWhole = !game.rules().pinnerPinnable();
    }

    @Override
    public double of(MoverBoard asked, Sequel sequel) {
        if (!toldWhole || sequel.kind() != Sequel.Kind.OTHER_THROWS) {
            return evaluator.of(asked, sequel);
        }
        int place = tell(asked);
        if (isAt(place)) {
            recalled++;
            return worths[place];
        }
        double worth = evaluator.of(asked, sequel);
        System.arraycopy(board, 0, boards, KEY * place, KEY);
        worths[place] = worth;
        return worth;
    }

    /** How many answers were recalled so far. */
    long recalled() {
        return recalled;
    }

    /** Writes the board down in {@link #board}; says where it belongs. */
    private int tell(MoverBoard asked) {
        tell(asked.myFree(), 0);
        tell(asked.theirFree(), 2);
        long mixed = 0;
        for (long part : board) {
            mixed = (mixed ^ part) * SPREAD;
            mixed ^= mixed >>> 32;
        }
        return (int) mixed & (PLACES - 1);
    }

    /** A side's free checkers, and above them the points where they pin; see {@link FreeCheckers}. */
    private void tell(FreeCheckers free, int at) {
        long holds = free.holds();
        board[at] = free.low() | (holds & HELD_LOW) << LOW_TO;
        board[at + 1] = free.high() | (holds & ~HELD_LOW) << HIGH_TO;
    }

    private boolean isAt(int place) {
        for (int part = 0; part < KEY; part++) {
            if (boards[KEY * place + part] != board[part]) {
                return false;
            }
        }
        return true;
    }
}
