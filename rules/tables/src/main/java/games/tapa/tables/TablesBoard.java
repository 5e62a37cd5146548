package games.tapa.tables;

import games.tapa.kernel.Side;
import java.util.Arrays;

/**
 * The checkers on the board, White's numbering: what lies on each of the 24 points, in which order; the checkers that
 * are missing to 15 a side are borne off. Always a board that the rules accept; see {@link TablesSetup}.
 */
public final class TablesBoard {

    /** The checkers of each side. */
    public static final int CHECKERS = 15;

    /** The points of the board. */
    public static final int POINTS = 24;

    private final Stack[] stacks;

    /** Takes the array over: index 1 to 24 is the point. Only {@link TablesSetup#check} calls this for input. */
    TablesBoard(Stack[] stacks) {
        this.stacks = stacks;
    }

    /** What lies on {@code point}, 1 to 24 in White's numbering. */
    public Stack at(int point) {
        return stacks[point];
    }

    /** What lies on {@code point}, 1 to 24 in the numbering of {@code side}: Black's p is White's 25 - p. */
    public Stack at(Side side, int point) {
        return stacks[side == Side.WHITE ? point : 25 - point];
    }

    /** The checkers of {@code side} on the board, pinned ones included. */
    public int onBoard(Side side) {
        int checkers = 0;
        for (int point = 1; point <= POINTS; point++) {
            checkers += stacks[point].of(side);
        }
        return checkers;
    }

    /** The checkers that {@code side} has borne off. */
    public int off(Side side) {
        return CHECKERS - onBoard(side);
    }

    /** The pip count: the sum of the distances of all checkers of {@code side} to bearing off. */
    public int pips(Side side) {
        int pips = 0;
        for (int point = 1; point <= POINTS; point++) {
            pips += point * at(side, point).of(side);
        }
        return pips;
    }

    /** The checkers of {@code side} that lie pinned. */
    public int pinned(Side side) {
        int pinned = 0;
        for (int point = 1; point <= POINTS; point++) {
            pinned += stacks[point].pinned(side);
        }
        return pinned;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TablesBoard board && Arrays.equals(stacks, board.stacks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(stacks);
    }

    /** The board text (section 6). */
    @Override
    public String toString() {
        return BoardText.write(this);
    }
}
