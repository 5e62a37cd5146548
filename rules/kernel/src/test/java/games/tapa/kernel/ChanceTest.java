package games.tapa.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ChanceTest {

    @Test
    void splitMix64GivesThePublishedFirstNumbersOfSeed1234567() {
        // The reference output of Vigna's splitmix64.c for this seed.
        Rng rng = new SplitMix64(1234567);
        assertThat(rng.nextLong()).isEqualTo(6457827717110365317L);
        assertThat(rng.nextLong()).isEqualTo(3203168211198807973L);
        assertThat(Long.toUnsignedString(rng.nextLong())).isEqualTo("9817491932198370423");
    }

    @Test
    void eachOfThe36PairsOfDiceIsAboutEquallyFrequent() {
        Rng rng = new SplitMix64(7);
        int[] seen = new int[36];
        int rolls = 360_000;
        for (int i = 0; i < rolls; i++) {
            Dice dice = rng.dice();
            seen[6 * (dice.first() - 1) + dice.second() - 1]++;
        }
        double chiSquare = 0;
        for (int n : seen) {
            chiSquare += (n - 10_000.0) * (n - 10_000.0) / 10_000.0;
        }
        // 35 degrees of freedom: the middle 99.98 per cent.
        assertThat(chiSquare).isBetween(11.0, 74.0);
    }

    @Test
    void diceAreReadInAnyOrderAndRefusedWithTheValueNamed() {
        assertThat(Dice.read("16")).isEqualTo(Result.ok(new Dice(1, 6)));
        for (String bad : new String[] {"", "6", "70", "07", "611", "ab"}) {
            assertThat(Dice.read(bad).failure())
                    .hasValueSatisfying(problem -> assertThat(problem.message())
                            .contains('"' + bad + '"')
                            .contains("1 to 6"));
        }
    }

    @Test
    void aDieOutsideOneToSixCannotExist() {
        assertThatThrownBy(() -> new Dice(0, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Dice(3, 7)).isInstanceOf(IllegalArgumentException.class);
    }
}
