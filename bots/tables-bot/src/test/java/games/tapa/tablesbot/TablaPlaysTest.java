package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesRules;
import org.junit.jupiter.api.Test;

/** Plays of Tabla that are plain to people. */
class TablaPlaysTest {

    private final TablesGame tabla =
            new TablesGame(TablesRules.of(TablesKind.TABLA, "tabla").orThrow());

    @Test
    void theLastEnemyCheckerOnItsWayHomeIsHitByASideThatIsFarBehind() {
        TablesPlay play = play("13:W2 10:B1 6:W3 5:W3 4:W3 3:W2 2:W2 24:B5 23:B2", 3, 1);
        assertThat(play.result().onBar(Side.BLACK)).isEqualTo(1);
    }

    @Test
    void aCheckerEntersWhereItMakesAPointInAStrongEnemyHome() {
        String board = "20:W1 13:W5 8:W3 6:W5 24:B2 23:B2 21:B3 19:B3 18:B2 17:B2 12:B1 barW:1";
        TablesPlay play = play(board, 5, 3);
        assertThat(play.result().at(20).free(Side.WHITE)).as(board).isEqualTo(2);
    }

    @Test
    void theLastCheckersAreBorneOffAtOnce() {
        assertThat(play("6:W1 5:W1 24:B1 20:B5", 6, 5).outcome()).isPresent();
    }

    @Test
    void inTheRaceACheckerIsBorneOffRatherThanMovedInsideHome() {
        TablesPlay play = play("6:W2 5:W3 4:W3 3:W2 2:W2 24:B5 23:B4 22:B3", 6, 5);
        assertThat(play.result().off(Side.WHITE)).isEqualTo(5);
    }

    @Test
    void inReachOfAStrongHomeNoBlotIsLeftWithoutNeed() {
        // 6-1 from 13 and 8 makes the bar point; every other play leaves blots in front of Black's two on White's 1.
        TablesPlay play = play("13:W5 8:W3 6:W5 24:W2 12:B5 17:B3 19:B5 1:B2", 6, 1);
        assertThat(play.result().at(7).free(Side.WHITE)).isEqualTo(2);
    }

    private TablesPlay play(String text, int die1, int die2) {
        TablesBoard board = BoardText.read(text, tabla.rules().laws()).orThrow();
        return Shipped.bot(tabla).best(tabla.rolled(board, Side.WHITE, new Dice(die1, die2), 1));
    }
}
