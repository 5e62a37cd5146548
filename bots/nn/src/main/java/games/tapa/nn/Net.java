package games.tapa.nn;

/** The weights of a net with one hidden layer of units that pass on what is above 0 in them. */
public final class Net {

    private final NetShape shape;
    private final float[] weights;

    private Net(NetShape shape, float[] weights) {
        this.shape = shape;
        this.weights = weights;
    }

    /**
     * A net over {@code weights}, which are not copied: a trainer changes them in place.
     *
     * @param weights in the order of {@link NetShape}
     */
    public static Net of(NetShape shape, float[] weights) {
        if (weights.length != shape.size()) {
            throw new IllegalArgumentException(
                    weights.length + " weights do not fit " + shape + ", which has " + shape.size());
        }
        return new Net(shape, weights);
    }

    public NetShape shape() {
        return shape;
    }

    /** Whether every weight is a number; a training that went astray leaves others. */
    public boolean isFinite() {
        for (float weight : weights) {
            if (!(Math.abs(weight) <= Float.MAX_VALUE)) {
                return false;
            }
        }
        return true;
    }

    /** The weights themselves, in the order of {@link NetShape}. */
    public float[] weights() {
        return weights;
    }
}
