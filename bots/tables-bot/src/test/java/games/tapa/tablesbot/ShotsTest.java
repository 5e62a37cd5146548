package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardLaws;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Shots in 36ths against all legal plays of all 36 rolls. */
class ShotsTest {

    @Test
    void aBlotSixAwayWithNothingBetweenIsPinnedBy17Rolls() {
        // 11 with a six; 5-1, 4-2 both ways, 3-3 and 2-2: 17.
        TablesGame game = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        TablesBoard board = BoardText.read("24:W14 12:W1 6:B2 1:B13", new BoardLaws(TablesKind.TAPA, false))
                .orThrow();
        assertThat(counted(game, board, Side.WHITE, 12)).isEqualTo(17);
    }

    @Test
    void shotsAreWhatTheLegalPlaysOfThe36RollsSayIn2000PositionsOfAllPresetsOfTapa() {
        EveryPreset.of(TablesKind.TAPA).forEach(game -> compare(game, 286));
    }

    @Test
    void shotsAreWhatTheLegalPlaysOfThe36RollsSayIn2000PositionsOfAllPresetsOfTabla() {
        EveryPreset.of(TablesKind.TABLA).forEach(game -> compare(game, 334));
    }

    @Test
    void aBlotWhereTheEnemyEntersIsHitByTheElevenRollsThatEnterThere() {
        TablesGame game =
                new TablesGame(TablesRules.of(TablesKind.TABLA, "tabla").orThrow());
        TablesBoard board =
                BoardText.read("13:W10 3:W1 12:B10 barB:1", game.rules().laws()).orThrow();
        // Black enters on White's 3 with a three; 1-1 and 2-1 come there too, stepping on from White's 1 and 2.
        assertThat(counted(game, board, Side.WHITE, 3)).isEqualTo(14);
    }

    @Test
    void shotsAreWhatTheLegalPlaysSayUnderTheOtherOptionsToo() {
        compare(
                new TablesGame(
                        TablesRules.of(TablesKind.TAPA, "mali", Map.of("pinner_pinnable", new OptionValue.Flag(true)))
                                .orThrow()),
                200);
        compare(
                new TablesGame(TablesRules.of(
                                TablesKind.TAPA, "mali", Map.of("bearoff_over", new OptionValue.Text("exact_only")))
                        .orThrow()),
                200);
        compare(
                new TablesGame(
                        TablesRules.of(TablesKind.TAPA, "mali", Map.of("larger_die", new OptionValue.Flag(false)))
                                .orThrow()),
                200);
    }

    private static void compare(TablesGame game, int positions) {
        new RandomPositions(game, 6).show(positions, position -> {
            Side owner = position.turn();
            TablesBoard board = position.board();
            for (int point = 1; point <= TablesBoard.POINTS; point++) {
                boolean pinnable = board.at(owner, point).free(owner) == 1
                        && (board.at(owner, point).beneath() == 0
                                || game.rules().pinnerPinnable());
                if (pinnable) {
                    assertThat(counted(game, board, owner, point))
                            .as("%s: rolls that pin %s's blot on %s's %d", board, owner, owner, point)
                            .isEqualTo(slow(game, board, owner, point));
                }
            }
        });
    }

    private static int counted(TablesGame game, TablesBoard board, Side owner, int point) {
        PositionFeatures features = new PositionFeatures(game.rules());
        MoverBoard view = new MoverBoard();
        view.set(board, owner);
        features.read(view);
        return features.shotsAt(point);
    }

    private static int slow(TablesGame game, TablesBoard board, Side owner, int point) {
        int rolls = 0;
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                TablesPosition.ToMove position = game.rolled(board, owner.other(), new Dice(first, second), 1);
                for (TablesPlay play : game.plays(position)) {
                    if (play.result().at(owner, point).free(owner) == 0) {
                        rolls++;
                        break;
                    }
                }
            }
        }
        return rolls;
    }
}
