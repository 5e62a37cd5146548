package games.tapa.tables;

/**
 * Writes every distinct result of a roll in a pin game into a buffer of the caller: the generator for search.
 *
 * <p>Why no two results need comparing: which points may be landed on is the same all through a turn, so a play is legal
 * in any order in which its checkers exist, and bearing off asks for nothing but that higher checkers went first. A
 * double is therefore a multiset of sources, each played from the highest down, and different multisets give different
 * boards. With two different dice a board is told by its two sources, but for one checker that plays both and for two
 * checkers borne off, which get a number of their own. Only where the mother may fall in mid-turn, or where no checker
 * may move inside home once all are there, does order matter; then every order is tried.
 *
 * <p>Not for use by several threads at once.
 */
public final class TapaGenerator {

    /** No roll has more results: the multisets of at most four of 24 points. */
    public static final int MOST_RESULTS = 20_475;

    private static final int DICE_OF_A_DOUBLE = 4;
    private static final int BOTH_OFF = 1 << 10;

    private final boolean largerDie;
    private final TurnFrame frame;
    private final PairSet seen = new PairSet();
    private final int[] rounds = new int[2 << 10];
    private int round;

    private long[] out = {};
    private int results;
    private int worth;

    public TapaGenerator(TablesRules rules) {
        largerDie = rules.largerDie();
        frame = new TurnFrame(rules);
    }

    /**
     * Writes the results of a roll, in no particular but always the same order.
     *
     * @param board the position, not over; it is not changed
     * @param out receives the result i as {@code low} in 2i and {@code high} in 2i + 1 (see {@link MoverBoard}); of
     *     length at least 2 {@link #MOST_RESULTS}
     * @return how many, at least 1: if no die can be played, the unchanged position
     */
    public int generate(MoverBoard board, int die1, int die2, long[] out) {
        this.out = out;
        results = 0;
        worth = 0;
        frame.set(board);
        long low = board.low();
        long high = board.high();
        int occupied = Packed.occupied(low, high);
        if (die1 == die2) {
            if (frame.orderMatters(low, high, DICE_OF_A_DOUBLE, DICE_OF_A_DOUBLE * die1)) {
                seen.clear();
                anyOrder(DICE_OF_A_DOUBLE, die1, 0, 0, low, high);
            } else {
                multisets(die1, 0, TablesBoard.POINTS, low, high, occupied);
            }
        } else {
            different(Math.max(die1, die2), Math.min(die1, die2), low, high, occupied);
        }
        if (worth == 0) {
            out[0] = low;
            out[1] = high;
            results = 1;
        }
        return results;
    }

    /** The greatest worth of the last roll generated: dice played; all of them also where every play ends the game. */
    public int worth() {
        return worth;
    }

    private void different(int larger, int smaller, long low, long high, int occupied) {
        if (frame.orderMatters(low, high, 2, larger + smaller)) {
            seen.clear();
            anyOrder(1, larger, 1, smaller, low, high);
        } else {
            round++;
            pairs(larger, smaller, low, high, occupied, true);
            pairs(smaller, larger, low, high, occupied, false);
        }
        if (worth == 0) {
            singles(larger, smaller, low, high, occupied);
        }
    }

