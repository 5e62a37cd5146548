package games.tapa.match;

import games.tapa.kernel.Dice;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The statistics of rolls: χ² of each, and the bounds between which those of fair dice lie. What the scheme states is the
 * bounds of the 36 pairs, 11 and 74 at 35 degrees of freedom: fair dice fall short of 11 with the probability 3.48·10⁻⁵ and
 * go beyond 74 with 1.305·10⁻⁴. The bounds of the others cut off the same tails at their degrees of freedom, found by
 * halving an interval on the incomplete gamma function; {@link DiceStatisticsTest} works the tails out again.
 */
final class DiceStatistics {

    /** The pairs of one roll, 6 × 6. */
    static final Bounds PAIRS = new Bounds(35, 11, 74);
    /** The faces of one die. */
    static final Bounds FACES = new Bounds(5, 0.053659, 25.1467);
    /** Two rolls in a row, 36 × 36. */
    static final Bounds SERIES = new Bounds(1295, 1102.372, 1489.0834);
    /** Runs of 1, 2, 3, 4, and more doubles. */
    static final Bounds RUNS = new Bounds(4, 0.016733, 22.93394);

    private DiceStatistics() {}

    /** Between what χ² lies at so many degrees of freedom. */
    record Bounds(int freedom, double least, double most) {
        boolean hold(double chiSquare) {
            return least <= chiSquare && chiSquare <= most;
        }
    }

    /** The statistics that {@code rolls} fail, with their χ². */
    static Map<String, Double> failed(List<Dice> rolls) {
        Map<String, Double> failed = new LinkedHashMap<>();
        check(failed, "pairs", PAIRS, pairs(rolls));
        check(failed, "faces of the first die", FACES, faces(rolls, true));
        check(failed, "faces of the second die", FACES, faces(rolls, false));
        check(failed, "series", SERIES, series(rolls));
        check(failed, "runs of doubles", RUNS, runs(rolls));
        return failed;
    }

    private static void check(Map<String, Double> failed, String name, Bounds bounds, double chiSquare) {
        if (!bounds.hold(chiSquare)) {
            failed.put(name, chiSquare);
        }
    }

    private static double pairs(List<Dice> rolls) {
        int[] seen = new int[36];
        for (Dice roll : rolls) {
            seen[pair(roll)]++;
        }
        return chiSquare(seen, even(36));
    }

    private static double faces(List<Dice> rolls, boolean first) {
        int[] seen = new int[6];
        for (Dice roll : rolls) {
            seen[(first ? roll.first() : roll.second()) - 1]++;
        }
        return chiSquare(seen, even(6));
    }

    /** No roll belongs to two pairs of rolls: only so are the pairs independent, as χ² supposes. */
    private static double series(List<Dice> rolls) {
        int[] seen = new int[36 * 36];
        for (int i = 0; i + 1 < rolls.size(); i += 2) {
            seen[36 * pair(rolls.get(i)) + pair(rolls.get(i + 1))]++;
        }
        return chiSquare(seen, even(36 * 36));
    }

    /** A run goes on with the probability 1/6, so one of {@code n} doubles has the probability 5/6ⁿ. */
    private static double runs(List<Dice> rolls) {
        int[] seen = new int[5];
        int length = 0;
        for (Dice roll : rolls) {
            if (roll.isDouble()) {
                length++;
            } else if (length > 0) {
                seen[Math.min(length, 5) - 1]++;
                length = 0;
            }
        }
        return chiSquare(seen, new double[] {5 / 6.0, 5 / 36.0, 5 / 216.0, 5 / 1296.0, 1 / 1296.0});
    }

    private static int pair(Dice roll) {
        return 6 * (roll.first() - 1) + roll.second() - 1;
    }

    private static double[] even(int cells) {
        double[] shares = new double[cells];
        Arrays.fill(shares, 1.0 / cells);
        return shares;
    }

    private static double chiSquare(int[] seen, double[] shares) {
        int all = 0;
        for (int count : seen) {
            all += count;
        }
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            double expected = all * shares[i];
            sum += (seen[i] - expected) * (seen[i] - expected) / expected;
        }
        return sum;
    }
}
