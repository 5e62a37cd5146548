package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The dice of a rollout's trials. */
final class RolloutDiceTest {

    @Test
    void everyBlockHasEveryPairOfFirstRollsOnce() {
        RolloutDice dice = new RolloutDice(3);
        for (int block = 0; block < 3; block++) {
            int[] counts = new int[RolloutDice.CELLS];
            for (int trial = 0; trial < 1296; trial++) {
                dice.begin(1296 * block + trial);
                int first = dice.next();
                int second = dice.next();
                assertThat(dice.cell()).isEqualTo(first * 21 + second);
                counts[dice.cell()]++;
            }
            for (int first = 0; first < 21; first++) {
                for (int second = 0; second < 21; second++) {
                    assertThat(counts[first * 21 + second])
                            .as("block %d: roll %d, then roll %d", block, first, second)
                            .isEqualTo(of36(first) * of36(second));
                }
            }
        }
    }

    @Test
    void theFirstTrialsOfABlockMayHaveAnyRolls() {
        int[] firsts = new int[21];
        int[] seconds = new int[21];
        for (int seed = 0; seed < 3600; seed++) {
            RolloutDice dice = new RolloutDice(seed);
            dice.begin(1300);
            firsts[dice.next()]++;
            seconds[dice.next()]++;
        }
        for (int roll = 0; roll < 21; roll++) {
            assertThat(firsts[roll]).as("first %d", roll).isBetween(60 * of36(roll), 140 * of36(roll));
            assertThat(seconds[roll]).as("second %d", roll).isBetween(60 * of36(roll), 140 * of36(roll));
        }
    }

    @Test
    void laterRollsAreFree() {
        int[] counts = new int[21];
        RolloutDice dice = new RolloutDice(1);
        for (int trial = 0; trial < 3600; trial++) {
            dice.begin(trial);
            dice.next();
            dice.next();
            counts[dice.next()]++;
        }
        for (int roll = 0; roll < 21; roll++) {
            assertThat(counts[roll]).as("roll %d", roll).isBetween(60 * of36(roll), 140 * of36(roll));
        }
    }

    @Test
    void theDiceOfATrialDependOnTheSeedAndTheTrialAlone() {
        RolloutDice fresh = new RolloutDice(11);
        RolloutDice used = new RolloutDice(11);
        RolloutDice other = new RolloutDice(12);
        used.begin(4000);
        used.next();
        fresh.begin(70);
        used.begin(70);
        other.begin(70);
        int same = 0;
        for (int thrown = 0; thrown < 40; thrown++) {
            int roll = fresh.next();
            assertThat(used.next()).isEqualTo(roll);
            same += other.next() == roll ? 1 : 0;
        }
        assertThat(same).isLessThan(20);
    }

    private static int of36(int roll) {
        return Rolls.larger(roll) == Rolls.smaller(roll) ? 1 : 2;
    }
}
