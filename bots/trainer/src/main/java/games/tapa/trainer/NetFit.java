package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Kernel;
import games.tapa.nn.Net;
import games.tapa.nn.NetShape;
import java.util.Arrays;
import java.util.List;

/** One net that learns: its weights, the gradient being gathered, and the optimiser. */
final class NetFit {

    /** How large the random weights at the inputs are at most that a training begins with; those at the outputs are 0. */
    private static final float MOST = 0.2f;

    /** How finely they are drawn. */
    private static final int STEPS = 1000;

    /** In the order of {@link NetShape}. */
    final float[] weights;

    final Adam adam;
    private final NetShape shape;
    private final Kernel kernel;
    private final float[] gradient;
    private final float[] chances;

    /** All outputs, as rows. */
    private final int[] outputs;

    private final float[] hidden;
    private final float[] hiddenBlame;

    /** A net of small random weights. */
    NetFit(NetShape shape, Kernel kernel, SplitMix64 chance) {
        this(shape, kernel, random(shape, chance));
    }

    /** Goes on from a net. */
    NetFit(Net net, Kernel kernel) {
        this(net.shape(), kernel, net.weights());
    }

    private NetFit(NetShape shape, Kernel kernel, float[] weights) {
        this.shape = shape;
        this.kernel = kernel;
        this.weights = weights;
        adam = new Adam(shape.size());
        gradient = new float[shape.size()];
        chances = new float[shape.outputs()];
        outputs = new int[shape.outputs()];
        hidden = new float[shape.hidden()];
        hiddenBlame = new float[shape.hidden()];
    }

    /** The net as it stands, its first layer in whole numbers; see {@link Net#rounded}. */
    Net net(int fineness) {
        return Net.rounded(shape, weights, fineness);
    }

    /** Whether every weight is a number; a training that went astray leaves others. */
    boolean isFinite() {
        for (float weight : weights) {
            if (!(Math.abs(weight) <= Float.MAX_VALUE)) {
                return false;
            }
        }
        return true;
    }

    /** Steps towards what the samples want, {@code batch} of them at a time; the last step takes what is left too. */
    void learn(List<TdSample> samples, int batch, double rate) {
        int inBatch = 0;
        for (int i = 0; i < samples.size(); i++) {
            add(samples.get(i));
            inBatch++;
            int left = samples.size() - 1 - i;
            if (left == 0 || (inBatch >= batch && left >= batch)) {
                adam.step(weights, gradient, inBatch, rate);
                inBatch = 0;
            }
        }
    }

    /** Adds the slope of the cross entropy between what the net foretells now and what the sample wants. */
    private void add(TdSample sample) {
        foretell(sample);
        float[] blame = chances;
        for (int outcome = 0; outcome < blame.length; outcome++) {
            blame[outcome] -= sample.wanted[outcome];
            gradient[shape.outputBiases() + outcome] += blame[outcome];
        }
        Arrays.fill(hiddenBlame, 0);
        for (int outcome = 0; outcome < blame.length; outcome++) {
            outputs[outcome] = outcome;
        }
        kernel.addRows(weights, shape.outputRow(0), outputs, blame, blame.length, hiddenBlame);
        kernel.addToRows(hidden, outputs, blame, blame.length, gradient, shape.outputRow(0));
        for (int unit = 0; unit < hidden.length; unit++) {
            hiddenBlame[unit] = hidden[unit] > 0 ? hiddenBlame[unit] : 0;
        }
        for (int unit = 0; unit < hidden.length; unit++) {
            gradient[unit] += hiddenBlame[unit];
        }
        kernel.addToRows(
                hiddenBlame, sample.indices, sample.values, sample.indices.length, gradient, shape.inputRow(0));
    }

    /** Asks the net as it stands, in floats. */
    private void foretell(TdSample sample) {
        System.arraycopy(weights, 0, hidden, 0, hidden.length);
        kernel.addRows(weights, shape.inputRow(0), sample.indices, sample.values, sample.indices.length, hidden);
        for (int unit = 0; unit < hidden.length; unit++) {
            hidden[unit] = Math.max(hidden[unit], 0);
        }
        System.arraycopy(weights, shape.outputBiases(), chances, 0, chances.length);
        kernel.addProducts(weights, shape.outputRow(0), hidden, chances);
        softmax();
    }

    private void softmax() {
        float greatest = chances[0];
        for (float chance : chances) {
            greatest = Math.max(greatest, chance);
        }
        float sum = 0;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = (float) StrictMath.exp((double) chances[i] - greatest);
            sum += chances[i];
        }
        for (int i = 0; i < chances.length; i++) {
            chances[i] /= sum;
        }
    }

    private static float[] random(NetShape shape, SplitMix64 chance) {
        float[] weights = new float[shape.size()];
        for (int i = shape.inputRow(0); i < shape.outputBiases(); i++) {
            weights[i] = MOST * (chance.below(2 * STEPS + 1) - STEPS) / STEPS;
        }
        return weights;
    }
}
