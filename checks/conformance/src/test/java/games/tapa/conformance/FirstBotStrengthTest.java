package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.FirstBot;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.trainer.Duel;
import games.tapa.trainer.DuelScore;
import games.tapa.trainer.Player;
import games.tapa.trainer.RandomPlayer;
import org.junit.jupiter.api.Test;

/** How strong the first bot must be; docs/first-bot.md has the exact figures. */
class FirstBotStrengthTest {

    private static final int MOST_TURNS = 400;

    private final TablesGame mali = new TablesGame(TablesRules.tapa("mali").orThrow());

    @Test
    void theBotWins98PerCentOf2000GamesAgainstARandomPlayer() {
        DuelScore score = new Duel(mali, this::tuned, () -> new RandomPlayer(mali.rules())).play(1000, 2, 1);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(1960);
    }

    @Test
    void tunedWeightsBeatTheHandSetOnesIn55PerCentOf5000GamesAtTheSameDice() {
        DuelScore score = new Duel(mali, this::tuned, () -> new OnePly(mali, Weights.handSet())::play).play(2500, 1, 1);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(2750);
    }

    @Test
    void in500BotGamesOfEachPresetAllCheckersStayAndNoGameTakesMoreThan400Turns() {
        for (String preset : TablesRules.tapaPresets()) {
            TablesGame game = new TablesGame(TablesRules.tapa(preset).orThrow());
            FirstBot bot = new FirstBot(game);
            SplitMix64 rng = new SplitMix64(3);
            for (int i = 0; i < 500; i++) {
                playOne(game, bot, rng);
            }
        }
    }

    private static void playOne(TablesGame game, FirstBot bot, SplitMix64 rng) {
        TablesPosition position = game.start(rng.below(2) == 0 ? Side.WHITE : Side.BLACK);
        int turns = 0;
        while (position instanceof TablesPosition.ToThrow toThrow) {
            TablesPosition.ToMove toMove = game.thrown(toThrow, rng.dice());
            position = game.after(toMove, bot.best(toMove));
            assertThat(++turns).as("%s", position).isLessThanOrEqualTo(MOST_TURNS);
            for (Side side : Side.values()) {
                int checkers = position.board().onBoard(side) + position.board().off(side);
                assertThat(checkers).as("%s", position).isEqualTo(TablesBoard.CHECKERS);
            }
        }
    }

    private Player tuned() {
        return new OnePly(mali, Weights.best())::play;
    }
}
