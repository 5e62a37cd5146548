package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardLaws;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import org.junit.jupiter.api.Test;

/** Plays of Tapa that are plain to people. */
class TapaPlaysTest {

    private final TablesGame mali =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());

    @Test
    void aMotherIsPinnedAtOnceWhenThatWins() {
        TablesPlay play = play(mali, "1:B1 3:W1 13:W5 15:B5", 2, 1);
        assertThat(play.outcome()).isPresent();
        assertThat(play.outcome().get().winner()).contains(Side.WHITE);
    }

    @Test
    void theLastCheckerIsBorneOffAtOnce() {
        assertThat(play(mali, "1:W1 20:B5", 6, 5).outcome()).isPresent();
        assertThat(play(mali, "6:W1 5:W1 24:B1 20:B5", 6, 5).outcome()).isPresent();
    }

    @Test
    void twoStartCheckersAreNotPartedWithinReachWhileAnotherPlayCostsNothing() {
        // Black's 20 to 23 are White's 5 to 2: any checker that stays alone on 24 is reached from White's 23, 22, 21.
        String board = "24:W2 10:W5 9:W4 8:W4 23:B5 22:B5 21:B5";
        TablesPlay play = play(mali, board, 6, 1);
        assertThat(play.result().at(24).free(Side.WHITE)).as(board).isNotEqualTo(1);
    }

    @Test
    void aMotherInReachRunsIfNothingElseIsAtStake() {
        // White's mother on 24 is shot at by everything; 6-5 takes it past all but the five on 12.
        String board = "24:W1 6:W5 5:W5 4:W4 22:B1 23:B2 18:B4 17:B4 1:B4";
        TablesPlay play = play(mali, board, 4, 3);
        assertThat(play.result().at(24).of(Side.WHITE)).as(board).isZero();
    }

    @Test
    void aMotherWithoutCoverIsNotLeftBehindByTheThirdChecker() {
        String board = "24:W2 23:B3 22:B3 20:B3 1:B6 13:W5 12:W4 7:W4";
        for (int larger = 2; larger <= 6; larger++) {
            TablesPlay play = play(mali, board, larger, 1);
            assertThat(play.result().at(24).free(Side.WHITE))
                    .as("%d1 in %s", larger, board)
                    .isNotEqualTo(1);
        }
    }

    @Test
    void atADrawOnlyALosingSideAims() {
        // Pinning Black's mother now makes both mothers pinned: a draw, which White, else about to lose, takes.
        String board = "24:B1W1 1:B1 4:W1 2:W13";
        TablesGame game = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        TablesBoard read = BoardText.read(board.replace("24:B1W1", "24:W1B1"), new BoardLaws(TablesKind.TAPA, false))
                .orThrow();
        TablesPosition.ToMove position = game.rolled(read, Side.WHITE, new Dice(3, 1), 1);
        TablesPlay play = Shipped.bot(game).best(position);
        assertThat(MoveText.write(game, position, play)).contains("/1*");
    }

    private static TablesPlay play(TablesGame game, String board, int die1, int die2) {
        TablesBoard read =
                BoardText.read(board, new BoardLaws(TablesKind.TAPA, false)).orThrow();
        return Shipped.bot(game).best(game.rolled(read, Side.WHITE, new Dice(die1, die2), 1));
    }
}
