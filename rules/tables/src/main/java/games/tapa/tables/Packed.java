package games.tapa.tables;

/**
 * The free checkers of the mover as two longs, four bits a point (see {@link MoverBoard}): {@code low} for points 1 to
 * 12, {@code high} for 13 to 24 and the bar, which counts as 25. Adding and subtracting units moves checkers; 15 a point
 * never overflow. Above them lie the enemy checkers hit in this turn, one bit a point: bits 48 to 59 of {@code low} for
 * points 1 to 12, bits 52 to 63 of {@code high} for 13 to 24.
 */
final class Packed {

    /** One checker on each point, in {@code low}; index 0 is off the board. */
    static final long[] LOW = units(1, 12);

    /** One checker on each point, in {@code high}. */
    static final long[] HIGH = units(13, TablesStep.BAR);

    private static final int HALF = 12;
    private static final int HITS_LOW = 48;
    private static final int HITS_HIGH = 52;
    private static final int HITS = (1 << HALF) - 1;
    /** The bits of {@code low} that count checkers. */
    static final long COUNTS_LOW = (1L << HITS_LOW) - 1;

    /** The bits of {@code high} that count checkers. */
    static final long COUNTS_HIGH = (1L << HITS_HIGH) - 1;

    private Packed() {}

    static int count(long low, long high, int point) {
        return (int) (point <= HALF ? low >>> (4 * point - 4) : high >>> (4 * point - 52)) & 15;
    }

    /** The points that hold checkers, bit p for point p, 25 for the bar. */
    static int occupied(long low, long high) {
        return gathered(low & COUNTS_LOW) << 1 | gathered(high & COUNTS_HIGH) << (HALF + 1);
    }

    /** How many checkers there are, those on the bar included. */
    static int checkers(long low, long high) {
        return sum(low & COUNTS_LOW) + sum(high & COUNTS_HIGH);
    }

    /** The points on which an enemy checker was hit, bit p for point p. */
    static int hits(long low, long high) {
        return ((int) (low >>> HITS_LOW) & HITS) << 1 | ((int) (high >>> HITS_HIGH) & HITS) << (HALF + 1);
    }

    /** What a hit on {@code point} sets in {@code low}. */
    static long hitLow(int point) {
        return point <= HALF ? 1L << (HITS_LOW + point - 1) : 0;
    }

    /** What a hit on {@code point} sets in {@code high}. */
    static long hitHigh(int point) {
        return point <= HALF ? 0 : 1L << (HITS_HIGH + point - HALF - 1);
    }

    /** Whether no free checker of the mover is left. */
    static boolean isEmpty(long low, long high) {
        return (low << (64 - HITS_LOW)) == 0 && (high << (64 - HITS_HIGH)) == 0;
    }

    /** The fours of bits that are not 0, bit i for bits 4i to 4i + 3. */
    private static int gathered(long fours) {
        long ones = fours | fours >>> 1;
        ones = (ones | ones >>> 2) & 0x1111_1111_1111_1111L;
        ones = (ones | ones >>> 3) & 0x0303_0303_0303_0303L;
        ones = (ones | ones >>> 6) & 0x000F_000F_000F_000FL;
        ones = (ones | ones >>> 12) & 0x0000_00FF_0000_00FFL;
        return (int) (ones | ones >>> 24) & 0xFFFF;
    }

    /** The sum of the fours of bits, at most 255. */
    private static int sum(long fours) {
        long bytes = (fours & 0x0F0F_0F0F_0F0F_0F0FL) + (fours >>> 4 & 0x0F0F_0F0F_0F0F_0F0FL);
        return (int) ((bytes * 0x0101_0101_0101_0101L) >>> 56);
    }

    private static long[] units(int first, int last) {
        long[] units = new long[TablesStep.BAR + 1];
        for (int point = first; point <= last; point++) {
            units[point] = 1L << (4 * (point - first));
        }
        return units;
    }
}
