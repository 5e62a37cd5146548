package games.tapa.conformance;

/** How long games or matches were, in turns: their mean, which is printed, and that none was out of all proportion. */
final class Lengths {

    private static final int MOST_TIMES_THE_MEAN = 20;

    private final String what;
    private int count;
    private long sum;
    private int longest;

    Lengths(String what) {
        this.what = what;
    }

    void add(int turns) {
        count++;
        sum += turns;
        longest = Math.max(longest, turns);
    }

    /** Prints the mean; throws if the longest is more than twenty times as long. */
    void check() {
        double mean = (double) sum / count;
        System.out.printf("%s: %.1f turns on average, at most %d%n", what, mean, longest);
        if (longest > MOST_TIMES_THE_MEAN * mean) {
            throw new AssertionError(what + ": one took " + longest + " turns, the mean is " + mean);
        }
    }
}
