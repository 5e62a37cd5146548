package games.tapa.tablesbot;

/**
 * The exact chances of races in which each side has at most six checkers left, all home, and doubles are four steps: both
 * play their best against each other. Nobody can win a gammon there. Immutable.
 */
final class TwoSided {

    private static final int COUNT = HomeIndex.SIX_CHECKERS;

    /** The chance to win of the side that throws next: its position times {@link #COUNT}, plus the other's. */
    private final float[] wins;

    private TwoSided(float[] wins) {
        this.wins = wins;
    }

    /** Solves all, pairs of smaller numbers first: a result has a smaller number. */
    static TwoSided make() {
        int[][][] results = results();
        TwoSided made = new TwoSided(new float[COUNT * COUNT]);
        for (int one = 1; one < COUNT; one++) {
            for (int other = 1; other <= one; other++) {
                made.solve(one, other, results[one]);
                made.solve(other, one, results[other]);
            }
        }
        return made;
    }

    /** For each position and roll what it can make of it. */
    private static int[][][] results() {
        HomePlays plays = new HomePlays();
        int[][][] results = new int[COUNT][Rolls.COUNT][];
        for (int position = 1; position < COUNT; position++) {
            for (int roll = 0; roll < Rolls.COUNT; roll++) {
                int[] found = new int[plays.find(position, Rolls.larger(roll), Rolls.smaller(roll))];
                for (int i = 0; i < found.length; i++) {
                    found[i] = plays.result(i);
                }
                results[position][roll] = found;
            }
        }
        return results;
    }

    private void solve(int thrower, int waiter, int[][] results) {
        double sum = 0;
        for (int roll = 0; roll < Rolls.COUNT; roll++) {
            float least = 1;
            for (int result : results[roll]) {
                // With nothing left the thrower has won; the row begins with that chance, 0, of the other.
                least = Math.min(least, wins[waiter * COUNT + result]);
            }
            sum += Rolls.of36(1 << roll) * (1 - least);
        }
        wins[thrower * COUNT + waiter] = (float) (sum / 36);
    }

    /** Whether it has a side that is left with this. */
    static boolean has(int position) {
        return position < COUNT;
    }

    /** The chance that the side wins that throws next. */
    double wins(int thrower, int waiter) {
        return wins[thrower * COUNT + waiter];
    }
}
