package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 6: the board text. */
class BoardTextTest {

    @Test
    void pointsInAnyOrderMoreSpacesAndMissingCountsAreRead() {
        assertThat(BoardText.read("  1:B  10:BW2   24:W12 ", new BoardLaws(TablesKind.TAPA, false))
                        .orThrow())
                .hasToString("24:W12 10:B1W2 1:B1");
    }

    @Test
    void borneOffCheckersWhileOthersAreFarFromHomeAreAccepted() {
        TablesBoard board = BoardText.read("24:W1 1:B2", new BoardLaws(TablesKind.TAPA, false))
                .orThrow();
        assertThat(board.off(Side.WHITE)).isEqualTo(14);
    }

    @Test
    void aPinningCheckerMayLiePinnedOnlyWhereTheRulesSaySo() {
        assertThat(BoardText.read("10:W1B1W2 1:B1", new BoardLaws(TablesKind.TAPA, true))
                        .orThrow())
                .hasToString("10:W1B1W2 1:B1");
        assertThat(BoardText.read("10:W1B1W2 1:B1", new BoardLaws(TablesKind.TAPA, false))
                        .failure())
                .hasValueSatisfying(problem -> assertThat(problem.message()).startsWith("point 10: "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "13:W1 13:W1 1:B1 | point 13: named twice",
                "25:W1 1:B1 | point \"25\": points are numbered 1 to 24",
                "0:W1 | point \"0\": points are numbered 1 to 24",
                "13:W9 12:W7 1:B1 | point 12: with it W has 16 checkers",
                "7:W2B1 1:B1 | point 7: a pin needs exactly one checker beneath, found 2",
                "7:W2B2 | point 7: a pin needs exactly one checker beneath, found 2",
                "barW:1 5:W1 | \"barW:1\": this game has no bar",
                "5 | \"5\": write point:stack",
                "5: | point 5: no checkers named",
                "5:W0 | point 5: \"W0\" names a count that is not 1 to 15",
                "5:W16 | point 5: \"W16\" names a count that is not 1 to 15",
                "5:WW | point 5: \"WW\" is no stack",
                "'' | no checker is on the board",
            })
    void whatIsNoBoardIsRefusedWithThePointNamed(String text, String message) {
        assertThat(BoardText.read(text, new BoardLaws(TablesKind.TAPA, false)).failure())
                .hasValueSatisfying(problem -> {
                    assertThat(problem.code()).isEqualTo(Problem.Code.BAD_POSITION);
                    assertThat(problem.message()).startsWith(message);
                });
    }

    @Test
    void theBarIsReadAndWrittenAfterThePoints() {
        BoardLaws tabla = new BoardLaws(TablesKind.TABLA, false);
        TablesBoard board = BoardText.read("barB:2 13:W5 barW:1 6:B", tabla).orThrow();
        assertThat(board).hasToString("13:W5 6:B1 barW:1 barB:2");
        assertThat(board.onBar(Side.BLACK)).isEqualTo(2);
        assertThat(board.off(Side.WHITE)).isEqualTo(9);
        assertThat(board.pips(Side.WHITE)).isEqualTo(5 * 13 + 25);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TABLA | 7:W1B1 1:B1 | point 7: checkers of both sides cannot share a point",
                "GULBARA | 7:W2B1 1:B1 | point 7: checkers of both sides cannot share a point",
                "GULBARA | barB:1 5:W1 | \"barB:1\": this game has no bar",
                "TABLA | barB:0 5:W1 | \"barB:0\": write a count from 1 to 15",
                "TABLA | barB:16 5:W1 | \"barB:16\": write a count from 1 to 15",
                "TABLA | barB:1 barB:1 5:W1 | barB: named twice",
                "TABLA | barW:8 5:W8 1:B1 | barW: with it W has 16 checkers"
            })
    void whatIsNoBoardOfAnotherGameIsRefusedWithThePlaceNamed(TablesKind kind, String text, String message) {
        assertThat(BoardText.read(text, new BoardLaws(kind, false)).failure())
                .hasValueSatisfying(problem -> assertThat(problem.message()).startsWith(message));
    }
}
