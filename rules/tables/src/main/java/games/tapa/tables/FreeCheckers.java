package games.tapa.tables;

/**
 * The free checkers of one side in its own numbering, and which of them pin: a board told in three numbers, kept up to
 * date by the {@link MoverBoard} they belong to.
 */
public final class FreeCheckers {

    private long low;
    private long high;
    private int holds;

    FreeCheckers() {}

    /** The free checkers on points 1 to 12, four bits a point, point 1 in the lowest. */
    public long low() {
        return low;
    }

    /** The free checkers on points 13 to 24 and on the bar, which counts as 25, four bits each, point 13 in the lowest. */
    public long high() {
        return high;
    }

    /** The points where free checkers lie on pinned ones, bit p for point p. */
    public int holds() {
        return holds;
    }

    void clear() {
        low = 0;
        high = 0;
        holds = 0;
    }

    void set(FreeCheckers other) {
        low = other.low;
        high = other.high;
        holds = other.holds;
    }

    void add(int point, int checkers) {
        low += checkers * Packed.LOW[point];
        high += checkers * Packed.HIGH[point];
    }

    void hold(int point, boolean holding) {
        holds = holding ? holds | 1 << point : holds & ~(1 << point);
    }
}
