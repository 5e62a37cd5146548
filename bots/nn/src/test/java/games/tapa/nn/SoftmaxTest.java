package games.tapa.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The chances of the outputs against the library's exponential. */
final class SoftmaxTest {

    @Test
    void exponentialIsRightToAMillionthOfItsValue() {
        for (int i = 0; i < 7900; i++) {
            float x = -i / 100f;
            double right = StrictMath.exp(x);
            assertThat(Softmax.exp(x) / right).as("e^%s", x).isCloseTo(1, within(1e-6));
        }
        assertThat(Softmax.exp(-1000)).isZero();
        assertThat(Softmax.exp(Float.NaN)).isZero();
    }

    @Test
    void chancesAddUpToOneAndKeepTheirRatios() {
        float[] values = {3, 1, -2, 2};
        Softmax.apply(values);
        float sum = 0;
        for (float value : values) {
            sum += value;
        }
        assertThat(sum).isCloseTo(1, within(1e-6f));
        assertThat(values[0] / values[1]).isCloseTo((float) StrictMath.exp(2), within(1e-4f));
        assertThat(values[3] / values[2]).isCloseTo((float) StrictMath.exp(4), within(1e-3f));
    }

    @Test
    void farApartOutputsGiveACertainty() {
        float[] values = {-300, 500};
        Softmax.apply(values);
        assertThat(values).containsExactly(0, 1);
    }
}
