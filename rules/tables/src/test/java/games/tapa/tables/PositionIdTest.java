package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 7: the ids that the rule book gives. */
class PositionIdTest {

    private static final String TP2 = "24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2 9:B1W1 8:W1B1 7:B2 5:W1 1:B6";
    private static final String TP4 = "22:B3 19:B3 16:B4 13:B3 6:W4 5:W3 4:W1B2 3:W3 2:W2 1:W2";

    @ParameterizedTest
    @CsvSource({
        "24:W15 1:B15, W, T:AACA/z8AAID/Pw",
        TP2 + ", W, T:MIRRAz8QhaEDPw.Ag",
        TP2 + ", B, T:EIWhAz8whFEDPw.Ag",
        TP4 + ", W, T:HMfjAAbbdQ8AAA"
    })
    void theIdsOfTheRuleBookAreWrittenAndReadBack(String text, char turn, String id) {
        Side onRoll = Side.ofLetter(turn).orElseThrow();
        TablesBoard board =
                BoardText.read(text, new BoardLaws(TablesKind.TAPA, false)).orThrow();
        assertThat(PositionId.write(TablesKind.TAPA, board, onRoll)).contains(id);
        assertThat(PositionId.read(TablesKind.TAPA, id, onRoll).orThrow()).isEqualTo(board);
    }

    @Test
    void aPinnedPinnerHasNoId() {
        assertThat(PositionId.write(
                        TablesKind.TAPA,
                        BoardText.read("10:W1B1W1 1:B14", new BoardLaws(TablesKind.TAPA, true))
                                .orThrow(),
                        Side.WHITE))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "T:AACA/z8AAID/P",
        "T:AACA/z8AAID/Pw.Ag",
        "T:MIRRAz8QhaEDPw",
        "T:MIRRAz8QhaEDPw.A",
        "T:MIRRAz8QhaEDPw.Bg",
        "T:MIRRAz8QhaEDPw.CA",
        "T:MIRRAz8QhaEDPw.Agg",
        "B:4HPwATDgc/ABMA",
        "T://///////////w",
        "T:AACA!z8AAID/Pw",
        "T:AAAAAAAAAAAAAA"
    })
    void anIdWithMissingOrSpareBitsIsRefusedWithTheIdNamed(String id) {
        assertThat(PositionId.read(TablesKind.TAPA, id, Side.WHITE).failure())
                .as(id)
                .hasValueSatisfying(problem -> assertThat(problem.message()).isNotEmpty());
    }
}
