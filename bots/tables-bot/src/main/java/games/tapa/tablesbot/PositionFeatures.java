package games.tapa.tablesbot;

import games.tapa.tables.Doubles;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;

/**
 * The features of a position that are not 0, as indices into the weights of its phase and values. What each feature
 * says stands in {@link Features}. Scratch, refilled for every position; not for use by several threads at once.
 */
public final class PositionFeatures {

    private static final int ON_POINTS = (2 << TablesBoard.POINTS) - 2;

    private final Lore lore;
    private final boolean cascades;
    private final SideView mover;
    private final SideView thrower;
    private final Shots byThrower;
    private final Shots byMover;

    private final int[] indices = new int[Features.COUNT];
    private final double[] values = new double[Features.COUNT];
    private int count;
    private int phase;

    /** See {@link Lore#early}. */
    private double early;

    /** Scratch: free checkers by how many of the six points ahead of them are closed; all 0 between uses. */
    private final int[] hemmedIn = new int[7];

    public PositionFeatures(TablesRules rules) {
        lore = Lore.of(rules.kind());
        cascades = rules.cascade().doubles() == Doubles.CASCADE;
        mover = new SideView(rules);
        thrower = new SideView(rules);
        PlayGenerator generator = new PlayGenerator(rules);
        long[] results = new long[2 * PlayGenerator.MOST_RESULTS];
        byThrower = new Shots(rules, generator, results, thrower, mover);
        byMover = new Shots(rules, generator, results, mover, thrower);
    }

    /** Reads a position as the side sees it that has just played; it is not over. */
    public void read(MoverBoard board) {
        mover.read(board, false);
        thrower.read(board, true);
        count = 0;
        phase = lore.of(mover, thrower);
        early = lore.early(mover, thrower);
        if (phase != Lore.RACE) {
            byThrower.read(board, true);
            byMover.read(board, false);
        }
        side(0, mover, thrower, byThrower);
        side(Features.OF_SIDE, thrower, mover, byMover);
        shared();
    }

    /** The phase whose weights count, from 0. */
    public int phase() {
        return phase;
    }

    /** How many features of the position are not 0. */
    int size() {
        return count;
    }

    /** The i-th of them; see {@link Features}. */
    int feature(int i) {
        return indices[i];
    }

    /** What it is. */
    double amount(int i) {
        return values[i];
    }

    /** How many weights the position touches, two for each feature that is not 0. */
    public int count() {
        return 2 * count;
    }

    /** Where the i-th of them stands among the weights of the phase. */
    public int index(int i) {
        return i < count ? indices[i] : Features.EARLY + indices[i - count];
    }

    /** What the i-th of them is to be multiplied with. */
    public double value(int i) {
        return i < count ? values[i] * (1 - early) : values[i - count] * early;
    }

    /** The sum of features times weights, always added in the same order. */
    double dot(double[] weights) {
        double late = 0;
        double soon = 0;
        for (int i = 0; i < count; i++) {
            late += weights[indices[i]] * values[i];
            soon += weights[Features.EARLY + indices[i]] * values[i];
        }
        return late * (1 - early) + soon * early;
    }

    /** What side 0's enemy, the side to throw, can pin or hit with each roll; for tests. */
    int shotsAt(int point) {
        return Rolls.of36(byThrower.at(TablesBoard.POINTS + 1 - point));
    }

    private void side(int offset, SideView side, SideView enemy, Shots shots) {
        points(offset, side);
        add(offset + Features.LEFT + side.checkers - 1, 1);
        add(offset + Features.PIPS, side.pips / 100.0);
        if (side.checkers == TablesBoard.CHECKERS) {
            add(offset + Features.NONE_OFF, 1);
            add(offset + Features.WAY_HOME, wayHome(side) / 50.0);
        }
        add(offset + Features.GAPS, (6 - Integer.bitCount(side.one & 126)) / 6.0);
        if (phase != Lore.RACE) {
            contact(offset, side, enemy);
            blots(offset, side.blots, shots);
        }
    }

    private void points(int offset, SideView side) {
        int left = side.one & ON_POINTS;
        while (left != 0) {
            int point = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            int free = side.free[point];
            boolean holds = (side.holds >>> point & 1) != 0;
            int table = free == 1 ? holds ? Features.HOLD : Features.BLOT : holds ? Features.FIRM_HOLD : Features.MADE;
            add(offset + table + point - 1, 1);
            if (free > 2) {
                add(offset + Features.SPARE + point - 1, free - 2);
            }
        }
    }

    private static int wayHome(SideView side) {
        int pips = 0;
        int left = (side.one | side.pinned) >>> 7;
        for (int point = 7; left != 0; point++, left >>>= 1) {
            if ((left & 1) != 0) {
                int here = side.free[point] + (side.pinned >>> point & 1);
                pips += here * (point - 6);
            }
        }
        return pips;
    }

