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
            NetShape shape = RandomNets.shape(chance);
            Net net = RandomNets.net(shape, chance);
            NetInputs inputs = RandomNets.inputs(shape, chance);
            float[] answer = new Forward(net, ScalarKernel.PLAIN).ask(inputs);
            double[] right = formula(net, inputs);
            for (int output = 0; output < right.length; output++) {
                assertThat((double) answer[output]).isCloseTo(right[output], within(1e-4));
            }
        }
    }

    @Test
    void theAnswerDependsOnNothingThatWasAskedBefore() {
        SplitMix64 chance = new SplitMix64(6);
        for (int round = 0; round < 50; round++) {
            NetShape shape = RandomNets.shape(chance);
            Net net = RandomNets.net(shape, chance);
            Forward forward = new Forward(net, ScalarKernel.PLAIN);
            for (int question = 0; question < 20; question++) {
                NetInputs inputs = RandomNets.inputs(shape, chance);
                float[] fresh = new Forward(net, ScalarKernel.PLAIN).ask(inputs);
                assertThat(forward.ask(inputs)).isEqualTo(fresh);
            }
        }
    }

    @Test
    void weightsAreRoundedToTheNearestStepAndTheFinestThatHoldsThem() {
        NetShape shape = new NetShape(0, 1, 1, 1);
        Net net = Net.rounded(shape, new float[] {0.3f, -0.3f, 1, 1}, 4);
        assertThat(net.fineness()).isEqualTo(4);
        assertThat(net.step(0)).isEqualTo(5);
        assertThat(net.step(1)).isEqualTo(-5);
        assertThat(Net.rounded(shape, new float[] {40_000, 0, 1, 1}, 14).fineness())
                .isZero();
        assertThat(Net.rounded(shape, new float[] {3, 0, 1, 1}, 14).fineness()).isEqualTo(13);
    }

    private static double[] formula(Net net, NetInputs inputs) {
        NetShape shape = net.shape();
        float[] second = net.second();
        double[] outputs = new double[shape.outputs()];
        for (int output = 0; output < outputs.length; output++) {
            outputs[output] = second[output];
        }
        for (int unit = 0; unit < shape.hidden(); unit++) {
            double sum = Math.max(0, hidden(net, inputs, unit));
            for (int output = 0; output < outputs.length; output++) {
                outputs[output] += sum * second[outputs.length + output * shape.hidden() + unit];
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

    private static double hidden(Net net, NetInputs inputs, int unit) {
        NetShape shape = net.shape();
        double steps = net.step(unit);
        for (int bit = 0; bit < shape.firstAmount(); bit++) {
            if ((inputs.word(bit / 64) >>> (bit % 64) & 1) != 0) {
                steps += net.step(shape.inputRow(bit) + unit);
            }
        }
        for (int amount = 0; amount < shape.amounts(); amount++) {
            steps += inputs.amount(amount) / 64.0 * net.step(shape.inputRow(shape.firstAmount() + amount) + unit);
        }
        return steps / (1 << net.fineness());
    }
}
