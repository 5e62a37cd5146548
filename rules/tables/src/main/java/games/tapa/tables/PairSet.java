package games.tapa.tables;

/** A set of pairs of longs, each with a small number, emptied in no time; scratch for search. */
final class PairSet {

    private static final int SIZE = 1 << 16;

    private final long[] lows = new long[SIZE];
    private final long[] highs = new long[SIZE];
    private final int[] extras = new int[SIZE];
    private final int[] rounds = new int[SIZE];
    private int round = 1;

    void clear() {
        round++;
    }

    /** Adds the pair; says whether it is new. At most about 60,000 fit, more than one roll can have. */
    boolean add(long low, long high, int extra) {
        long mixed = (low * 0x9E3779B97F4A7C15L) ^ ((high + extra) * 0xC2B2AE3D27D4EB4FL);
        int at = (int) (mixed >>> 48) & (SIZE - 1);
        while (rounds[at] == round) {
            if (lows[at] == low && highs[at] == high && extras[at] == extra) {
                return false;
            }
            at = (at + 1) & (SIZE - 1);
        }
        rounds[at] = round;
        lows[at] = low;
        highs[at] = high;
        extras[at] = extra;
        return true;
    }
}
