package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WeightsTest {

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenReadsTheSameAgain(TablesKind kind) {
        String text = Weights.handSet(kind).write();
        assertThat(Weights.read(kind, text).orThrow().write()).isEqualTo(text);
    }

    @ParameterizedTest
    @EnumSource
    void weightsAreKeptToAHundredth(TablesKind kind) {
        Weights exact = Weights.handSet(kind);
        Weights read = Weights.read(kind, exact.write()).orThrow();
        for (int phase = 0; phase < exact.phases(); phase++) {
            for (int i = 0; i < exact.size(); i++) {
                assertThat(Math.abs(read.at(phase, i) - exact.at(phase, i))).isLessThanOrEqualTo(0.00501);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTextWithTooFewTooManyOrNoNumbersIsAProblem(TablesKind kind) {
        String text = Weights.handSet(kind).write();
        String[] bad = {
            "",
            text + "0",
            text.substring(0, text.length() - 8),
            text.replaceFirst(" ", " x "),
            text.replaceFirst(" ", " - "),
            text.replaceFirst(" ", " 123456789123 ")
        };
        for (String one : bad) {
            assertThat(Weights.read(kind, one).failure()).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theWeightsOfOneGameAreNotThoseOfAnother(TablesKind kind) {
        for (TablesKind other : TablesKind.values()) {
            boolean fits =
                    Weights.read(other, Weights.best(kind).write()).failure().isEmpty();
            assertThat(fits).as("%s as %s", kind, other).isEqualTo(kind == other);
        }
    }
}
