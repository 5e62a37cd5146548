package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.trainer.Duel;
import games.tapa.trainer.DuelScore;
import games.tapa.trainer.RandomPlayer;
import org.junit.jupiter.api.Test;

/** How strong the first bot must be; docs/first-bot.md has the exact figures. Its whole games are in {@link WholeGamesTest}. */
class FirstBotStrengthTest {

    @Test
    void theBotWins98PerCentOf2000GamesOfTapaAgainstARandomPlayer() {
        beatsChance(TablesKind.TAPA);
    }

    @Test
    void tunedWeightsBeatTheHandSetOnesOfTapaIn55PerCentOf5000GamesAtTheSameDice() {
        TablesGame game = game(TablesKind.TAPA);
        Duel duel = new Duel(
                game,
                () -> new OnePly(game, Weights.best(TablesKind.TAPA))::best,
                () -> new OnePly(game, Weights.handSet(TablesKind.TAPA))::best);
        DuelScore score = duel.play(2500, 1, 1);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(2750);
    }

    private static void beatsChance(TablesKind kind) {
        TablesGame game = game(kind);
        DuelScore score =
                new Duel(game, () -> new OnePly(game, Weights.best(kind))::best, RandomPlayer::new).play(1000, 2, 1);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(1960);
    }

    private static TablesGame game(TablesKind kind) {
        return new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
    }
}
