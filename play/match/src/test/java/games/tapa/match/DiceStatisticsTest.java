package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.DiceStatistics.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Fair dice are fair, and the statistics that say so notice dice that are not. */
class DiceStatisticsTest {

    private static final int ROLLS = 200_000;

    @Test
    void twoHundredThousandRollsOfFairDiceHaveTheStatisticsOfChance() {
        Rng seeds = new SplitMix64(2026);
        List<Dice> rolls = new ArrayList<>();
        for (int game = 0; rolls.size() < ROLLS; game++) {
            FairDice fair =
                    FairDice.of("game-" + game, "tapa/mali", "you", "device").orThrow();
            OfflineDice dice = new OfflineDice(fair, seed(seeds), "word " + game);
            for (int number = 1; number <= TokenChain.LENGTH && rolls.size() < ROLLS; number++) {
                rolls.add(dice.thrown(number));
            }
        }
        assertThat(DiceStatistics.failed(rolls)).isEmpty();
    }

    @Test
    void chanceItselfPassesSoThatWhatFailsBelowFailsForItsFault() {
        Rng rng = new SplitMix64(1);
        assertThat(DiceStatistics.failed(rolls(rng::dice))).isEmpty();
    }

    @Test
    void aByteMod6WithoutLeavingOutTheLastIncompleteSixIsNoticed() {
        Rng rng = new SplitMix64(1);
        Supplier<Dice> sixBits = () -> new Dice(1 + rng.below(64) % 6, 1 + rng.below(64) % 6);

        assertThat(DiceStatistics.failed(rolls(sixBits)))
                .containsKeys("pairs", "faces of the first die", "faces of the second die");
    }

    @Test
    void aDieThatShowsOneFaceIn2OfAHundredThrowsTooOftenIsNoticed() {
        Rng rng = new SplitMix64(1);
        Supplier<Dice> loaded = () -> {
            Dice fair = rng.dice();
            return rng.below(50) == 0 ? new Dice(fair.first(), 6) : fair;
        };
        assertThat(DiceStatistics.failed(rolls(loaded))).containsKeys("pairs", "faces of the second die");
    }

    @Test
    void diceThatFallAlikeIn2OfAHundredThrowsAreNoticed() {
        Rng rng = new SplitMix64(1);
        Supplier<Dice> alike = () -> {
            Dice fair = rng.dice();
            return rng.below(50) == 0 ? new Dice(fair.first(), fair.first()) : fair;
        };
        assertThat(DiceStatistics.failed(rolls(alike))).containsKey("pairs");
    }

    @Test
    void aRollThatRepeatsTheOneBeforeIn2OfAHundredThrowsIsNoticed() {
        Rng rng = new SplitMix64(1);
        List<Dice> last = new ArrayList<>(List.of(rng.dice()));
        Supplier<Dice> sticky = () -> {
            Dice fair = rng.dice();
            last.set(0, rng.below(50) == 0 ? last.getFirst() : fair);
            return last.getFirst();
        };
        assertThat(DiceStatistics.failed(rolls(sticky))).containsOnlyKeys("series", "runs of doubles");
    }

    @Test
    void diceThatComeOutTooEvenlyAreNoticed() {
        int[] thrown = {0};
        Supplier<Dice> inTurn = () -> {
            int next = thrown[0]++ % 36;
            return new Dice(1 + next / 6, 1 + next % 6);
        };
        assertThat(DiceStatistics.failed(rolls(inTurn))).containsKeys("pairs", "faces of the first die", "series");
    }

    @Test
    void allBoundsCutOffTheTailsOfThePairs() {
        double below = below(DiceStatistics.PAIRS, DiceStatistics.PAIRS.least());
        double above = 1 - below(DiceStatistics.PAIRS, DiceStatistics.PAIRS.most());
        assertThat(below).isCloseTo(3.4805e-5, within(1e-8));
        assertThat(above).isCloseTo(1.3053e-4, within(1e-8));
        for (Bounds bounds : List.of(DiceStatistics.FACES, DiceStatistics.SERIES, DiceStatistics.RUNS)) {
            assertThat(below(bounds, bounds.least())).as("%s", bounds).isCloseTo(below, within(1e-8));
            assertThat(1 - below(bounds, bounds.most())).as("%s", bounds).isCloseTo(above, within(1e-8));
        }
    }

    /** How probable a χ² below {@code x} is: the series of the incomplete gamma function at half of both. */
    private static double below(Bounds bounds, double x) {
        double shape = bounds.freedom() / 2.0;
        double term = 1 / shape;
        double sum = term;
        for (double n = shape + 1; term > 1e-18 * sum; n++) {
            term *= x / 2 / n;
            sum += term;
        }
        double logGamma = bounds.freedom() % 2 == 0 ? 0 : Math.log(Math.PI) / 2;
        for (double n = shape - 1; n > 0; n--) {
            logGamma += Math.log(n);
        }
        return sum * Math.exp(shape * Math.log(x / 2) - x / 2 - logGamma);
    }

    private static List<Dice> rolls(Supplier<Dice> source) {
        List<Dice> rolls = new ArrayList<>();
        while (rolls.size() < ROLLS) {
            rolls.add(source.get());
        }
        return rolls;
    }

    private static byte[] seed(Rng rng) {
        byte[] seed = new byte[DiceToken.LENGTH];
        for (int i = 0; i < seed.length; i++) {
            seed[i] = (byte) rng.below(256);
        }
        return seed;
    }
}
