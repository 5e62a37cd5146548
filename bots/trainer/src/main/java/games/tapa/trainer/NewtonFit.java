package games.tapa.trainer;

import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.Weights;

/**
 * Fits the weights of every phase to results: Newton steps of a logistic fit of tanh(weights · features) to a result
 * between -1 and 1. What was seen earlier fades but is kept as the curvature, so steps become small where much is known.
 * Not for use by several threads at once.
 */
final class NewtonFit {

    /** So much curvature is added to each weight: what has been seen but a few times moves little. */
    private static final double CAUTION = 30;

    private static final int ROUNDING_SWEEPS = 8;

    final double[][] weights;

    /** For each phase the lower triangle of the curvature, row by row. */
    final double[][] curvature;

    private final double[][] slope;

    NewtonFit(Weights start) {
        weights = new double[start.phases()][start.size()];
        curvature = new double[start.phases()][triangle(start.size())];
        slope = new double[start.phases()][start.size()];
        for (int phase = 0; phase < weights.length; phase++) {
            for (int i = 0; i < weights[phase].length; i++) {
                weights[phase][i] = start.at(phase, i);
            }
        }
    }

    /** The weighted sum of one position's features. */
    double sum(Sample sample) {
        double[] w = weights[sample.phase];
        double sum = 0;
        for (int i = 0; i < sample.indices.length; i++) {
            sum += w[sample.indices[i]] * sample.values[i];
        }
        return sum;
    }

    /** Adds a position and the result, -1 to 1, that it should have foretold. */
    void add(Sample sample, double result) {
        double foretold = Equity.tanh(sum(sample));
        double error = result - foretold;
        double steep = Math.max(0.02, 1 - foretold * foretold);
        double[] toSlope = slope[sample.phase];
        double[] toCurvature = curvature[sample.phase];
        for (int i = 0; i < sample.indices.length; i++) {
            int row = sample.indices[i];
            double value = sample.values[i];
            toSlope[row] += error * value;
            double part = steep * value;
            int start = triangle(row);
            for (int j = 0; j <= i; j++) {
                toCurvature[start + sample.indices[j]] += part * sample.values[j];
            }
        }
    }

    /** Takes a step from everything added since the last one, then lets the curvature fade. */
    void step(double fade) {
        for (int phase = 0; phase < weights.length; phase++) {
            double[] change = Cholesky.solve(curvature[phase], slope[phase], CAUTION);
            for (int i = 0; i < change.length; i++) {
                weights[phase][i] += change[i];
                slope[phase][i] = 0;
            }
            for (int i = 0; i < curvature[phase].length; i++) {
                curvature[phase][i] *= fade;
            }
        }
    }

    /**
     * The weights in whole multiples of {@code unit}: not each rounded to the nearest, but so that together they foretell
     * nearly what the exact ones do. Each in turn makes up for what the rounding of the others has done.
     */
    double[][] rounded(double unit) {
        double[][] rounded = new double[weights.length][];
        for (int phase = 0; phase < weights.length; phase++) {
            double[] exact = weights[phase];
            double[] whole = new double[exact.length];
            for (int i = 0; i < exact.length; i++) {
                whole[i] = Math.rint(exact[i] / unit) * unit;
            }
            for (int sweep = 0; sweep < ROUNDING_SWEEPS; sweep++) {
                for (int i = 0; i < exact.length; i++) {
                    whole[i] = Math.rint((exact[i] + made(phase, i, whole)) / unit) * unit;
                }
            }
            rounded[phase] = whole;
        }
        return rounded;
    }

    /** By how much weight {@code i} should differ from its exact value, the others being what they are. */
    private double made(int phase, int i, double[] whole) {
        double[] curved = curvature[phase];
        double[] exact = weights[phase];
        double sum = 0;
        for (int j = 0; j < exact.length; j++) {
            if (j != i) {
                int at = i > j ? triangle(i) + j : triangle(j) + i;
                sum += curved[at] * (exact[j] - whole[j]);
            }
        }
        return sum / (curved[triangle(i) + i] + CAUTION);
    }

    /** How many entries come before row {@code row} of a lower triangle. */
    static int triangle(int row) {
        return row * (row + 1) / 2;
    }
}
