package games.tapa.nn;

/**
 * The size of a net with one hidden layer, and where each of its weights stands in one array: the hidden layer's biases,
 * a row of {@code hidden} weights for each input, words first, then the outputs' biases and a row of {@code hidden}
 * weights for each output.
 *
 * @param words how many words of 64 inputs that are 0 or 1
 * @param amounts how many inputs that are amounts; see {@link NetInputs}
 * @param hidden how many hidden units, at least 1
 * @param outputs how many outputs, at least 1
 */
public record NetShape(int words, int amounts, int hidden, int outputs) {

    private static final int WORD = Long.SIZE;

    public NetShape {
        if (words < 0 || amounts < 0 || words + amounts < 1 || hidden < 1 || outputs < 1) {
            throw new IllegalArgumentException("a net without inputs, hidden units or outputs has no use");
        }
    }

    /** How many inputs there are, those for unused bits of words included. */
    public int inputs() {
        return WORD * words + amounts;
    }

    /** The first input that is an amount. */
    public int firstAmount() {
        return WORD * words;
    }

    /** How many weights a net of this shape has, biases included. */
    public int size() {
        return outputRow(outputs);
    }

    /** Where the row of weights from {@code input} to the hidden units begins; their biases stand at 0. */
    public int inputRow(int input) {
        return hidden + input * hidden;
    }

    /** Where the biases of the outputs stand; all before belongs to the first layer. */
    public int outputBiases() {
        return inputRow(inputs());
    }

    /** Where the row of weights from the hidden units to {@code output} begins. */
    public int outputRow(int output) {
        return outputBiases() + outputs + output * hidden;
    }
}
