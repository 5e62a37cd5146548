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

    @ParameterizedTest
    @CsvSource({
        "TABLA, 24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2, W, B:4HPwATDgc/ABMA",
        "TABLA, 24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2, B, B:4HPwATDgc/ABMA",
        "TABLA, 24:B2 6:W1, W, B:AwAAAAEAAAAAAA",
        "GULBARA, 24:W15 12:B15, W, G:AACA/z8AAID/Pw",
        "GULBARA, 24:W15 12:B15, B, G:AACA/z8AAID/Pw"
    })
    void theIdsOfTheOtherGamesAreWrittenAndReadBack(TablesKind kind, String text, char turn, String id) {
        Side onRoll = Side.ofLetter(turn).orElseThrow();
        TablesBoard board = BoardText.read(text, new BoardLaws(kind, false)).orThrow();
        assertThat(PositionId.write(kind, board, onRoll)).contains(id);
        assertThat(PositionId.read(kind, id, onRoll).orThrow()).isEqualTo(board);
    }

    @Test
    void tablasIdMayComeWithoutItsLetterAndHoldsTheBar() {
        BoardLaws laws = new BoardLaws(TablesKind.TABLA, false);
        TablesBoard board = BoardText.read("20:B1 6:W1 barW:2 barB:1", laws).orThrow();
        String id = PositionId.write(TablesKind.TABLA, board, Side.BLACK).orElseThrow();
        assertThat(PositionId.read(TablesKind.TABLA, id.substring(2), Side.BLACK)
                        .orThrow())
                .isEqualTo(board);
        assertThat(PositionId.isId(id.substring(2), TablesKind.TABLA)).isTrue();
        assertThat(PositionId.read(TablesKind.GULBARA, "G" + id.substring(1), Side.BLACK)
                        .failure())
                .hasValueSatisfying(problem -> assertThat(problem.message()).contains("has no bar"));
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
