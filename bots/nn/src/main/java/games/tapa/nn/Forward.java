package games.tapa.nn;

/**
 * Asks nets of one shape: from the inputs that are not 0 to the chances of the outputs. Always adds in the same order,
 * so the same net and inputs give the same bits everywhere. Scratch; not for use by several threads at once.
 */
public final class Forward {

    private final Kernel kernel;
    private final NetShape shape;
    private final float[] hidden;
    private final float[] outputs;

    /** The hidden units above 0, and what they are. */
    private final int[] units;

    private final float[] passed;

    public Forward(NetShape shape, Kernel kernel) {
        this.kernel = kernel;
        this.shape = shape;
        hidden = new float[shape.hidden()];
        outputs = new float[shape.outputs()];
        units = new int[shape.hidden()];
        passed = new float[shape.hidden()];
    }

    /**
     * The chances of the outputs, which add up to 1; good until the next question.
     *
     * @param indices which inputs are not 0
     * @param values what they are
     * @param count how many
     */
    public float[] ask(Net net, int[] indices, float[] values, int count) {
        float[] weights = net.weights();
        System.arraycopy(weights, 0, hidden, 0, hidden.length);
        kernel.addRows(weights, shape.inputRow(0), indices, values, count, hidden);
        int passing = 0;
        for (int unit = 0; unit < hidden.length; unit++) {
            if (hidden[unit] > 0) {
                units[passing] = unit;
                passed[passing] = hidden[unit];
                passing++;
            }
        }
        System.arraycopy(weights, shape.outputBiases(), outputs, 0, outputs.length);
        kernel.addRows(weights, shape.outputRow(0), units, passed, passing, outputs);
        Softmax.apply(outputs);
        return outputs;
    }

    /** What the hidden units were in the last question; those at or below 0 pass nothing on. */
    public float[] hidden() {
        return hidden;
    }
}
