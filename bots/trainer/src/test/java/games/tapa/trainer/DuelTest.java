package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.tapa.jvm.BestJudges;
import games.tapa.jvm.BestWeights;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.trainer.DuelTable.Played;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class DuelTest {

    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());

    @Test
    void theSameSeedGivesTheSameScoreWithAnyNumberOfThreads() {
        Duel duel = new Duel(game, this::bot, RandomPlayer::new);
        DuelScore one = duel.play(20, 5, 1);
        assertThat(duel.play(20, 5, 1)).isEqualTo(one);
        assertThat(duel.play(20, 5, 3)).isEqualTo(one);
        assertThat(duel.play(20, 6, 1)).isNotEqualTo(one);
    }

    @Test
    void aPlayerWithoutChanceAgainstItselfGetsExactlyHalfSinceBothSeatsHaveTheSameDice() {
        DuelScore score = new Duel(game, this::bot, this::bot).play(30, 7, 1);
        assertThat(score.games()).isEqualTo(60);
        assertThat(score.share()).isEqualTo(0.5);
        assertThat(score.points()).isEqualTo(0);
        assertThat(score.pointsError()).isEqualTo(0);
    }

    @Test
    void aScoreCountsDrawsHalfAndItsErrorsOverPairs() {
        // Pairs worth +1.5, 0, -0.5 points a game and 1, 1/2, 1/4 games.
        DuelScore score = DuelScore.of(new Played[][] {{won(2), won(1)}, {won(2), won(-2)}, {won(0), won(-1)}}, false);
        assertThat(score.games()).isEqualTo(6);
        assertThat(score.wins()).isEqualTo(3);
        assertThat(score.draws()).isEqualTo(1);
        assertThat(score.points()).isEqualTo(1 / 3.0, within(1e-12));
        assertThat(score.share()).isEqualTo(7 / 12.0, within(1e-12));
        // Variance of 1.5, 0, -0.5 is 13/12; over three pairs its error is the root of 13/36.
        assertThat(score.pointsError()).isEqualTo(Math.sqrt(13 / 36.0), within(1e-12));
        assertThat(score.toString()).contains("6 games, won 3, drawn 1: 58.33 % ± 22.05, +0.3333 points a game");
    }

    private static Played won(int points) {
        return new Played(points, points);
    }

    @Test
    void withoutLuckAGameBringsTheSameInTheMeanAndDiffersLess() {
        Supplier<Judge> judge = () -> new BestJudges().of(game).orThrow();
        DuelScore score =
                new Duel(game, this::bot, RandomPlayer::new, new Stake.GamesWithoutLuck(judge)).play(40, 5, 2);
        DuelScore.WithoutLuck calm = score.withoutLuck().orElseThrow();
        assertThat(score.points())
                .isEqualTo(new Duel(game, this::bot, RandomPlayer::new)
                        .play(40, 5, 1)
                        .points());
        assertThat(calm.points()).isEqualTo(score.points(), within(4 * (score.pointsError() + calm.error())));
        assertThat(score.toString()).contains("; without luck +");
        DuelScore even = new Duel(game, this::bot, this::bot, new Stake.GamesWithoutLuck(judge)).play(10, 6, 1);
        assertThat(even.withoutLuck().orElseThrow().points()).isEqualTo(0, within(1e-9));
        Stake plain = new Stake.GamesWithoutLuck(judge);
        DuelScore close = new Duel(
                        game,
                        this::bot,
                        () -> new OnePly(new Equity(game, new BestWeights().of(TablesKind.TAPA)))::choose,
                        plain)
                .play(60, 7, 2);
        assertThat(close.withoutLuck().orElseThrow().error()).isLessThan(close.pointsError() * 0.7);
    }

    @Test
    void aMatchIsWonByThePointsOfItsGames() {
        DuelScore score = new Duel(game, this::bot, RandomPlayer::new, new Stake.Matches(3)).play(10, 5, 1);
        assertThat(score.games()).isEqualTo(20);
        assertThat(score.draws()).isZero();
        assertThat(score.points()).isEqualTo(2 * score.share() - 1, within(1e-12));
        DuelScore even = new Duel(game, this::bot, this::bot, new Stake.Matches(3)).play(10, 5, 1);
        assertThat(even.wins()).isEqualTo(10);
        assertThatThrownBy(() -> new Stake.Matches(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private Player bot() {
        return new OnePly(new Equity(game, Weights.handSet(TablesKind.TAPA)))::choose;
    }
}