    private void contact(int offset, SideView side, SideView enemy) {
        block(offset, enemy);
        hemmed(offset, side);
        int holds = Integer.bitCount(side.holds) + enemy.bar;
        if (holds > 0) {
            add(offset + Features.HOLDS + Math.min(holds, 4) - 1, 1);
        }
        if (side.start == 2) {
            add(offset + Features.START_TWO, 1);
        } else if (side.start == 3) {
            add(offset + Features.START_THREE, 1);
        }
        numbers(offset, side);
        if (cascades) {
            chains(offset, side);
        }
        int rear = enemy.rearmost();
        int ahead = side.bar;
        int timing = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int free = side.free[point];
            if (free > 0) {
                ahead += side.direction.across(point) < rear ? free : 0;
                timing += point > 6 ? (free - (side.holds >>> point & 1)) * (point - 6) : 0;
            }
        }
        add(offset + Features.CONTACT, ahead / 15.0);
        add(offset + Features.TIMING, timing / 50.0);
    }

    /** Points closed to the enemy ahead of his rearmost free checker, counted in his numbering. */
    private void block(int offset, SideView enemy) {
        int rear = enemy.rearmost();
        int closed = ~enemy.landable & ((1 << rear) - 2);
        int near = rear > 6 ? closed >>> (rear - 6) : closed;
        int soon = Integer.bitCount(near & 127);
        if (rear > 0 && soon > 0) {
            add(offset + Features.CLOSED + soon - 1, 1);
        }
        int row = 0;
        while (closed != 0) {
            row++;
            closed &= closed >>> 1;
        }
        if (row >= 2) {
            add(offset + Features.ROW + Math.min(row, 6) - 2, 1);
        }
    }

    private void hemmed(int offset, SideView side) {
        int closed = ~side.landable & ON_POINTS;
        int left = closed == 0 ? 0 : side.one;
        while (left != 0) {
            int point = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            int ahead = Integer.bitCount((closed << 6) >>> point & 63);
            hemmedIn[ahead] += side.free[point];
        }
        for (int ahead = 0; ahead <= 6; ahead++) {
            if (ahead > 0 && hemmedIn[ahead] > 0) {
                add(offset + Features.HEMMED + ahead - 1, hemmedIn[ahead] / 15.0);
            }
            hemmedIn[ahead] = 0;
        }
    }

    private void numbers(int offset, SideView side) {
        int dead = 0;
        int tight = 0;
        int mobility = 0;
        for (int die = 1; die <= 6; die++) {
            int points = Integer.bitCount(side.movable(die));
            dead += points == 0 ? 1 : 0;
            tight += points == 1 ? 1 : 0;
            mobility += Math.min(points, 4);
        }
        add(offset + Features.DEAD_NUMBERS, dead / 6.0);
        add(offset + Features.TIGHT_NUMBERS, tight / 6.0);
        add(offset + Features.MOBILITY, mobility / 24.0);
    }

    /** A group of a chain counts as played if four checkers can step its number; the first that is not ends the chain. */
    private void chains(int offset, SideView side) {
        boolean allHome = side.allHome();
        int played = 0;
        int rest = 0;
        int playedBySix = 0;
        int whole = 0;
        for (int die = 6; die >= 1; die--) {
            int movers = allHome ? 4 : Math.min(4, side.movers(die));
            whole += 4 * die;
            playedBySix = movers * die + (movers == 4 ? playedBySix : 0);
            played += playedBySix;
            rest += whole - playedBySix;
        }
        add(offset + Features.CHAIN, played / 360.0);
        add(offset + Features.CHAIN_REST, rest / 360.0);
    }

    /** Those first whose loss costs most. */
    private void blots(int offset, int blots, Shots shots) {
        int any = 0;
        int two = 0;
        int all = 0;
        int left = blots;
        while (left != 0) {
            int dearest = lore.dearest(left);
            left ^= dearest;
            int point = Integer.numberOfTrailingZeros(dearest);
            int rolls = shots.at(TablesBoard.POINTS + 1 - point);
            if (rolls != 0) {
                add(offset + Features.SHOT + point - 1, Rolls.of36(rolls & ~any) / 36.0);
                two |= rolls & any;
                any |= rolls;
                all += Rolls.of36(rolls);
            }
        }
        if (any != 0) {
            add(offset + Features.ANY_SHOT, Rolls.of36(any) / 36.0);
            add(offset + Features.TWO_SHOTS, Rolls.of36(two) / 36.0);
            add(offset + Features.ALL_SHOTS, all / 36.0);
        }
    }

    private void shared() {
        int mine = mover.pips;
        int theirs = thrower.pips;
        add(Features.ALWAYS, 1);
        add(Features.LEAD, (theirs - mine) / 100.0);
        int rest = 2 * thrower.checkers - 2 * mover.checkers;
        double whole = mine + theirs + 2 * (mover.checkers + thrower.checkers);
        add(Features.LEAD_SHARE, (theirs - mine + rest) / whole);
        add(Features.CHECKER_SHARE, (thrower.checkers - mover.checkers) / (double) (thrower.checkers + mover.checkers));
    }

    private void add(int index, double value) {
        indices[count] = index;
        values[count] = value;
        count++;
    }
}
