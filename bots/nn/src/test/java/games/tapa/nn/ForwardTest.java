package games.tapa.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.SplitMix64;
import org.junit.jupiter.api.Test;

/** What a net answers, against the textbook's formula in doubles. */
final class ForwardTest {

    @Test
    void answersWhatTheFormulaSays() {
        SplitMix64 chance = new SplitMix64(5);
        for (int round = 0; round < 300; round++) {
            NetShape shape = new NetShape(1 + chance.below(40), 1 + chance.below(40), 1 + chance.below(6));
            Net net = RandomNets.net(shape, chance);
            int[] indices = new int[shape.inputs()];
            float[] values = RandomNets.floats(shape.inputs(), chance);
            int count = 0;
            for (int input = 0; input < shape.inputs(); input++) {
                if (chance.below(3) > 0) {
                    indices[count++] = input;
                }
            }
            float[] answer = new Forward(shape, ScalarKernel.PLAIN).ask(net, indices, values, count);
            double[] right = formula(net, indices, values, count);
            for (int output = 0; output < right.length; output++) {
                assertThat((double) answer[output]).isCloseTo(right[output], within(1e-5));
            }
        }
    }

    @Test
    void sameQuestionHasTheSameBitsAgain() {
        SplitMix64 chance = new SplitMix64(6);
        NetShape shape = new NetShape(30, 20, 5);
        Net net = RandomNets.net(shape, chance);
        Forward forward = new Forward(shape, ScalarKernel.PLAIN);
        int[] indices = {3, 7, 29};
        float[] values = {1, 0.5f, -2};
        float[] first = forward.ask(net, indices, values, 3).clone();
        forward.ask(net, new int[] {1}, new float[] {9}, 1);
        assertThat(forward.ask(net, indices, values, 3)).isEqualTo(first);
    }

    private static double[] formula(Net net, int[] indices, float[] values, int count) {
        NetShape shape = net.shape();
        float[] weights = net.weights();
        double[] outputs = new double[shape.outputs()];
        for (int output = 0; output < outputs.length; output++) {
            outputs[output] = weights[shape.outputBiases() + output];
        }
        for (int unit = 0; unit < shape.hidden(); unit++) {
            double sum = weights[unit];
            for (int i = 0; i < count; i++) {
                sum += (double) values[i] * weights[shape.inputRow(indices[i]) + unit];
            }
            for (int output = 0; output < outputs.length; output++) {
                outputs[output] += Math.max(0, sum) * weights[shape.outputRow(unit) + output];
            }
        }
        double all = 0;
        for (double output : outputs) {
            all += Math.exp(output);
        }
        for (int output = 0; output < outputs.length; output++) {
            outputs[output] = Math.exp(outputs[output]) / all;
        }
        return outputs;
    }
}
