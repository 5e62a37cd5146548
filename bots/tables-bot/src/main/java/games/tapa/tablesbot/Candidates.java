package games.tapa.tablesbot;

import java.util.Arrays;

/**
 * Results of a stage, the best first: those that were looked at deeper come before the others, then what they are worth
 * counts; of equals the earlier one is first. Scratch; not for use by several threads at once.
 */
final class Candidates {

    /** How many are looked into at most. */
    static final int MOST = 8;

    private final int[] results;
    private final double[] worths;
    private final int[] plies;
    private final double[][] chances;
    private int size;

    /**
     * Room for the best ones.
     *
     * @param most how many are kept
     * @param outcomes how many chances are noted for each, may be 0
     */
    Candidates(int most, int outcomes) {
        results = new int[most];
        worths = new double[most];
        plies = new int[most];
        chances = new double[most][outcomes];
    }

    void clear() {
        Arrays.fill(plies, 0, size, 0);
        size = 0;
    }

    /** Takes the result in, as seen at first sight, if it is among the best so far. Results come in their order. */
    void add(int result, double worth) {
        int at = size;
        while (at > 0 && worths[at - 1] < worth) {
            at--;
        }
        if (at == results.length) {
            return;
        }
        size = Math.min(results.length, size + 1);
        for (int i = size - 1; i > at; i--) {
            results[i] = results[i - 1];
            worths[i] = worths[i - 1];
        }
        results[at] = result;
        worths[at] = worth;
    }

    /**
     * Notes what the {@code at}-th turned out to be worth when looked at deeper, and moves it ahead of those that were
     * looked at as deep and are worth less. The first of them must have its turn first, then the second and so on.
     */
    void deepen(int at, double worth, int deep, double[] told) {
        int result = results[at];
        double[] row = chances[at];
        int to = at;
        while (to > 0 && worths[to - 1] < worth) {
            results[to] = results[to - 1];
            worths[to] = worths[to - 1];
            chances[to] = chances[to - 1];
            to--;
        }
        results[to] = result;
        worths[to] = worth;
        chances[to] = row;
        plies[at] = deep;
        System.arraycopy(told, 0, row, 0, row.length);
    }

    int size() {
        return size;
    }

    /** The i-th best. */
    int result(int i) {
        return results[i];
    }

    /** What it is worth. */
    double worth(int i) {
        return worths[i];
    }

    /** How many rolls ahead it was looked at. */
    int plies(int i) {
        return plies[i];
    }

    /** The chances of the outcomes, once noted; may be changed. */
    double[] chances(int i) {
        return chances[i];
    }

    /** How many there are, at most {@code most}, looked at as deep as the best and worth at most so much less. */
    int within(int most, double behind) {
        int count = 1;
        while (count < Math.min(most, size) && plies[count] == plies[0] && worths[count] >= worths[0] - behind) {
            count++;
        }
        return count;
    }
}
