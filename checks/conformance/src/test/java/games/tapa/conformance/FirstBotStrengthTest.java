package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.jvm.BestWeights;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.trainer.Duel;
import games.tapa.trainer.DuelScore;
import games.tapa.trainer.RandomPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How strong the first bot must be; docs/first-bot.md has the exact figures. Its whole games are in {@link WholeGamesTest}. */
class FirstBotStrengthTest {

    private static final BestWeights FIRST = new BestWeights();

    @ParameterizedTest
    @CsvSource({"TAPA, mali", "TABLA, tabla"})
    void theBotWins98PerCentOf2000GamesAgainstARandomPlayer(TablesKind kind, String preset) {
        DuelScore score = againstChance(kind, preset, 1000);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(1960);
    }

    @Test
    void theBotWins98PerCentOf500GamesOfGulBarasKindWithoutCascades() {
        DuelScore score = againstChance(TablesKind.GULBARA, "fevga", 250);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(490);
    }

    /** From the fourth roll on a small double is worth up to 84 pips to either side: that much luck stays. */
    @Test
    void theBotWins90PerCentOf2000GamesOfGulBaraAgainstARandomPlayer() {
        DuelScore score = againstChance(TablesKind.GULBARA, "gulbara", 1000);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(1800);
    }

    private static DuelScore againstChance(TablesKind kind, String preset, int pairs) {
        TablesGame game = game(kind, preset);
        return new Duel(game, () -> new OnePly(new Equity(game, FIRST.of(kind)))::choose, RandomPlayer::new)
                .play(pairs, 2, 1);
    }

    /** Both games of a pair have the same dice. */
    @ParameterizedTest
    @CsvSource({"TAPA, mali, 2500, 2750", "TABLA, tabla, 500, 530", "GULBARA, gulbara, 500, 530"})
    void tunedWeightsBeatTheHandSetOnesAtTheSameDice(TablesKind kind, String preset, int pairs, int wins) {
        TablesGame game = game(kind, preset);
        Duel duel = new Duel(
                game,
                () -> new OnePly(new Equity(game, FIRST.of(kind)))::choose,
                () -> new OnePly(new Equity(game, Weights.handSet(kind)))::choose);
        DuelScore score = duel.play(pairs, 1, 1);
        assertThat(score.wins()).as("%s", score).isGreaterThanOrEqualTo(wins);
    }

    private static TablesGame game(TablesKind kind, String preset) {
        return new TablesGame(TablesRules.of(kind, preset).orThrow());
    }
}
