package games.tapa.tablesbot;

/** Results of a stage in the order of what they are worth at first sight, of equals the earlier first. */
final class Candidates {

    /** How many are kept; nobody looks into more. */
    static final int MOST = 8;

    private final int[] results = new int[MOST];
    private final double[] worths = new double[MOST];
    private int size;

    /** Takes the result in if it is among the best so far. Results come in their order. */
    void add(int result, double worth) {
        int at = size;
        while (at > 0 && worths[at - 1] < worth) {
            at--;
        }
        if (at == MOST) {
            return;
        }
        size = Math.min(MOST, size + 1);
        for (int i = size - 1; i > at; i--) {
            results[i] = results[i - 1];
            worths[i] = worths[i - 1];
        }
        results[at] = result;
        worths[at] = worth;
    }

    /** The i-th best. */
    int result(int i) {
        return results[i];
    }

    /** What it is worth at first sight. */
    double worth(int i) {
        return worths[i];
    }

    /** How many there are, at most {@code most}, that are worth at most {@code behind} less than the best. */
    int within(int most, double behind) {
        int count = 1;
        while (count < Math.min(most, size) && worths[count] >= worths[0] - behind) {
            count++;
        }
        return count;
    }
}
