package games.tapa.tablesbot;

import games.tapa.tables.TablesBoard;

/**
 * Numbers what a side that is all home can have on its points 1 to 6: at most 15 checkers, 54,264 ways. The number is that
 * of the combinatorial number system, made of the checkers on a point and behind it, from each point in turn. So 0 is a
 * side that is all off, every step makes the number smaller, and the fewer checkers are left the smaller it is.
 */
final class HomeIndex {

    /** The points of a home. */
    static final int POINTS = 6;

    /** How many there are with at most six checkers. */
    static final int SIX_CHECKERS = 924;

    /** The first one with all 15 checkers; from there on no checker is off. */
    static final int NONE_OFF = 38_760;

    /** How many there are. */
    static final int COUNT = 54_264;

    private static final int CHECKERS = TablesBoard.CHECKERS;

    /** For a point, and so many checkers on it or behind it: what they add to the number. */
    private static final int[][] ADDED = new int[POINTS + 1][CHECKERS + 1];

    static {
        for (int point = 1; point <= POINTS; point++) {
            for (int behind = 1; behind <= CHECKERS; behind++) {
                ADDED[point][behind] = choose(behind + POINTS - point, POINTS + 1 - point);
            }
        }
    }

    private HomeIndex() {}

    /** The number of checkers laid out four bits a point, point 1 in the lowest; what lies above point 6 is not read. */
    static int of(long checkers) {
        int behind = 0;
        int index = 0;
        for (int point = POINTS; point > 0; point--) {
            behind += (int) (checkers >>> (4 * (point - 1))) & 15;
            index += ADDED[point][behind];
        }
        return index;
    }

    /** The checkers that have this number, four bits a point. */
    static long checkers(int index) {
        long checkers = 0;
        int left = index;
        int nearer = 0;
        for (int point = 1; point <= POINTS; point++) {
            int behind = point == 1 ? CHECKERS : nearer;
            while (ADDED[point][behind] > left) {
                behind--;
            }
            left -= ADDED[point][behind];
            checkers |= point == 1 ? 0 : (long) (nearer - behind) << (4 * (point - 2));
            nearer = behind;
        }
        return checkers | (long) nearer << (4 * (POINTS - 1));
    }

    private static int choose(int of, int some) {
        int ways = 1;
        for (int i = 1; i <= some; i++) {
            ways = ways * (of - some + i) / i;
        }
        return ways;
    }
}
