package games.tapa.tables;

/**
 * Writes every distinct result of a stage into a buffer of the caller: the generator for search.
 *
 * <p>Why no two results need comparing: which points may be landed on is the same all through a turn, so a play is legal
 * in any order in which its checkers exist, and bearing off asks for nothing but that higher checkers went first. Equal
 * dice are therefore a multiset of sources, each played from the highest down, the bar first, and different multisets
 * give different boards. With two different dice a board is told by its two sources, but for one checker that plays
 * both, which also tells where it came down if it hit there, and for two checkers borne off, which get a number of their
 * own. Only where the mother may fall in mid-turn, no checker may move inside home once all are there, or single steps
 * are limited, does order matter; then every order is tried.
 *
 * <p>Not for use by several threads at once.
 */
public final class PlayGenerator {

    /** No roll has more results: the multisets of at most four of 24 points. */
    public static final int MOST_RESULTS = 20_475;

    private static final int DICE_OF_A_DOUBLE = 4;
    private static final int BOTH_OFF = 1 << 10;
    private static final int HIT_ON_THE_WAY = 1 << 11;

    private final TablesGame game;
    private final boolean largerDie;
    private final TurnFrame frame;
    private final PairSet seen = new PairSet();
    private final PairSet written = new PairSet();
    private final int[] rounds = new int[3 << 11];
    private int round;

    private long[] out = {};
    private int dice;
    private int results;
    private int worth;

    public PlayGenerator(TablesRules rules) {
        game = new TablesGame(rules);
        largerDie = rules.largerDie();
        frame = new TurnFrame(rules);
    }

    /** Writes the results of the stage that is due; else like a roll. */
    public int generate(MoverBoard board, TablesPosition.ToMove due, long[] out) {
        frame.set(board);
        frame.begin(due.stage(), due.rolls().of(due.turn()));
        if (game.looksAhead(due)) {
            return lookingAhead(board, due, out);
        }
        return due.stage().isTwoDice()
                ? different(board, due.stage().larger(), due.stage().smaller(), out)
                : equal(board, due.stage().dice().size(), due.stage().larger(), out);
    }

    /**
     * Writes the results of a roll of two dice; a double is four of them. In no particular but always the same order.
     *
     * @param board the position, not over; it is not changed
     * @param out receives the result i as {@code low} in 2i and {@code high} in 2i + 1 (see {@link MoverBoard}); of
     *     length at least 2 {@link #MOST_RESULTS}
     * @return how many, at least 1: if no die can be played, the unchanged position
     */
    public int generate(MoverBoard board, int die1, int die2, long[] out) {
        frame.set(board);
        return die1 == die2
                ? equal(board, DICE_OF_A_DOUBLE, die1, out)
                : different(board, Math.max(die1, die2), Math.min(die1, die2), out);
    }

    /** Writes the results of {@code number} equal dice, 1 to 4, such as a group of a chain; else like a roll. */
    public int generateEqual(MoverBoard board, int number, int die, long[] out) {
        frame.set(board);
        return equal(board, number, die, out);
    }

    /** The results that go furthest in a whole chain; found as the plays are, no preset asks for it. */
    private int lookingAhead(MoverBoard board, TablesPosition.ToMove due, long[] buffer) {
        begin(due.stage().dice().size(), buffer);
        for (TablesPlay play : game.plays(due)) {
            long low = board.low();
            long high = board.high();
            for (TablesStep step : play.steps()) {
                low = frame.low(low, step.from(), step.to());
                high = frame.high(high, step.from(), step.to());
            }
            if (!play.isPass()) {
                write(play.outcome().isPresent() ? dice : play.steps().size(), low, high);
            }
        }
        return end(board.low(), board.high());
    }

    /** The greatest worth of the last stage generated: dice played; all of them also where every play ends the game. */
    public int worth() {
        return worth;
    }

    private int different(MoverBoard board, int larger, int smaller, long[] buffer) {
        begin(2, buffer);
        long low = board.low();
        long high = board.high();
        different(larger, smaller, low, high, Packed.occupied(low, high));
        return end(low, high);
    }

    private int equal(MoverBoard board, int number, int die, long[] buffer) {
        begin(number, buffer);
        long low = board.low();
        long high = board.high();
        if (frame.orderMatters(low, high, number, number * die)) {
            seen.clear();
            written.clear();
            anyOrder(number, die, 0, 0, 0, low, high);
        } else {
            multisets(die, 0, TablesStep.BAR, low, high, Packed.occupied(low, high));
        }
        return end(low, high);
    }

