package games.tapa.nn;

/**
 * Turns the sums at the outputs into chances that add up to 1. The exponential is our own, from + − × alone: the last
 * bits of Math.exp differ between machines.
 */
final class Softmax {

    /** Below this the exponential of a float is as good as 0. */
    private static final float LEAST = -80;

    private static final float LOG2_OF_E = 1.442695f;

    /** The natural logarithm of 2 in two parts, the first with few bits, so that its multiples are exact. */
    private static final float LN2_HIGH = 355 / 512f;

    private static final float LN2_LOW = -2.1219444E-4f;

    private static final int EXPONENT_BIAS = 127;
    private static final int EXPONENT_SHIFT = 23;

    private Softmax() {}

    static void apply(float[] values) {
        float greatest = values[0];
        for (float value : values) {
            greatest = Math.max(greatest, value);
        }
        float sum = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = exp(values[i] - greatest);
            sum += values[i];
        }
        for (int i = 0; i < values.length; i++) {
            values[i] /= sum;
        }
    }

    /** e to the power of {@code x}, which is at most 0, right to a millionth of the value. */
    static float exp(float x) {
        if (!(x > LEAST)) {
            return 0;
        }
        int power = (int) (x * LOG2_OF_E - 0.5f);
        float rest = x - power * LN2_HIGH - power * LN2_LOW;
        // The Taylor series of e^rest, |rest| ≤ 0.35, to its seventh term.
        float series = 1 / 720f;
        series = series * rest + 1 / 120f;
        series = series * rest + 1 / 24f;
        series = series * rest + 1 / 6f;
        series = series * rest + 0.5f;
        series = series * rest + 1;
        series = series * rest + 1;
        return series * Float.intBitsToFloat((power + EXPONENT_BIAS) << EXPONENT_SHIFT);
    }
}
