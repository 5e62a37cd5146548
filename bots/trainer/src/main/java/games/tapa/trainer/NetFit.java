package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Forward;
import games.tapa.nn.Kernel;
import games.tapa.nn.Net;
import games.tapa.nn.NetShape;
import java.util.List;

/** One net that learns: its weights, the gradient being gathered, and the optimiser. */
final class NetFit {

    /** How large the random weights are at most that a training begins with. */
    private static final float MOST_AT_INPUTS = 0.2f;

    private static final float MOST_AT_OUTPUTS = 0.1f;

    /** How finely they are drawn. */
    private static final int STEPS = 1000;

    final Net net;
    final Adam adam;
    private final NetShape shape;
    private final Forward forward;
    private final float[] gradient;
    private final float[] blame;
    private final float[] hiddenBlame;

    /** A net of small random weights. */
    NetFit(NetShape shape, Kernel kernel, SplitMix64 chance) {
        this.shape = shape;
        net = Net.of(shape, random(shape, chance));
        adam = new Adam(shape.size());
        forward = new Forward(shape, kernel);
        gradient = new float[shape.size()];
        blame = new float[shape.outputs()];
        hiddenBlame = new float[shape.hidden()];
    }

    /** Steps towards what the samples want, {@code batch} of them at a time; the last step takes what is left too. */
    void learn(List<TdSample> samples, int batch, double rate) {
        int inBatch = 0;
        for (int i = 0; i < samples.size(); i++) {
            add(samples.get(i));
            inBatch++;
            int left = samples.size() - 1 - i;
            if (left == 0 || (inBatch >= batch && left >= batch)) {
                adam.step(net.weights(), gradient, inBatch, rate);
                inBatch = 0;
            }
        }
    }

    /** Adds the slope of the cross entropy between what the net foretells now and what the sample wants. */
    private void add(TdSample sample) {
        float[] weights = net.weights();
        float[] chances = forward.ask(net, sample.indices, sample.values, sample.indices.length);
        float[] hidden = forward.hidden();
        for (int outcome = 0; outcome < blame.length; outcome++) {
            blame[outcome] = chances[outcome] - sample.wanted[outcome];
            gradient[shape.outputBiases() + outcome] += blame[outcome];
        }
        for (int unit = 0; unit < hidden.length; unit++) {
            hiddenBlame[unit] = 0;
            if (hidden[unit] > 0) {
                int row = shape.outputRow(unit);
                for (int outcome = 0; outcome < blame.length; outcome++) {
                    hiddenBlame[unit] += blame[outcome] * weights[row + outcome];
                    gradient[row + outcome] += blame[outcome] * hidden[unit];
                }
            }
        }
        addRow(1, 0);
        for (int i = 0; i < sample.indices.length; i++) {
            addRow(sample.values[i], shape.inputRow(sample.indices[i]));
        }
    }

    private void addRow(float factor, int row) {
        for (int unit = 0; unit < hiddenBlame.length; unit++) {
            gradient[row + unit] += factor * hiddenBlame[unit];
        }
    }

    private static float[] random(NetShape shape, SplitMix64 chance) {
        float[] weights = new float[shape.size()];
        for (int i = shape.inputRow(0); i < weights.length; i++) {
            float most = i < shape.outputRow(0) ? MOST_AT_INPUTS : MOST_AT_OUTPUTS;
            weights[i] = most * (chance.below(2 * STEPS + 1) - STEPS) / STEPS;
        }
        return weights;
    }
}