    /** Steps of one double from {@code last} down. A board after the greatest number of steps is a result. */
    private void multisets(int die, int made, int last, long low, long high, int occupied) {
        int sources = frame.sources(occupied, die) & ((2 << last) - 1);
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int to = Math.max(0, from - die);
            long newLow = low - Packed.LOW[from] + Packed.LOW[to];
            long newHigh = high - Packed.HIGH[from] + Packed.HIGH[to];
            boolean over = frame.allOff(newLow, newHigh);
            write(over ? DICE_OF_A_DOUBLE : made + 1, newLow, newHigh);
            if (made + 1 < DICE_OF_A_DOUBLE && !over) {
                multisets(die, made + 1, from, newLow, newHigh, moved(occupied, newLow, newHigh, from, to));
            }
        }
    }

    /** Two different dice in this order. */
    private void pairs(int first, int second, long low, long high, int occupied, boolean largerFirst) {
        int sources = frame.sources(occupied, first);
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int to = Math.max(0, from - first);
            long newLow = low - Packed.LOW[from] + Packed.LOW[to];
            long newHigh = high - Packed.HIGH[from] + Packed.HIGH[to];
            if (frame.allOff(newLow, newHigh)) {
                writeNew(from, newLow, newHigh);
            } else {
                int next = frame.sources(moved(occupied, newLow, newHigh, from, to), second);
                seconds(next, from, to, second, newLow, newHigh, largerFirst);
            }
        }
    }

    private void seconds(int sources, int from1, int to1, int die, long low, long high, boolean largerFirst) {
        int left = sources;
        while (left != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(left);
            left ^= 1 << from;
            int to = Math.max(0, from - die);
            int name;
            if (from == to1) {
                name = from1;
            } else if (to == from1) {
                name = from;
            } else if (to1 == 0 && to == 0) {
                name = BOTH_OFF | Math.max(from, from1) << 5 | Math.min(from, from1);
            } else {
                name = largerFirst ? from1 << 5 | from : from << 5 | from1;
            }
            writeNew(name, low - Packed.LOW[from] + Packed.LOW[to], high - Packed.HIGH[from] + Packed.HIGH[to]);
        }
    }

    /** Only one die can be played: the larger if possible (1.1(5)). */
    private void singles(int larger, int smaller, long low, long high, int occupied) {
        int byLarger = frame.sources(occupied, larger);
        int bySmaller = frame.sources(occupied, smaller);
        single(byLarger, larger, low, high);
        if (byLarger == 0 || !largerDie) {
            // Off by either die is the same board.
            int offByBoth = byLarger & bySmaller & ((2 << smaller) - 1);
            single(bySmaller & ~offByBoth, smaller, low, high);
        }
    }

    private void single(int sources, int die, long low, long high) {
        int left = sources;
        while (left != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(left);
            left ^= 1 << from;
            int to = Math.max(0, from - die);
            write(1, low - Packed.LOW[from] + Packed.LOW[to], high - Packed.HIGH[from] + Packed.HIGH[to]);
        }
    }

    /**
     * Every order of {@code n1} dice {@code die1} and {@code n2} dice {@code die2}, which is 0 for a double; a play may
     * end the game early, and then counts as complete.
     */
    private void anyOrder(int n1, int die1, int n2, int die2, long low, long high) {
        if (n1 > 0) {
            anyOrder(die1, n1 - 1, die1, n2, die2, low, high);
        }
        if (n2 > 0) {
            anyOrder(die2, n1, die1, n2 - 1, die2, low, high);
        }
    }

    private void anyOrder(int die, int n1, int die1, int n2, int die2, long low, long high) {
        int sources = frame.sources(Packed.occupied(low, high), die);
        long left = (long) (1 + n1 + 8 * n2) << 48;
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int to = Math.max(0, from - die);
            long newLow = low - Packed.LOW[from] + Packed.LOW[to];
            long newHigh = high - Packed.HIGH[from] + Packed.HIGH[to];
            boolean over = frame.ended(newLow, newHigh);
            if (over || n1 + n2 == 0) {
                if (seen.add(newLow, newHigh)) {
                    write(die2 == 0 ? DICE_OF_A_DOUBLE : 2, newLow, newHigh);
                }
            } else if (seen.add(newLow, newHigh | left)) {
                if (die2 == 0) {
                    write(DICE_OF_A_DOUBLE - n1, newLow, newHigh);
                }
                anyOrder(n1, die1, n2, die2, newLow, newHigh);
            }
        }
    }

    private void write(int value, long low, long high) {
        if (value > worth) {
            worth = value;
            results = 0;
        }
        if (value == worth) {
            out[2 * results] = low;
            out[2 * results + 1] = high;
            results++;
        }
    }

    private void writeNew(int name, long low, long high) {
        if (rounds[name] != round) {
            rounds[name] = round;
            write(2, low, high);
        }
    }

    private static int moved(int occupied, long low, long high, int from, int to) {
        int left = Packed.count(low, high, from) == 0 ? occupied & ~(1 << from) : occupied;
        return to == 0 ? left : left | 1 << to;
    }
}
