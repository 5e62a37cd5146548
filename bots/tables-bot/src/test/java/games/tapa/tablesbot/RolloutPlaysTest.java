package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plays that a rollout compares. */
final class RolloutPlaysTest {

    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
    private final TablesPosition.ToMove position = game.rolled(
            BoardText.read("6:W2 5:W1 2:W1 20:B2", game.rules().laws()).orThrow(), Side.WHITE, new Dice(2, 1), 9);

    @Test
    void playsAreNamedByTheirMoveTexts() {
        RolloutPlays plays =
                RolloutPlays.named(game, position, List.of("2/off 5/4", "6/3")).orThrow();
        assertThat(plays.text(0)).isEqualTo("5/4 2/off");
        assertThat(plays.text(1)).isEqualTo("6/4/3");
        Rollout rollout = plays.rollout(5, 7, 1);
        assertThat(rollout.candidates())
                .containsExactly(
                        game.after(position, plays.plays().get(0)),
                        game.after(position, plays.plays().get(1)));
        assertThat(rollout.side()).isEqualTo(Side.WHITE);
    }

    @Test
    void aTextThatNamesNoPlayIsRefused() {
        assertThat(RolloutPlays.named(game, position, List.of("6/3", "6/1")).failure())
                .hasValueSatisfying(problem -> assertThat(problem.code()).isEqualTo(Problem.Code.BAD_MOVE));
    }

    @Test
    void theBestPlaysAtFirstSightComeInTheirOrder() {
        Evaluator checkersOff = (board, sequel) -> {
            int left = 0;
            int pips = 0;
            for (int point = 1; point <= 6; point++) {
                left += board.mine(point);
                pips += point * point * board.mine(point);
            }
            return -left - pips / 1000.0;
        };
        RolloutPlays three = RolloutPlays.best(game, position, checkersOff, 3);
        assertThat(three.plays()).hasSize(3);
        assertThat(three.text(0)).isEqualTo("6/5 2/off");
        RolloutPlays all = RolloutPlays.best(game, position, checkersOff, 100);
        assertThat(all.plays()).hasSameSizeAs(game.plays(position));
    }
}
