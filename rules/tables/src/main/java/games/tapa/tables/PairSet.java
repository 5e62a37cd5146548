package games.tapa.tables;

import java.util.Arrays;

/**
 * A set of pairs of longs, each with a small number, emptied in no time; scratch for search. It begins small whenever it
 * is emptied, since most sets stay small and are quicker close together: with one large table in four arrays the rolls of
 * long-narde took 1.9 times as long to generate, those of fevga 1.3 times.
 */
final class PairSet {

    private static final int SMALLEST = 1 << 7;
    private static final int TIMES = 8;

    /** The longs of an entry: the pair, and the round in which it was added with the number. */
    private static final int ENTRY = 3;

    /** The last round for which an entry has room. */
    private static final long MOST_ROUNDS = 0xFFFF_FFFFL;

    private final long lastRound;
    private final long[][] tables = {new long[ENTRY * SMALLEST], {}, {}, {}};
    private long[] table = tables[0];
    private int level;
    private int mask = SMALLEST - 1;
    private int size;
    private long round = 1;

    PairSet() {
        this(MOST_ROUNDS);
    }

    /** A set whose rounds begin again after this one; only tests choose it. */
    PairSet(long lastRound) {
        this.lastRound = lastRound;
    }

    void clear() {
        if (round == lastRound) {
            forget();
        }
        round++;
        size = 0;
        use(0, SMALLEST);
    }

    /** Takes the rounds back to their beginning, and with them all that was ever added: its round would come again. */
    private void forget() {
        for (long[] each : tables) {
            Arrays.fill(each, 0);
        }
        round = 0;
    }

    /** Adds the pair; says whether it is new. At most about 60,000 fit, more than one roll can have. */
    boolean add(long low, long high, int extra) {
        if (2 * size > mask && level + 1 < tables.length) {
            grow();
        }
        boolean isNew = insert(low, high, extra);
        size += isNew ? 1 : 0;
        return isNew;
    }

    private boolean insert(long low, long high, int extra) {
        long mixed = (low * 0x9E3779B97F4A7C15L) ^ ((high + extra) * 0xC2B2AE3D27D4EB4FL);
        long added = round << 32 | extra;
        int at = ENTRY * ((int) (mixed >>> 48) & mask);
        while (table[at + 2] >>> 32 == round) {
            if (table[at] == low && table[at + 1] == high && table[at + 2] == added) {
                return false;
            }
            at = at == ENTRY * mask ? 0 : at + ENTRY;
        }
        table[at] = low;
        table[at + 1] = high;
        table[at + 2] = added;
        return true;
    }

    /** Goes on in the next table with what is in this one. */
    private void grow() {
        long[] old = table;
        use(level + 1, TIMES * (mask + 1));
        for (int at = 0; at < old.length; at += ENTRY) {
            if (old[at + 2] >>> 32 == round) {
                insert(old[at], old[at + 1], (int) old[at + 2]);
            }
        }
    }

    private void use(int newLevel, int entries) {
        level = newLevel;
        mask = entries - 1;
        if (tables[level].length == 0) {
            tables[level] = new long[ENTRY * entries];
        }
        table = tables[level];
    }
}
