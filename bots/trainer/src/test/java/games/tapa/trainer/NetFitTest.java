package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Forward;
import games.tapa.nn.NetInputs;
import games.tapa.nn.NetShape;
import games.tapa.nn.ScalarKernel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The steps of a fit, by hand and by finite differences. */
final class NetFitTest {

    private static final NetShape SHAPE = new NetShape(1, 3, 4, 3);
    private static final NetInputs INPUTS = inputs();
    private static final float[] WANTED = {0.7f, 0.1f, 0.2f};

    @Test
    void theFirstStepGoesDownTheSlopeOfTheCrossEntropyInEveryWeight() {
        double rate = 1e-3;
        NetFit fit = new NetFit(SHAPE, ScalarKernel.PLAIN, new SplitMix64(3));
        float[] weights = fit.weights;
        SplitMix64 chance = new SplitMix64(4);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (chance.below(2001) - 1000) / 1000f;
        }
        TdSample sample = sample();
        double[] slopes = new double[weights.length];
        float step = 1 / 256f;
        for (int i = 0; i < weights.length; i++) {
            float kept = weights[i];
            weights[i] = kept + step;
            double above = loss(fit, sample);
            weights[i] = kept - step;
            slopes[i] = (above - loss(fit, sample)) / (2 * step);
            weights[i] = kept;
        }
        float[] before = weights.clone();
        fit.learn(List.of(sample), 64, rate);
        // Adam's first step is the rate in every weight with a slope, against it; its means hold a tenth of the slope.
        for (int i = 0; i < weights.length; i++) {
            assertThat((double) fit.adam.means[i]).as("weight %s", i).isCloseTo(slopes[i] / 10, within(2e-4));
            if (Math.abs(slopes[i]) > 1e-3) {
                assertThat((double) weights[i] - before[i])
                        .as("weight %s", i)
                        .isCloseTo(-Math.signum(slopes[i]) * rate, within(1e-5));
            }
        }
        assertThat(loss(fit, sample)).isLessThan(lossOf(before, sample));
    }

    @Test
    void manyStepsTeachASampleByHeart() {
        NetFit fit = new NetFit(SHAPE, ScalarKernel.PLAIN, new SplitMix64(3));
        for (int i = 0; i < 2000; i++) {
            fit.learn(List.of(sample()), 1, 1e-2);
        }
        float[] chances = new Forward(fit.net(12), ScalarKernel.PLAIN).ask(INPUTS);
        for (int outcome = 0; outcome < WANTED.length; outcome++) {
            assertThat(chances[outcome]).isCloseTo(WANTED[outcome], within(0.01f));
        }
    }

    private static double loss(NetFit fit, TdSample sample) {
        return lossOf(fit.weights, sample);
    }

    private static double lossOf(float[] weights, TdSample sample) {
        double[] chances = foretold(weights);
        double loss = 0;
        for (int outcome = 0; outcome < WANTED.length; outcome++) {
            loss -= sample.wanted[outcome] * Math.log(chances[outcome]);
        }
        return loss;
    }

    /** The textbook's formula in doubles. */
    private static double[] foretold(float[] weights) {
        double[] chances = new double[SHAPE.outputs()];
        double all = 0;
        for (int output = 0; output < chances.length; output++) {
            double sum = weights[SHAPE.outputBiases() + output];
            for (int unit = 0; unit < SHAPE.hidden(); unit++) {
                sum += Math.max(0, hidden(weights, unit)) * weights[SHAPE.outputRow(output) + unit];
            }
            chances[output] = Math.exp(sum);
            all += chances[output];
        }
        for (int output = 0; output < chances.length; output++) {
            chances[output] /= all;
        }
        return chances;
    }

    private static double hidden(float[] weights, int unit) {
        double sum = weights[unit];
        sum += weights[SHAPE.inputRow(3) + unit];
        sum += weights[SHAPE.inputRow(40) + unit];
        sum += 0.5 * weights[SHAPE.inputRow(SHAPE.firstAmount()) + unit];
        sum -= 0.25 * weights[SHAPE.inputRow(SHAPE.firstAmount() + 2) + unit];
        return sum;
    }

    private static NetInputs inputs() {
        NetInputs inputs = new NetInputs(1, 3);
        inputs.addWord(1L << 3 | 1L << 40);
        inputs.addAmount(NetInputs.UNIT / 2);
        inputs.addAmount(0);
        inputs.addAmount(-NetInputs.UNIT / 4);
        return inputs;
    }

    private static TdSample sample() {
        TdSample sample = TdSample.of(Side.WHITE, 0, SHAPE, INPUTS, new float[] {0.3f, 0.3f, 0.4f});
        sample.wanted = WANTED;
        return sample;
    }
}
