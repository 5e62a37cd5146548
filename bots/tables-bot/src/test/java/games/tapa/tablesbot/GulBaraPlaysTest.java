package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tables.TablesStage;
import org.junit.jupiter.api.Test;

/** Plays of Gul Bara that are plain to people. */
class GulBaraPlaysTest {

    private final TablesGame gulbara =
            new TablesGame(TablesRules.of(TablesKind.GULBARA, "gulbara").orThrow());

    @Test
    void theSixthPointInFrontOfTheEnemysStartIsClosed() {
        // The points 11 to 7 are held; the spare checker on 9 closes the 6 with a three, and Black's ten cannot leave.
        String text = "24:W4 18:W2 17:W2 16:W1 11:W1 10:W1 9:W2 8:W1 7:W1 12:B10 3:B2 2:B2 1:B1";
        TablesPlay play = play(text, 3, 1);
        for (int point = 6; point <= 11; point++) {
            assertThat(play.result().at(point).free(Side.WHITE))
                    .as("%d after %s", point, play)
                    .isPositive();
        }
    }

    @Test
    void aRowOfSixIsKeptWhileOtherCheckersCanMove() {
        String text = "24:W4 18:W2 17:W2 16:W1 11:W1 10:W1 9:W1 8:W1 7:W1 6:W1 12:B10 3:B2 2:B2 1:B1";
        TablesPlay play = play(text, 2, 1);
        for (int point = 6; point <= 11; point++) {
            assertThat(play.result().at(point).free(Side.WHITE))
                    .as("%d after %s", point, play)
                    .isPositive();
        }
    }

    @Test
    void theLastCheckersAreBorneOffInAnyGroupOfAChain() {
        TablesBoard board =
                BoardText.read("5:W2 4:W1 16:B3", gulbara.rules().laws()).orThrow();
        TablesStage stage =
                TablesStage.ofLeft("55556666", TablesStage.Origin.CHAIN, 4, 0).orThrow();
        TablesPosition.ToMove position = gulbara.due(board, Side.WHITE, stage, 5);
        assertThat(Shipped.bot(gulbara).best(position).outcome()).isPresent();
    }

    @Test
    void theRestOfAnEnemysChainIsPlayedLikeAnyStage() {
        TablesBoard board =
                BoardText.read("6:W2 5:W1 16:B3", gulbara.rules().laws()).orThrow();
        TablesStage stage =
                TablesStage.ofLeft("666", TablesStage.Origin.REST, 0, 0).orThrow();
        TablesPosition.ToMove position = gulbara.due(board, Side.WHITE, stage, 5);
        assertThat(Shipped.bot(gulbara).best(position).outcome()).isPresent();
    }

    private TablesPlay play(String text, int die1, int die2) {
        TablesBoard board = BoardText.read(text, gulbara.rules().laws()).orThrow();
        return Shipped.bot(gulbara).best(gulbara.rolled(board, Side.WHITE, new Dice(die1, die2), 1));
    }
}
