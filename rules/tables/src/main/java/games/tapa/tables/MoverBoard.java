package games.tapa.tables;

import games.tapa.kernel.Side;
import java.util.Arrays;

/**
 * A board as the side to move sees it, for search: points in the mover's own numbering, changed in place. Each point
 * holds free checkers of one side on top ({@code top > 0}: the mover's, {@code top < 0}: the enemy's) and
 * {@code beneath} pinned single checkers of alternating sides under them; see {@link Stack}. Point 25 is the mover's
 * bar, point 0 the enemy's.
 *
 * <p>During the mover's turn no enemy checker leaves its point but one that is hit, and which points the mover may land
 * on never changes (1.1(3), 2). So the free checkers of the mover and the points where it has hit tell the whole board
 * after a play. They fit into two longs, see {@link Packed}. Generated results are such pairs.
 *
 * <p>Not for use by several threads at once.
 */
public final class MoverBoard {

    static final int POINTS = TablesBoard.POINTS;

    private static final int BAR = TablesStep.BAR;
    private static final int ENEMY_BAR = 0;

    private final int[] top = new int[POINTS + 2];
    private final int[] beneath = new int[POINTS + 2];
    private Direction direction = Direction.CONTRARY;

    private FreeCheckers myFree = new FreeCheckers();
    private FreeCheckers theirFree = new FreeCheckers();

    /** The points on which an enemy checker was hit since the board was laid out, bit p for point p. */
    private int hits;

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

    /** The mover's checkers on the bar. */
    public int onBar() {
        return top[BAR];
    }

    /** The enemy's checkers on the bar. */
    public int theirsOnBar() {
        return -top[ENEMY_BAR];
    }

    /** The mover's free checkers; they change with the board. */
    public FreeCheckers myFree() {
        return myFree;
    }

    /** The enemy's free checkers, likewise. */
    public FreeCheckers theirFree() {
        return theirFree;
    }

    /** How the sides travel. */
    public Direction direction() {
        return direction;
    }

    /** Lays {@code board} out as {@code mover} sees it. */
    public void set(TablesBoard board, Side mover) {
        direction = board.direction();
        hits = 0;
        myFree.clear();
        theirFree.clear();
        Arrays.fill(top, 0);
        for (int point = 1; point <= POINTS; point++) {
            Stack stack = board.at(mover, point);
            beneath[point] = stack.beneath();
            setTop(point, stack.free(mover) - stack.free(mover.other()));
            markHold(point);
        }
        setTop(BAR, board.onBar(mover));
        setTop(ENEMY_BAR, -board.onBar(mover.other()));
    }

    public void set(MoverBoard other) {
        direction = other.direction;
        hits = other.hits;
        myFree.set(other.myFree);
        theirFree.set(other.theirFree);
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
                int at = mover == Side.WHITE ? point : direction.across(point);
                stacks[at] = Stack.of(side, Math.abs(top[point]), beneath[point]);
            }
        }
        int mine = onBar();
        int theirs = theirsOnBar();
        return new TablesBoard(
                direction, stacks, mover == Side.WHITE ? mine : theirs, mover == Side.WHITE ? theirs : mine);
    }

    /** Turns the board round: what was the enemy's view becomes the mover's. */
    public void handOver() {
        hits = 0;
        FreeCheckers mine = myFree;
        myFree = theirFree;
        theirFree = mine;
        if (direction == Direction.CONTRARY) {
            for (int near = ENEMY_BAR, far = BAR; near < far; near++, far--) {
                swap(near, far);
            }
        } else {
            for (int point = 1; point <= POINTS / 2; point++) {
                swap(point, point + POINTS / 2);
            }
        }
    }

    /** The mover's free checkers on points 1 to 12 and hits there; see {@link Packed}. */
    public long low() {
        long low = myFree.low();
        for (int point = 1; point <= 12 && hits != 0; point++) {
            low |= isHit(hits, point) ? Packed.hitLow(point) : 0;
        }
        return low;
    }

    /** The mover's free checkers on points 13 to 24 and the bar, and hits on 13 to 24; see {@link Packed}. */
    public long high() {
        long high = myFree.high();
        for (int point = 13; point <= POINTS && hits != 0; point++) {
            high |= isHit(hits, point) ? Packed.hitHigh(point) : 0;
        }
        return high;
    }

    /** Makes the board the one after a generated result; see the class comment. Works both ways: also takes it back. */
    public void setMine(long low, long high) {
        int wantedHits = Packed.hits(low, high);
        if (wantedHits != hits) {
            setHits(wantedHits);
        }
        changeAll(1, low, (low ^ myFree.low()) & Packed.COUNTS_LOW);
        changeAll(POINTS / 2 + 1, high, (high ^ myFree.high()) & Packed.COUNTS_HIGH);
    }

    private void changeAll(int first, long wanted, long different) {
        long left = different;
        while (left != 0) {
            int shift = Long.numberOfTrailingZeros(left) & ~3;
            left &= ~(15L << shift);
            change(first + shift / 4, (int) (wanted >>> shift) & 15);
        }
    }

    /** Makes a legal step of the mover; says whether it hits or pins. */
    public boolean step(TablesStep step, Contact contact) {
        int from = step.from();
        int to = step.to();
        change(from, top[from] - 1);
        if (to == TablesStep.OFF) {
            return false;
        }
        boolean touches = top[to] < 0;
        if (touches && contact == Contact.HIT) {
            setHits(hits | 1 << to);
        }
        change(to, Math.max(top[to], 0) + 1);
        return touches;
    }

    /** Sends lone enemy checkers to the bar or takes them back, so that exactly those on {@code wanted} are hit. */
    private void setHits(int wanted) {
        int changed = wanted ^ hits;
        for (int point = 1; point <= POINTS; point++) {
            if (isHit(changed, point)) {
                boolean hit = isHit(wanted, point);
                setTop(point, hit ? 0 : -1);
                setTop(ENEMY_BAR, top[ENEMY_BAR] + (hit ? -1 : 1));
            }
        }
        hits = wanted;
    }

    private void change(int point, int wanted) {
        if (top[point] < 0) {
            beneath[point]++;
            setTop(point, wanted);
            markHold(point);
        } else if (wanted == 0 && beneath[point] > 0) {
            beneath[point]--;
            setTop(point, -1);
            markHold(point);
        } else {
            setTop(point, wanted);
        }
    }

    private void setTop(int point, int wanted) {
        int now = top[point];
        top[point] = wanted;
        int mine = Math.max(wanted, 0) - Math.max(now, 0);
        if (mine != 0) {
            myFree.add(point, mine);
        }
        int theirs = Math.max(-wanted, 0) - Math.max(-now, 0);
        if (theirs != 0) {
            theirFree.add(point == ENEMY_BAR ? BAR : direction.across(point), theirs);
        }
    }

    private void markHold(int point) {
        boolean any = beneath[point] > 0;
        myFree.hold(point, any && top[point] > 0);
        theirFree.hold(direction.across(point), any && top[point] < 0);
    }

    private void swap(int one, int other) {
        int t = top[one];
        top[one] = -top[other];
        top[other] = -t;
        int b = beneath[one];
        beneath[one] = beneath[other];
        beneath[other] = b;
    }

    private static boolean isHit(int hits, int point) {
        return (hits & 1 << point) != 0;
    }
}
