package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Single trials of a rollout. */
final class RolloutTrialTest {

    private static final String MIDDLE = "24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2 9:B1W1 8:W1B1 7:B2 5:W1 1:B6";
    private static final RollCounts NONE = RollCounts.NONE;

    private final TablesGame tapa = game(TablesKind.TAPA, "mali");
    private final TablesGame gulbara = game(TablesKind.GULBARA, "gulbara");

    @Test
    void afterOneThrowWithoutItsLuckEveryTrialIsTheMeanOfAllThrows() {
        TablesBoard board = board(tapa, MIDDLE);
        double mean = 0;
        for (int roll = 0; roll < 21; roll++) {
            mean -= (Rolls.larger(roll) == Rolls.smaller(roll) ? 1 : 2) * bestForBlack(board, roll) / 36;
        }
        Rollout rollout = new Rollout(tapa, Side.WHITE, List.of(tapa.toThrow(board, Side.BLACK, NONE)), 1, 1, 0);
        RolloutTrial trial = new RolloutTrial(rollout, SmallEndings.guess(tapa), Optional.empty());
        for (int i = 0; i < 40; i++) {
            assertThat(equity(trial.play(i), 0)).as("trial %d", i).isCloseTo(mean, within(1e-6));
        }
    }

    @Test
    void ifTheEvaluatorIsRightEveryTrialIsExact() {
        for (String board : List.of("3:W1 2:W1 22:B1 21:B1", "10:B1W1 6:W1", "3:W1 1:B1")) {
            SmallEndings ending = new SmallEndings(TablesKind.TAPA, "mali", board);
            Rollout rollout = new Rollout(ending.game, Side.WHITE, List.of(ending.position), 7, Rollout.TO_THE_END, 0);
            RolloutTrial trial = new RolloutTrial(rollout, ending::exactly, Optional.empty());
            for (int i = 0; i < 40; i++) {
                assertThat(equity(trial.play(i), 0))
                        .as("%s, trial %d", board, i)
                        .isCloseTo(ending.exact(), within(1e-5));
            }
        }
    }

    @Test
    void theDiceAreTheSameForAllCandidates() {
        TablesPosition position = tapa.toThrow(board(tapa, MIDDLE), Side.BLACK, NONE);
        Rollout rollout = middle(5, 3, position, tapa.toThrow(board(tapa, MIDDLE), Side.WHITE, NONE), position);
        RolloutTrial trial = new RolloutTrial(rollout, SmallEndings.guess(tapa), Optional.empty());
        for (int i = 0; i < 20; i++) {
            double[] played = trial.play(i);
            assertThat(equity(played, 2)).as("trial %d", i).isEqualTo(equity(played, 0));
            assertThat(equity(played, 1)).as("trial %d", i).isNotEqualTo(equity(played, 0));
        }
    }

    @Test
    void theSidesAreAlike() {
        TablesBoard board = board(tapa, MIDDLE);
        Rollout white = middle(9, 6, tapa.toThrow(board, Side.BLACK, NONE));
        Rollout black =
                new Rollout(tapa, Side.BLACK, List.of(tapa.toThrow(Mirror.of(board), Side.WHITE, NONE)), 9, 6, 0);
        RolloutTrial one = new RolloutTrial(white, SmallEndings.guess(tapa), Optional.empty());
        RolloutTrial other = new RolloutTrial(black, SmallEndings.guess(tapa), Optional.empty());
        for (int i = 0; i < 20; i++) {
            assertThat(other.play(i)).as("trial %d", i).isEqualTo(one.play(i));
        }
    }

    @Test
    void aGameThatIsOverIsWorthItsPoints() {
        TablesPosition won = tapa.toThrow(board(tapa, "15:B15"), Side.BLACK, NONE);
        TablesPosition lost = tapa.toThrow(board(tapa, "10:W15"), Side.WHITE, NONE);
        RolloutTrial trial = new RolloutTrial(middle(1, 3, won, lost), SmallEndings.guess(tapa), Optional.empty());
        assertThat(trial.play(0)).containsExactly(1, 0, 0, 0, 0, 0, 0, 0, 0, 1);
    }

    @Test
    void theChancesOfTheOutcomesSumToOne() {
        Rollout rollout = middle(1, 5, tapa.toThrow(board(tapa, MIDDLE), Side.BLACK, NONE));
        RolloutTrial trial = new RolloutTrial(rollout, SmallEndings.guess(tapa), Optional.empty());
        for (int i = 0; i < 20; i++) {
            double sum = 0;
            for (double chance : trial.play(i)) {
                sum += chance;
            }
            assertThat(sum).as("trial %d", i).isCloseTo(1, within(1e-6));
        }
    }

    @Test
    void theGroupsOfAChainAndARestBelongToTheThrowTheyComeFrom() {
        // A 4-4 goes on with fives and sixes; whatever comes after it, one throw is played in all.
        TablesBoard board = board(gulbara, "24:W9 20:W1 18:W1 17:W1 14:W2 12:B8 11:W1 10:B1 8:B1 7:B2 5:B1 3:B1 1:B1");
        TablesPosition start = gulbara.toThrow(board, Side.BLACK, new RollCounts(9, 9));
        Rollout rollout = new Rollout(gulbara, Side.WHITE, List.of(start), 1, 1, 0);
        int[] stages = new int[1];
        RolloutTrial trial = new RolloutTrial(rollout, SmallEndings.guess(gulbara), Optional.of(choice -> {
            assertThat(choice.position().rolls().black()).isEqualTo(10);
            stages[0]++;
            return choice.size() - 1;
        }));
        for (int i = 0; i < 36; i++) {
            trial.play(i);
        }
        assertThat(stages[0]).isGreaterThan(36);
    }

    private double bestForBlack(TablesBoard board, int roll) {
        TablesPosition.ToMove position =
                tapa.rolled(board, Side.BLACK, new Dice(Rolls.larger(roll), Rolls.smaller(roll)), 1);
        double best = Double.NEGATIVE_INFINITY;
        for (TablesPlay play : tapa.plays(position)) {
            MoverBoard view = new MoverBoard();
            view.set(play.result(), Side.BLACK);
            best = Math.max(best, Outcomes.TAPA.equity(SmallEndings.guess(tapa).of(view, Sequel.OTHER_THROWS)));
        }
        return best;
    }

    private Rollout middle(long seed, int throwsPlayed, TablesPosition... candidates) {
        return new Rollout(tapa, Side.WHITE, List.of(candidates), seed, throwsPlayed, 0);
    }

    private static double equity(double[] chances, int candidate) {
        double equity = 0;
        for (int outcome = 0; outcome < 5; outcome++) {
            equity += Outcomes.TAPA.points(outcome) * chances[candidate * 5 + outcome];
        }
        return equity;
    }

    private static TablesGame game(TablesKind kind, String preset) {
        return new TablesGame(TablesRules.of(kind, preset).orThrow());
    }

    private static TablesBoard board(TablesGame game, String text) {
        return BoardText.read(text, game.rules().laws()).orThrow();
    }
}
