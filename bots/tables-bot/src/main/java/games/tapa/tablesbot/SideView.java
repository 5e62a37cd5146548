package games.tapa.tablesbot;

import games.tapa.tables.Contact;
import games.tapa.tables.Direction;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;
import games.tapa.tables.TablesStep;

/**
 * One side's checkers in its own numbering, in sets of points (bit p for point p) that the features are counted from.
 * Scratch, refilled for every position.
 */
final class SideView {

    private static final int BAR = 1 << TablesStep.BAR;

    /** The free checkers on each point; on the bar, which counts as 25, those that must enter. */
    final int[] free = new int[TablesStep.BAR + 1];

    /** Points with at least 1, 2, 3, 4 free checkers, the bar included. */
    int one;

    int two;
    int three;
    int four;

    /** Points where a free checker lies on a pinned enemy checker. */
    int holds;

    /** Points where a single free checker may be pinned or hit. */
    int blots;

    /** Points this side may land on. */
    int landable;

    /** Points where checkers of this side lie pinned. */
    int pinned;

    /** How many checkers must enter from the bar. */
    int bar;

    int checkers;
    int pips;

    /** Checkers on the start point, a pinned one included. */
    int start;

    /** How the sides travel. */
    Direction direction = Direction.CONTRARY;

    private final boolean pinnerPinnable;
    private final boolean loneHolds;

    SideView(TablesRules rules) {
        pinnerPinnable = rules.pinnerPinnable();
        loneHolds = rules.kind().contact() == Contact.HOLD;
    }

    /** Reads the board from its own view, or from the enemy's. */
    void read(MoverBoard board, boolean enemys) {
        clear();
        direction = board.direction();
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int at = enemys ? direction.across(point) : point;
            int top = enemys ? -board.top(at) : board.top(at);
            int beneath = board.beneath(at);
            free[point] = Math.max(top, 0);
            if (top > 0) {
                mine(point, top, beneath);
            } else {
                theirs(point, top, beneath);
            }
        }
        bar = enemys ? board.theirsOnBar() : board.onBar();
        free[TablesStep.BAR] = bar;
        if (bar > 0) {
            stack(BAR, bar);
            count(TablesStep.BAR, bar, 0);
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
        landable |= bit;
        stack(bit, top);
        if (top == 1 && mayBeCovered(beneath)) {
            blots |= bit;
        }
        if (beneath > 0) {
            holds |= bit;
        }
        count(point, top, beneath / 2);
    }

    private void stack(int bit, int top) {
        one |= bit;
        two |= top >= 2 ? bit : 0;
        three |= top >= 3 ? bit : 0;
        four |= top >= 4 ? bit : 0;
    }

    /** Whether the other side may land on a single free checker. */
    private boolean mayBeCovered(int beneath) {
        return !loneHolds && (beneath == 0 || pinnerPinnable);
    }

    private void theirs(int point, int top, int beneath) {
        if (top == 0 || (top == -1 && mayBeCovered(beneath))) {
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

    /** The highest point with a free checker, 25 for the bar, 0 without one. */
    int rearmost() {
        return one == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(one);
    }

    /** The points from which {@code die} moves a free checker on the board; the bar first. */
    int movable(int die) {
        return (bar > 0 ? BAR : one) & (landable << die);
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
