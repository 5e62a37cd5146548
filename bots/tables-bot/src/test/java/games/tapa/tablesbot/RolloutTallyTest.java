package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** What the trials of a rollout come to. */
final class RolloutTallyTest {

    private static final double HALF = 0.5;

    private final Rollout rollout = rollout();

    @Test
    void theMeanIsOverAllTrialsAndEachOutcome() {
        RolloutTally tally = new RolloutTally(rollout);
        tally.add(new double[] {0.5, 0.5, 0, 0, 0, 0, 0, 0, 0, 1});
        tally.add(new double[] {0, 0, 0.5, 0.5, 0, 0, 0, 1, 0, 0});
        assertThat(tally.trials()).isEqualTo(2);
        assertThat(tally.equity(0)).isEqualTo((1.5 - 0.5) / 2);
        assertThat(tally.equity(1)).isEqualTo(-1);
        assertThat(tally.lead(0, 1)).isEqualTo(1.5);
        assertThat(tally.chances(0)).containsExactly(0.25, 0.25, 0.25, 0.25, 0);
        assertThat(tally.chances(1)).containsExactly(0, 0, HALF, 0, HALF);
    }

    @Test
    void aChanceIsNeverLessThanNothing() {
        RolloutTally tally = new RolloutTally(rollout);
        tally.add(new double[] {-0.25, 0.75, 0, 0.5, 0, 0, 1.5, 0, -0.5, 0});
        assertThat(tally.chances(0)).containsExactly(0, 0.6, 0, 0.4, 0);
        assertThat(tally.chances(1)).containsExactly(0, 1, 0, 0, 0);
        assertThat(tally.equity(1)).isEqualTo(2);
    }

    @Test
    void theBestIsTheFirstOfTheHighestEquity() {
        RolloutTally tally = new RolloutTally(rollout);
        tally.add(new double[] {0, 1, 0, 0, 0, 1, 0, 0, 0, 0});
        assertThat(tally.best()).isEqualTo(1);
        tally.add(new double[] {0, 1, 0, 0, 0, 0, 0, 1, 0, 0});
        assertThat(tally.best()).isZero();
    }

    @Test
    void aGameThatBringsOnePointAtMostCountsAllWinsAlike() {
        TablesGame simple =
                new TablesGame(TablesRules.of(TablesKind.TABLA, "tabla", Map.of("gammon", new OptionValue.Text("none")))
                        .orThrow());
        RolloutTally tally =
                new RolloutTally(new Rollout(simple, Side.WHITE, List.of(simple.start(Side.BLACK)), 1, 7, 0));
        tally.add(new double[] {0.25, 0.25, 0.25, 0, 0, 0.25});
        assertThat(tally.equity(0)).isEqualTo(HALF);
    }

    @Test
    void whatTheFirstTwoRollsMakeOfAFullBlockIsNoError() {
        IntToDoubleFunction byRolls = trial -> Math.floorMod(31 * cell(trial), 17) / 17.0;
        assertThat(tally(1296, byRolls).error(0)).isCloseTo(0, within(1e-9));
        assertThat(tally(2592, byRolls).error(0)).isCloseTo(0, within(1e-9));
        // Half a block, of which half is chance: the mean of m out of 1,296 without putting back.
        assertThat(tally(648, byRolls).error(0)).isCloseTo(Math.sqrt(0.0830 / 648 / 2), within(0.0003));
        // A block that is full and half of the next: 648 of 1,944 trials bring chance in.
        assertThat(tally(1944, byRolls).error(0)).isCloseTo(Math.sqrt(0.0830 * 648 / 2) / 1944, within(0.0001));
    }

    @Test
    void whatComesAfterTheFirstTwoRollsIsError() {
        SplitMix64 rng = new SplitMix64(5);
        double[] later = new double[2592];
        for (int trial = 0; trial < later.length; trial++) {
            later[trial] = rng.below(2) - HALF;
        }
        for (int trials : new int[] {36, 700, 1296, 2000, 2592}) {
            double error = tally(trials, trial -> later[trial]).error(0);
            assertThat(error * Math.sqrt(trials)).as("%d trials", trials).isCloseTo(HALF, within(0.03));
        }
    }

    @Test
    void theSameDiceTellCandidatesApartThatAreNearlyTheSame() {
        SplitMix64 rng = new SplitMix64(6);
        RolloutTally tally = new RolloutTally(rollout);
        for (int trial = 0; trial < 500; trial++) {
            double chance = rng.below(1000) / 1000.0;
            double other = chance - 0.01 - rng.below(10) / 10_000.0;
            tally.add(new double[] {0, chance, 1 - chance, 0, 0, 0, other, 1 - other, 0, 0});
        }
        assertThat(tally.lead(0, 1)).isCloseTo(0.0105, within(0.0001));
        assertThat(tally.leadError(0, 1)).isLessThan(tally.error(0) / 100);
        assertThat(tally.leadError(0, 1)).isEqualTo(tally.leadError(1, 0));
    }

    private RolloutTally tally(int trials, IntToDoubleFunction chance) {
        RolloutTally tally = new RolloutTally(rollout);
        for (int trial = 0; trial < trials; trial++) {
            double won = chance.applyAsDouble(trial);
            tally.add(new double[] {0, won, 1 - won, 0, 0, 0, 0, 1, 0, 0});
        }
        return tally;
    }

    private int cell(int trial) {
        RolloutDice dice = new RolloutDice(rollout.seed());
        dice.begin(trial);
        return dice.cell();
    }

    private static Rollout rollout() {
        TablesGame game = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        TablesPosition start = game.start(Side.BLACK);
        return new Rollout(game, Side.WHITE, List.of(start, start), 3, 7, 0);
    }
}
