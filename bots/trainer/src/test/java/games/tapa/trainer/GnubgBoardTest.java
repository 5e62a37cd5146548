package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import org.junit.jupiter.api.Test;

/** Board lines, written by hand from what FIBS says of them. */
final class GnubgBoardTest {

    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TABLA, "backgammon").orThrow());

    @Test
    void theStartIsWrittenAsTheMoveServerWasSeenToReadIt() {
        assertThat(line(game.rules().start(), Side.WHITE, 6, 5))
                .isEqualTo("board:me:gnubg:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"
                        + ":1:6:5:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0");
    }

    @Test
    void whiteSeesItsOwnCheckersPositiveOnItsOwnNumbersAndBothBarsAtTheEnds() {
        TablesBoard board = board("24:W1 6:W3 5:W2 1:W4 20:B5 8:B2 19:B1 barW:2 barB:1");
        assertThat(line(board, Side.WHITE, 2, 1))
                .isEqualTo("board:me:gnubg:0:0:0:-1:4:0:0:0:2:3:0:-2:0:0:0:0:0:0:0:0:0:0:-1:-5:0:0:0:1:2"
                        + ":1:2:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0");
    }

    @Test
    void blackSeesTheSameBoardFromItsOwnSide() {
        TablesBoard board = board("24:W1 6:W3 5:W2 1:W4 20:B5 8:B2 19:B1 barW:2 barB:1");
        // White's 20, 19 and 8 are Black's 5, 6 and 17; White's 24, 6, 5 and 1 are Black's 1, 19, 20 and 24.
        assertThat(line(board, Side.BLACK, 4, 4))
                .isEqualTo("board:me:gnubg:0:0:0:-2:-1:0:0:0:5:1:0:0:0:0:0:0:0:0:0:0:2:0:-3:-2:0:0:0:-4:1"
                        + ":1:4:4:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0");
    }

    @Test
    void whatTheStandInReadsFromALineIsThePositionOfTheLine() {
        TablesBoard board = board("24:W1 6:W3 5:W2 1:W4 20:B5 8:B2 19:B1 barW:2 barB:1");
        assertThat(StandInGnubg.position(game, line(board, Side.WHITE, 2, 1)).board())
                .isEqualTo(board);
    }

    private TablesBoard board(String text) {
        return BoardText.read(text, game.rules().laws()).orThrow();
    }

    private String line(TablesBoard board, Side side, int one, int other) {
        return GnubgBoard.line(game.rolled(board, side, new Dice(one, other), 1));
    }
}
