package games.tapa.tables;

/**
 * The free checkers of the mover as two longs, four bits a point (see {@link MoverBoard}): {@code low} for points 1 to
 * 12, {@code high} for 13 to 24. Adding and subtracting units moves checkers; 15 a point never overflow.
 */
final class Packed {

    /** One checker on each point, in {@code low}; index 0 is off the board. */
    static final long[] LOW = units(1);

    /** One checker on each point, in {@code high}. */
    static final long[] HIGH = units(13);

    private Packed() {}

    static int count(long low, long high, int point) {
        return (int) (point <= 12 ? low >>> (4 * point - 4) : high >>> (4 * point - 52)) & 15;
    }

    /** The points that hold checkers, bit p for point p. */
    static int occupied(long low, long high) {
        int points = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            if (count(low, high, point) != 0) {
                points |= 1 << point;
            }
        }
        return points;
    }

    private static long[] units(int first) {
        long[] units = new long[TablesBoard.POINTS + 1];
        for (int point = first; point < first + 12; point++) {
            units[point] = 1L << (4 * (point - first));
        }
        return units;
    }
}
