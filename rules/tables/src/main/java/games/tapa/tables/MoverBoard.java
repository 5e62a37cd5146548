package games.tapa.tables;

import games.tapa.kernel.Side;
import java.util.Arrays;

/**
 * A board as the side to move sees it, for search: points in the mover's own numbering, changed in place. Each point
 * holds free checkers of one side on top ({@code top > 0}: the mover's, {@code top < 0}: the enemy's) and
 * {@code beneath} pinned single checkers of alternating sides under them; see {@link Stack}.
 *
 * <p>During the mover's turn no enemy checker leaves its point, and which points the mover may land on never changes
 * (1.1(3)). So the free checkers of the mover alone tell the whole board after a play. They fit into two longs, four
 * bits a point: {@code low} for points 1 to 12, {@code high} for 13 to 24. Generated results are such pairs.
 *
 * <p>Not for use by several threads at once.
 */
public final class MoverBoard {

    static final int POINTS = TablesBoard.POINTS;

    private final int[] top = new int[POINTS + 2];
    private final int[] beneath = new int[POINTS + 2];

    /** An empty board. */
    public MoverBoard() {}

    /** The free checkers on {@code point} with their sign: positive the mover's, negative the enemy's. */
    public int top(int point) {
        return top[point];
    }

    /** How many single checkers lie pinned on {@code point}; the uppermost is of the side that is not on top. */
    public int beneath(int point) {
        return beneath[point];
    }

    /** The mover's checkers on {@code point}, free and pinned. */
    public int mine(int point) {
        return top[point] >= 0 ? top[point] + beneath[point] / 2 : (beneath[point] + 1) / 2;
    }

    /** The enemy's checkers on {@code point}, free and pinned. */
    public int theirs(int point) {
        return top[point] > 0 ? (beneath[point] + 1) / 2 : beneath[point] / 2 - top[point];
    }

    /** The mover's checkers that lie pinned on {@code point}. */
    public int minePinned(int point) {
        return top[point] >= 0 ? beneath[point] / 2 : (beneath[point] + 1) / 2;
    }

    /** The enemy's checkers that lie pinned on {@code point}. */
    public int theirsPinned(int point) {
        return top[point] > 0 ? (beneath[point] + 1) / 2 : beneath[point] / 2;
    }

    /** Lays {@code board} out as {@code mover} sees it. */
    public void set(TablesBoard board, Side mover) {
        for (int point = 1; point <= POINTS; point++) {
            Stack stack = board.at(mover, point);
            top[point] = stack.free(mover) - stack.free(mover.other());
            beneath[point] = stack.beneath();
        }
    }

    public void set(MoverBoard other) {
        System.arraycopy(other.top, 0, top, 0, top.length);
        System.arraycopy(other.beneath, 0, beneath, 0, beneath.length);
    }

    /** The board with the sides named: {@code mover} is the side whose view this is. */
    public TablesBoard toBoard(Side mover) {
        Stack[] stacks = new Stack[POINTS + 1];
        Arrays.fill(stacks, Stack.EMPTY);
        for (int point = 1; point <= POINTS; point++) {
            if (top[point] != 0) {
                Side side = top[point] > 0 ? mover : mover.other();
                int at = mover == Side.WHITE ? point : POINTS + 1 - point;
                stacks[at] = Stack.of(side, Math.abs(top[point]), beneath[point]);
            }
        }
        return new TablesBoard(stacks);
    }

    /** Turns the board round: what was the enemy's view becomes the mover's. */
    public void handOver() {
        for (int near = 1, far = POINTS; near < far; near++, far--) {
            int t = top[near];
            top[near] = -top[far];
            top[far] = -t;
            int b = beneath[near];
            beneath[near] = beneath[far];
            beneath[far] = b;
        }
    }

    /** The mover's free checkers on points 1 to 12, four bits each, point 1 lowest. */
    public long low() {
        return packed(1);
    }

    /** The mover's free checkers on points 13 to 24, four bits each, point 13 lowest. */
    public long high() {
        return packed(13);
    }

    /** Makes the board the one after a generated result; see the class comment. Works both ways: also takes it back. */
    public void setMine(long low, long high) {
        for (int point = 1; point <= POINTS; point++) {
            int wanted = Packed.count(low, high, point);
            int now = Math.max(top[point], 0);
            if (now != wanted) {
                change(point, wanted);
            }
        }
    }

    /** Makes a legal step of the mover; says whether it pins. */
    public boolean step(TablesStep step) {
        int from = step.from();
        change(from, top[from] - 1);
        if (step.to() == TablesStep.OFF) {
            return false;
        }
        boolean pins = top[step.to()] < 0;
        change(step.to(), Math.max(top[step.to()], 0) + 1);
        return pins;
    }

    private void change(int point, int wanted) {
        if (top[point] < 0) {
            beneath[point]++;
            top[point] = wanted;
        } else if (wanted == 0 && beneath[point] > 0) {
            beneath[point]--;
            top[point] = -1;
        } else {
            top[point] = wanted;
        }
    }

    private long packed(int first) {
        long packed = 0;
        for (int i = 11; i >= 0; i--) {
            packed = packed << 4 | Math.max(top[first + i], 0);
        }
        return packed;
    }
}
