package games.tapa.tables;

import games.tapa.kernel.Side;
import java.util.Arrays;

/**
 * The checkers on the board, White's numbering: what lies on each of the 24 points, in which order, and on the bar; the
 * checkers that are missing to 15 a side are borne off. Always a board that the rules accept; see {@link TablesSetup}.
 */
public final class TablesBoard {

    /** The checkers of each side. */
    public static final int CHECKERS = 15;

    /** The points of the board. */
    public static final int POINTS = 24;

    private final Direction direction;
    private final Stack[] stacks;
    private final int whiteOnBar;
    private final int blackOnBar;

    /** Takes the array over: index 1 to 24 is the point. Only {@link TablesSetup#check} calls this for input. */
    TablesBoard(Direction direction, Stack[] stacks, int whiteOnBar, int blackOnBar) {
        this.direction = direction;
        this.stacks = stacks;
        this.whiteOnBar = whiteOnBar;
        this.blackOnBar = blackOnBar;
    }

    /** How the sides travel on this board. */
    public Direction direction() {
        return direction;
    }

    /** What lies on {@code point}, 1 to 24 in White's numbering. */
    public Stack at(int point) {
        return stacks[point];
    }

    /** What lies on {@code point}, 1 to 24 in the numbering of {@code side}. */
    public Stack at(Side side, int point) {
        return stacks[side == Side.WHITE ? point : direction.across(point)];
    }

    /** The checkers of {@code side} that were hit and must enter. */
    public int onBar(Side side) {
        return side == Side.WHITE ? whiteOnBar : blackOnBar;
    }

    /** The checkers of {@code side} that are not borne off, those on the bar and pinned ones included. */
    public int onBoard(Side side) {
        int checkers = onBar(side);
        for (int point = 1; point <= POINTS; point++) {
            checkers += stacks[point].of(side);
        }
        return checkers;
    }

    /** The checkers that {@code side} has borne off. */
    public int off(Side side) {
        return CHECKERS - onBoard(side);
    }

    /** The pip count: the sum of the distances of all checkers of {@code side} to bearing off; 25 from the bar. */
    public int pips(Side side) {
        int pips = TablesStep.BAR * onBar(side);
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
        return other instanceof TablesBoard board
                && direction == board.direction
                && whiteOnBar == board.whiteOnBar
                && blackOnBar == board.blackOnBar
                && Arrays.equals(stacks, board.stacks);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(stacks) + whiteOnBar) + blackOnBar;
    }

    /** The board text (section 6). */
    @Override
    public String toString() {
        return BoardText.write(this);
    }
}
