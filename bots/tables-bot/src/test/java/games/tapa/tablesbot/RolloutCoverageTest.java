package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Side;
import games.tapa.tables.TablesKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rollouts of endings that are solved, their luck taken off by a guess: whether they are as near as they say. */
final class RolloutCoverageTest {

    /** So many of each ending. */
    private static final int ROLLOUTS = 200;

    private static final long SEEDS = 1_000_003;

    private static final String RACE = "5:W1 3:W1 22:B1 20:B1";

    @Test
    void ofAThousandIntervalsNineteenInTwentyHoldTheExactValue() {
        int held = 0;
        for (SmallEndings ending : endings()) {
            double exact = ending.exact();
            double sum = 0;
            double squares = 0;
            for (int seed = 1; seed <= ROLLOUTS; seed++) {
                RolloutTally tally = ending.roll(rollout(ending, SEEDS * seed), 60);
                double off = tally.equity(0) - exact;
                held += Math.abs(off) <= RolloutTally.OF_95_PERCENT * tally.error(0) ? 1 : 0;
                sum += off;
                squares += off * off;
            }
            assertThat(Math.abs(sum))
                    .as("%s: the mean of all is off no more than chance has it", ending.position)
                    .isLessThan(4 * Math.sqrt(squares));
        }
        assertThat(held).isBetween(920, 980);
    }

    @Test
    void aFullBlockIsAsNearAsItSaysThoughItsFirstRollsAreNoChance() {
        SmallEndings ending = new SmallEndings(TablesKind.TAPA, "mali", RACE);
        double exact = ending.exact();
        double squares = 0;
        double said = 0;
        for (int seed = 0; seed < 40; seed++) {
            RolloutTally tally = ending.roll(rollout(ending, seed), RolloutDice.BLOCK);
            squares += (tally.equity(0) - exact) * (tally.equity(0) - exact);
            said += tally.error(0) * tally.error(0);
        }
        // A sum of 40 squares lies within these bounds in 998 of 1,000 cases.
        assertThat(squares / said).isBetween(0.45, 1.83);
    }

    /** A race, a pin, a mother in danger, a chain that bears off all and one that stops before an enemy checker. */
    private static List<SmallEndings> endings() {
        return List.of(
                new SmallEndings(TablesKind.TAPA, "mali", RACE),
                new SmallEndings(TablesKind.TAPA, "mali", "10:B1W1 6:W1"),
                new SmallEndings(TablesKind.TAPA, "mali", "5:W1 3:W1 1:B1"),
                new SmallEndings(TablesKind.GULBARA, "gulbara", "6:W1 5:W1 17:B1 16:B1"),
                new SmallEndings(TablesKind.GULBARA, "gulbara", "14:W1 5:W1 8:B1 13:B1"));
    }

    private static Rollout rollout(SmallEndings ending, long seed) {
        return new Rollout(ending.game, Side.WHITE, List.of(ending.position), seed, Rollout.TO_THE_END, 0);
    }
}
