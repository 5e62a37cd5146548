package games.tapa.nn;

import java.util.Arrays;

/**
 * A net with one hidden layer of units that pass on what is above 0 in them. The weights of its first layer are whole
 * numbers of 16 bits, in steps of 2 to the power of −{@link #fineness}; those of the second are floats.
 */
public final class Net {

    /** The finest steps there are. */
    static final int FINEST = 14;

    private static final int MOST = Short.MAX_VALUE;

    private final NetShape shape;
    private final int fineness;

    /** Biases and rows of the bits as multiples of {@link NetInputs#UNIT}, rows of the amounts as they are. */
    private final int[] first;

    private final float[] second;

    private Net(NetShape shape, int fineness, int[] first, float[] second) {
        this.shape = shape;
        this.fineness = fineness;
        this.first = first;
        this.second = second;
    }

    /** A net made of what stands in a file; see {@link #step} and {@link #second}. */
    static Net of(NetShape shape, int fineness, short[] steps, float[] second) {
        int[] first = new int[steps.length];
        for (int i = 0; i < first.length; i++) {
            first[i] = isAmount(shape, i) ? steps[i] : steps[i] * NetInputs.UNIT;
        }
        return new Net(shape, fineness, first, second.clone());
    }

    /**
     * The net nearest to weights that are floats.
     *
     * @param weights in the order of {@link NetShape}; an amount's are for {@link NetInputs#UNIT} of it
     * @param most the fineness is this, or less if the greatest weight asks for it
     */
    public static Net rounded(NetShape shape, float[] weights, int most) {
        if (weights.length != shape.size()) {
            throw new IllegalArgumentException(weights.length + " weights do not fit " + shape);
        }
        float greatest = 0;
        for (int i = 0; i < shape.outputBiases(); i++) {
            greatest = Math.max(greatest, Math.abs(weights[i]));
        }
        int fineness = Math.min(most, FINEST);
        while (fineness > 0 && greatest * (1 << fineness) > MOST) {
            fineness--;
        }
        short[] steps = new short[shape.outputBiases()];
        for (int i = 0; i < steps.length; i++) {
            float wanted = weights[i] * (1 << fineness);
            int step = (int) (wanted < 0 ? wanted - 0.5f : wanted + 0.5f);
            steps[i] = (short) Math.max(-MOST, Math.min(MOST, step));
        }
        return of(shape, fineness, steps, Arrays.copyOfRange(weights, shape.outputBiases(), weights.length));
    }

    /** The weights, in the order of {@link NetShape}, as {@link #rounded} takes them. */
    public float[] weights() {
        float[] weights = new float[shape.size()];
        for (int i = 0; i < shape.outputBiases(); i++) {
            weights[i] = step(i) / (float) (1 << fineness);
        }
        System.arraycopy(second, 0, weights, shape.outputBiases(), second.length);
        return weights;
    }

    public NetShape shape() {
        return shape;
    }

    /** A weight of the first layer is so many times halved a whole number. */
    public int fineness() {
        return fineness;
    }

    /** The whole number that a weight of the first layer is in the file. */
    int step(int at) {
        return isAmount(shape, at) ? first[at] : first[at] / NetInputs.UNIT;
    }

    /** Biases and rows of the first layer, in whole numbers that fit {@link NetInputs}. */
    int[] first() {
        return first;
    }

    /** Biases and rows of the second layer. */
    float[] second() {
        return second;
    }

    /** What a sum of the first layer has to be multiplied with. */
    float scale() {
        return 1f / ((1 << fineness) * NetInputs.UNIT);
    }

    /** Whether every weight is a number. */
    boolean isFinite() {
        for (float weight : second) {
            if (!(Math.abs(weight) <= Float.MAX_VALUE)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAmount(NetShape shape, int at) {
        return at >= shape.inputRow(shape.firstAmount());
    }
}
