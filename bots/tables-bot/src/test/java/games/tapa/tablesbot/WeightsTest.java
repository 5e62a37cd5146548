package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WeightsTest {

    @Test
    void whatIsWrittenReadsTheSameAgain() {
        String text = Weights.handSet().write();
        assertThat(Weights.read(text).orThrow().write()).isEqualTo(text);
    }

    @Test
    void weightsAreKeptToAHundredth() {
        Weights read = Weights.read(Weights.handSet().write()).orThrow();
        for (int phase = 0; phase < Features.PHASES; phase++) {
            for (int i = 0; i < Features.SIZE; i++) {
                assertThat(Math.abs(read.at(phase, i) - Weights.handSet().at(phase, i)))
                        .isLessThanOrEqualTo(0.00501);
            }
        }
    }

    @Test
    void aTextWithTooFewTooManyOrNoNumbersIsAProblem() {
        String text = Weights.handSet().write();
        assertThat(Weights.read("").failure()).isPresent();
        assertThat(Weights.read(text + "0").failure()).isPresent();
        assertThat(Weights.read(text.substring(0, text.length() - 8)).failure()).isPresent();
        assertThat(Weights.read(text.replaceFirst(" ", " x ")).failure()).isPresent();
        assertThat(Weights.read(text.replaceFirst(" ", " - ")).failure()).isPresent();
        assertThat(Weights.read(text.replaceFirst(" ", " 123456789123 ")).failure())
                .isPresent();
    }
}
