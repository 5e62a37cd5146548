package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When a rollout ends. */
final class RolloutLimitsTest {

    @Test
    void theChanceToLieAboveIsThatOfTheTables() {
        assertThat(RolloutLimits.above(0)).isCloseTo(0.5, within(2e-7));
        assertThat(RolloutLimits.above(1)).isCloseTo(0.1586553, within(2e-7));
        assertThat(RolloutLimits.above(1.96)).isCloseTo(0.0249979, within(2e-7));
        assertThat(RolloutLimits.above(3)).isCloseTo(0.0013499, within(2e-7));
    }

    @Test
    void theTrialsAreTheMost() {
        assertThat(new RolloutLimits(100, 0, 0).reached(tally(99, 0.1))).isFalse();
        assertThat(new RolloutLimits(100, 0, 0).reached(tally(100, 0.1))).isTrue();
    }

    @Test
    void aSmallErrorEndsItAfterAWholeRound() {
        // The first candidate wins every second time: its standard error is about 1 / sqrt(trials).
        assertThat(new RolloutLimits(5000, 0.05, 0).reached(tally(360, 0.1))).isFalse();
        assertThat(new RolloutLimits(5000, 0.1, 0).reached(tally(143, 0.1))).isFalse();
        assertThat(new RolloutLimits(5000, 0.1, 0).reached(tally(150, 0.1))).isFalse();
        assertThat(new RolloutLimits(5000, 0.1, 0).reached(tally(180, 0.1))).isTrue();
    }

    @Test
    void aClearLeadEndsIt() {
        assertThat(new RolloutLimits(5000, 0, 0.01).reached(tally(144, 0.2))).isTrue();
        assertThat(new RolloutLimits(5000, 0, 0.01).reached(tally(144, 0.0001))).isFalse();
        assertThat(new RolloutLimits(5000, 0, 0.01).reached(tally(108, 0.2))).isFalse();
    }

    /** The second candidate is worth less by {@code lead}, as a mean. */
    private static RolloutTally tally(int trials, double lead) {
        TablesGame game =
                new TablesGame(TablesRules.of(TablesKind.GULBARA, "gulbara").orThrow());
        TablesPosition start = game.start(Side.BLACK);
        RolloutTally tally = new RolloutTally(new Rollout(game, Side.WHITE, List.of(start, start), 1, 7, 0));
        SplitMix64 rng = new SplitMix64(4);
        for (int trial = 0; trial < trials; trial++) {
            double won = rng.below(2);
            double other = won - lead / 2 + (rng.below(2) - 0.5) / 10;
            tally.add(new double[] {0, won, 1 - won, 0, 0, other, 1 - other, 0});
        }
        return tally;
    }
}
