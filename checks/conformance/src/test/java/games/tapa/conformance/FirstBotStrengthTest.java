package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.trainer.Duel;
import games.tapa.trainer.DuelScore;
import games.tapa.trainer.Player;
import games.tapa.trainer.RandomPlayer;
import org.junit.jupiter.api.Test;

/** How strong the first bot must be; docs/first-bot.md has the exact figures. Its whole games are in {@link WholeGamesTest}. */
class FirstBotStrengthTest {

    private final TablesGame mali =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());

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

    private Player tuned() {
        return new OnePly(mali, Weights.best())::play;
    }
}
