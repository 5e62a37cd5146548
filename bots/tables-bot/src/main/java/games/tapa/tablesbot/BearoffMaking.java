package games.tapa.tablesbot;

import games.tapa.tables.Doubles;
import java.util.Arrays;
import java.util.Optional;

/**
 * Finds how many throws a side at home needs, by the plays of the rules; every step makes the number of what it has
 * smaller, so the positions are found in that order. Used once.
 */
final class BearoffMaking {

    private static final int FACES = 6;
    /** No throw is needed. */
    private static final double[] DONE = {1};

    /** A roll after which no chain goes on. */
    private static final char[] ENDS = {};

    private final boolean cascade;
    private final HomePlays plays = new HomePlays();

    /** To bear off all. */
    private final Wanted all = new Wanted(HomeIndex.COUNT);

    /** To bear off the first checker; only where none is off, and nothing is needed anywhere else. */
    private final Wanted first = new Wanted(HomeIndex.COUNT);

    /** What a chain leaves that goes on with number n, at n - 1: the position after its last group. */
    private final char[][] chains;

    /** What is wanted in as few throws as can be, and what those come to for each position. */
    private static final class Wanted {
        private final double[][] chances;
        private final double[] mean;
        private final int[] best = new int[Rolls.COUNT];

        private Wanted(int positions) {
            chances = new double[positions][];
            mean = new double[positions];
        }

        /** Sums up what the best results of all rolls leave. */
        private void sumUp(int position) {
            int most = 0;
            for (int result : best) {
                most = Math.max(most, chances[result].length);
            }
            double[] sum = new double[most + 1];
            double throwsNeeded = 1;
            for (int roll = 0; roll < Rolls.COUNT; roll++) {
                double share = Rolls.of36(1 << roll) / 36.0;
                throwsNeeded += share * mean[best[roll]];
                double[] after = chances[best[roll]];
                for (int thrown = 0; thrown < after.length; thrown++) {
                    sum[thrown + 1] += share * after[thrown];
                }
            }
            mean[position] = throwsNeeded;
            chances[position] = sum;
        }
    }

    BearoffMaking(Doubles doubles) {
        cascade = doubles == Doubles.CASCADE;
        chains = new char[cascade ? FACES : 0][HomeIndex.COUNT];
    }

    /** Finds all. */
    Bearoff make() {
        all.chances[0] = DONE;
        Arrays.fill(first.chances, 0, HomeIndex.NONE_OFF, DONE);
        for (int position = 1; position < HomeIndex.COUNT; position++) {
            find(position);
        }
        double[][] ofFull = Arrays.copyOfRange(first.chances, HomeIndex.NONE_OFF, HomeIndex.COUNT);
        Optional<TwoSided> few = cascade ? Optional.empty() : Optional.of(TwoSided.make());
        return new Bearoff(new ThrowCounts(all.chances), new ThrowCounts(ofFull), chains, few);
    }

    private void find(int position) {
        for (int roll = 0; roll < Rolls.COUNT; roll++) {
            int die = Rolls.larger(roll);
            boolean chain = cascade && Rolls.smaller(roll) == die;
            choose(position, roll, chain && die < FACES ? chains[die] : ENDS);
            if (chain) {
                chains[die - 1][position] = (char) all.best[roll];
            }
        }
        all.sumUp(position);
        if (position >= HomeIndex.NONE_OFF) {
            first.sumUp(position);
        }
    }

    /**
     * Finds the best results of a roll.
     *
     * @param goesOn what the rest of the chain makes of each position; empty if nothing follows
     */
    private void choose(int position, int roll, char[] goesOn) {
        int fastest = 0;
        int soonest = 0;
        double fastestMean = Double.POSITIVE_INFINITY;
        double soonestMean = Double.POSITIVE_INFINITY;
        int found = plays.find(position, Rolls.larger(roll), Rolls.smaller(roll));
        for (int i = 0; i < found; i++) {
            int result = plays.result(i);
            int left = goesOn.length == 0 ? result : goesOn[result];
            if (all.mean[left] < fastestMean) {
                fastestMean = all.mean[left];
                fastest = left;
            }
            if (first.mean[left] < soonestMean) {
                soonestMean = first.mean[left];
                soonest = left;
            }
        }
        all.best[roll] = fastest;
        first.best[roll] = soonest;
    }
}