    private void begin(int number, long[] buffer) {
        out = buffer;
        dice = number;
        results = 0;
        worth = 0;
    }

    private int end(long low, long high) {
        if (worth == 0) {
            out[0] = low;
            out[1] = high;
            results = 1;
        }
        return results;
    }

    private void different(int larger, int smaller, long low, long high, int occupied) {
        if (frame.orderMatters(low, high, 2, larger + smaller)) {
            seen.clear();
            written.clear();
            anyOrder(1, larger, 1, smaller, 0, low, high);
        } else {
            round++;
            pairs(larger, smaller, low, high, occupied, true);
            pairs(smaller, larger, low, high, occupied, false);
        }
        if (worth == 0) {
            singles(larger, smaller, low, high, occupied);
        }
    }

    /** Steps of equal dice from {@code last} down. A board after the greatest number of steps is a result. */
    private void multisets(int die, int made, int last, long low, long high, int occupied) {
        int sources = frame.sources(low, high, occupied, die, 0) & ((2 << last) - 1);
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int to = Math.max(0, from - die);
            long newLow = frame.low(low, from, to);
            long newHigh = frame.high(high, from, to);
            boolean over = frame.allOff(newLow, newHigh);
            write(over ? dice : made + 1, newLow, newHigh);
            if (made + 1 < dice && !over) {
                multisets(die, made + 1, from, newLow, newHigh, moved(occupied, newLow, newHigh, from, to));
            }
        }
    }

    /** Two different dice in this order. */
    private void pairs(int first, int second, long low, long high, int occupied, boolean largerFirst) {
        int sources = frame.sources(low, high, occupied, first, 0);
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int to = Math.max(0, from - first);
            long newLow = frame.low(low, from, to);
            long newHigh = frame.high(high, from, to);
            if (frame.allOff(newLow, newHigh)) {
                writeNew(from, newLow, newHigh);
            } else {
                int now = moved(occupied, newLow, newHigh, from, to);
                int next = frame.sources(newLow, newHigh, now, second, 0);
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
                name = frame.isBlot(to1) ? from1 | HIT_ON_THE_WAY << (largerFirst ? 0 : 1) : from1;
            } else if (to == from1) {
                name = from;
            } else if (to1 == 0 && to == 0) {
                name = BOTH_OFF | Math.max(from, from1) << 5 | Math.min(from, from1);
            } else {
                name = largerFirst ? from1 << 5 | from : from << 5 | from1;
            }
            writeNew(name, frame.low(low, from, to), frame.high(high, from, to));
        }
    }

    /** Only one die can be played: the larger if possible (1.1(5)). */
    private void singles(int larger, int smaller, long low, long high, int occupied) {
        int byLarger = frame.sources(low, high, occupied, larger, 0);
        int bySmaller = frame.sources(low, high, occupied, smaller, 0);
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
            write(1, frame.low(low, from, to), frame.high(high, from, to));
        }
    }

    /**
     * Every order of {@code n1} dice {@code die1} and {@code n2} dice {@code die2}, which is 0 for equal dice; a play may
     * end the game early, and then counts as complete.
     */
    private void anyOrder(int n1, int die1, int n2, int die2, int offHead, long low, long high) {
        if (n1 > 0) {
            anyOrder(die1, n1 - 1, die1, n2, die2, offHead, low, high);
        }
        if (n2 > 0) {
            anyOrder(die2, n1, die1, n2 - 1, die2, offHead, low, high);
        }
    }

    private void anyOrder(int die, int n1, int die1, int n2, int die2, int offHead, long low, long high) {
        int sources = frame.sources(low, high, Packed.occupied(low, high), die, offHead);
        while (sources != 0) {
            int from = 31 - Integer.numberOfLeadingZeros(sources);
            sources ^= 1 << from;
            int to = Math.max(0, from - die);
            int nowOffHead = from == TablesBoard.POINTS ? offHead + 1 : offHead;
            long newLow = frame.low(low, from, to);
            long newHigh = frame.high(high, from, to);
            boolean over = frame.ended(newLow, newHigh);
            if (over || n1 + n2 == 0) {
                writeOnce(dice, newLow, newHigh);
            } else if (seen.add(newLow, newHigh, n1 + 8 * n2 + 64 * nowOffHead)) {
                if (die2 == 0) {
                    writeOnce(dice - n1, newLow, newHigh);
                }
                anyOrder(n1, die1, n2, die2, nowOffHead, newLow, newHigh);
            }
        }
    }

    private void writeOnce(int value, long low, long high) {
        if (value >= worth && written.add(low, high, value)) {
            write(value, low, high);
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
