package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;

/**
 * One side's checkers in its own numbering, in sets of points (bit p for point p) that the features are counted from.
 * Scratch, refilled for every position.
 */
final class SideView {

    final int[] free = new int[TablesBoard.POINTS + 1];

    /** Points with at least 1, 2, 3, 4 free checkers. */
    int one;

    int two;
    int three;
    int four;

    /** Points where a free checker lies on a pinned enemy checker. */
    int holds;

    /** Points where a single free checker may be pinned. */
    int blots;

    /** Points this side may land on. */
    int landable;

    /** Points where checkers of this side lie pinned. */
    int pinned;

    int checkers;
    int pips;

    /** Checkers on the start point, a pinned one included. */
    int start;

    private final boolean pinnerPinnable;

    SideView(boolean pinnerPinnable) {
        this.pinnerPinnable = pinnerPinnable;
    }

    /** Reads the board from its own view, or from the enemy's. */
    void read(MoverBoard board, boolean enemys) {
        clear();
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int at = enemys ? TablesBoard.POINTS + 1 - point : point;
            int top = enemys ? -board.top(at) : board.top(at);
            int beneath = board.beneath(at);
            free[point] = Math.max(top, 0);
            if (top > 0) {
                mine(point, top, beneath);
            } else {
                theirs(point, top, beneath);
            }
        }
    }

    private void clear() {
        one = 0;
        two = 0;
        three = 0;
        four = 0;
        holds = 0;
        blots = 0;
        landable = 0;
        pinned = 0;
        checkers = 0;
        pips = 0;
        start = 0;
    }

    private void mine(int point, int top, int beneath) {
        int bit = 1 << point;
        one |= bit;
        landable |= bit;
        if (top >= 2) {
            two |= bit;
            three |= top >= 3 ? bit : 0;
            four |= top >= 4 ? bit : 0;
        } else if (beneath == 0 || pinnerPinnable) {
            blots |= bit;
        }
        if (beneath > 0) {
            holds |= bit;
        }
        count(point, top, beneath / 2);
    }

    private void theirs(int point, int top, int beneath) {
        if (top == 0 || (top == -1 && (beneath == 0 || pinnerPinnable))) {
            landable |= 1 << point;
        }
        if (beneath > 0) {
            count(point, 0, (beneath + 1) / 2);
        }
    }

    private void count(int point, int onTop, int lyingPinned) {
        int here = onTop + lyingPinned;
        checkers += here;
        pips += point * here;
        if (lyingPinned > 0) {
            pinned |= 1 << point;
        }
        if (point == TablesBoard.POINTS) {
            start = here;
        }
    }

    /** The highest point with a free checker, 0 without one. */
    int rearmost() {
        return one == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(one);
    }

    /** The points from which {@code die} moves a free checker on the board. */
    int movable(int die) {
        return one & (landable << die);
    }

    /** How many checkers {@code die} can move on the board, at most four counted on a point. */
    int movers(int die) {
        int points = movable(die);
        return Integer.bitCount(points)
                + Integer.bitCount(points & two)
                + Integer.bitCount(points & three)
                + Integer.bitCount(points & four);
    }

    boolean allHome() {
        return (one | pinned) >>> 7 == 0;
    }
}
