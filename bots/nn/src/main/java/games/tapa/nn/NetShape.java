package games.tapa.nn;

/**
 * The size of a net with one hidden layer, and where each of its weights stands in one array: the hidden layer's biases,
 * the outputs' biases, a row of {@code hidden} weights for each input, a row of {@code outputs} weights for each hidden
 * unit.
 *
 * @param inputs how many inputs, at least 1
 * @param hidden how many hidden units, at least 1
 * @param outputs how many outputs, at least 1
 */
public record NetShape(int inputs, int hidden, int outputs) {

    public NetShape {
        if (inputs < 1 || hidden < 1 || outputs < 1) {
            throw new IllegalArgumentException("a net of " + inputs + " × " + hidden + " × " + outputs + " has no use");
        }
    }

    /** How many weights a net of this shape has, biases included. */
    public int size() {
        return outputRow(hidden);
    }

    /** Where the biases of the outputs stand; those of the hidden layer stand at 0. */
    public int outputBiases() {
        return hidden;
    }

    /** Where the row of weights from {@code input} to the hidden units begins. */
    public int inputRow(int input) {
        return hidden + outputs + input * hidden;
    }

    /** Where the row of weights from {@code unit} of the hidden layer to the outputs begins. */
    public int outputRow(int unit) {
        return inputRow(inputs) + unit * outputs;
    }
}
