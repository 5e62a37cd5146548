package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Side;
import games.tapa.tables.BoardLaws;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import org.junit.jupiter.api.Test;

class EquityTest {

    private final TablesGame mali =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());

    @Test
    void aFinishedGameIsWorthItsPointsBeyondAnyHope() {
        assertThat(equity(mali, "1:B1 20:B5", Side.WHITE)).isEqualTo(1001);
        assertThat(equity(mali, "24:B5 23:B10", Side.WHITE)).isEqualTo(1002);
        assertThat(equity(mali, "24:B5 23:B10", Side.BLACK)).isEqualTo(-1002);
    }

    @Test
    void aWinUnderCountScoringIsWorthTheLosersCheckers() {
        TablesGame count =
                new TablesGame(TablesRules.of(TablesKind.TAPA, "mahbouseh-31").orThrow());
        assertThat(equity(count, "24:B5 23:B2", Side.WHITE)).isEqualTo(1007);
    }

    @Test
    void bothMothersPinnedIsWorthNothingToEitherSide() {
        String drawn = "24:W1B1 1:B1W1 12:W5 13:B5";
        for (String preset : new String[] {"mali", "bulgaria"}) {
            TablesGame game =
                    new TablesGame(TablesRules.of(TablesKind.TAPA, preset).orThrow());
            assertThat(equity(game, drawn, Side.WHITE)).isEqualTo(0);
            assertThat(equity(game, drawn, Side.BLACK)).isEqualTo(0);
        }
    }

    @Test
    void aGameThatGoesOnIsWorthLessThanItsMostPoints() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            Equity equity = new Equity(game, Shipped.weights(game));
            MoverBoard view = new MoverBoard();
            new RandomPositions(game, 8).show(400, position -> {
                view.set(position.board(), position.turn().other());
                double most = Equity.mostPoints(game.rules());
                assertThat(equity.of(view)).as("%s", position).isBetween(-most, most);
            });
        }
    }

    @Test
    void thePositionMirroredIsWorthTheSame() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            Equity equity = new Equity(game, Shipped.weights(game));
            MoverBoard view = new MoverBoard();
            new RandomPositions(game, 9).show(100, position -> {
                view.set(position.board(), Side.WHITE);
                double here = equity.of(view);
                view.set(Mirror.of(position.board()), Side.BLACK);
                assertThat(equity.of(view)).as("%s", position).isEqualTo(here);
            });
        }
    }

    @Test
    void readingAPositionLeavesNothingBehindForTheNext() {
        for (TablesKind kind : TablesKind.values()) {
            TablesGame game = EveryPreset.of(kind).getFirst();
            Equity used = new Equity(game, Shipped.weights(kind));
            MoverBoard view = new MoverBoard();
            new RandomPositions(game, 10).show(200, position -> {
                view.set(position.board(), position.turn().other());
                double fresh = new Equity(game, Shipped.weights(kind)).of(view);
                assertThat(used.of(view)).as("%s", position).isEqualTo(fresh);
            });
        }
    }

    @Test
    void tanhIsRightToTwoPerCentAndRisesBetweenItsEnds() {
        for (double x = -4; x <= 4; x += 0.125) {
            assertThat(Equity.tanh(x)).isEqualTo(Math.tanh(x), within(0.025));
            assertThat(Equity.tanh(x + 0.125)).isGreaterThanOrEqualTo(Equity.tanh(x));
        }
    }

    private static double equity(TablesGame game, String text, Side justPlayed) {
        TablesBoard board =
                BoardText.read(text, new BoardLaws(TablesKind.TAPA, false)).orThrow();
        MoverBoard view = new MoverBoard();
        view.set(board, justPlayed);
        return new Equity(game, Shipped.weights(TablesKind.TAPA)).of(view);
    }
}
