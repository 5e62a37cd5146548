package games.tapa.tablesbot;

import games.tapa.kernel.Dice;

/** Sets of the 21 different rolls as ints, and how many of the 36 rolls of two dice they stand for. */
final class Rolls {

    /** How many different rolls there are. */
    static final int COUNT = 21;

    /** Every roll that shows a number of the set whose bit n - 1 stands for n. */
    static final int[] SHOWING = new int[64];

    /** For a number n, at index n: every roll of n and a number of the set, bit m - 1 for m. */
    static final int[][] WITH = new int[7][64];

    /** The six doubles. */
    static final int DOUBLES;

    private static final int[] LARGER = new int[COUNT];
    private static final int[] SMALLER = new int[COUNT];

    static {
        int doubles = 0;
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                int roll = at(larger, smaller);
                LARGER[roll] = larger;
                SMALLER[roll] = smaller;
            }
            doubles |= bit(larger, larger);
        }
        DOUBLES = doubles;
        for (int set = 0; set < 64; set++) {
            for (int n = 1; n <= 6; n++) {
                for (int m = 1; m <= 6; m++) {
                    if ((set >>> (m - 1) & 1) != 0) {
                        WITH[n][set] |= bit(n, m);
                        SHOWING[set] |= bit(n, m);
                    }
                }
            }
        }
    }

    private Rolls() {}

    /** The larger die of roll {@code roll}, 0 to 20. */
    static int larger(int roll) {
        return LARGER[roll];
    }

    static int smaller(int roll) {
        return SMALLER[roll];
    }

    /** The dice of roll {@code roll}. */
    static Dice dice(int roll) {
        return new Dice(LARGER[roll], SMALLER[roll]);
    }

    /** The set of one roll. */
    static int bit(int one, int other) {
        return 1 << at(Math.max(one, other), Math.min(one, other));
    }

    /** How many of the 36 rolls belong to the set. */
    static int of36(int rolls) {
        return 2 * Integer.bitCount(rolls) - Integer.bitCount(rolls & DOUBLES);
    }

    /** Which roll of the 21 it is, 0 to 20. */
    static int at(int larger, int smaller) {
        return larger * (larger - 1) / 2 + smaller - 1;
    }
}
