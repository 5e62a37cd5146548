package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How many throws sides at home need, by hand and by the plays of every preset. */
final class BearoffTest {

    private static final Bearoff FOUR = MadeBearoffs.FOUR;
    private static final Bearoff CASCADE = MadeBearoffs.CASCADE;

    private final HomePlays plays = new HomePlays();

    @Test
    void theChancesOfFewCheckersAreThoseCountedByHand() {
        // Any roll; all but 2-1; all but 1-1, 2-1, 3-1, 4-1, 3-2; 3-3 to 6-6.
        assertThat(of36(FOUR, 1, 2, 0, 0, 0, 0, 0)).isCloseTo(36, within(0.001));
        assertThat(of36(FOUR, 1, 0, 0, 0, 1, 0, 0)).isCloseTo(34, within(0.001));
        assertThat(of36(FOUR, 1, 0, 0, 0, 0, 0, 1)).isCloseTo(27, within(0.001));
        assertThat(of36(FOUR, 1, 0, 0, 0, 0, 0, 2)).isCloseTo(4, within(0.001));
        assertThat(of36(FOUR, 2, 0, 0, 0, 0, 0, 1)).isCloseTo(36, within(0.03));
        assertThat(of36(FOUR, 3, 15, 0, 0, 0, 0, 0)).isZero();
    }

    @Test
    void aChainGoesOnThroughTheNumbersUpToSix() {
        // Two on the 6-point are off by every double; 2-2 goes on with 3-3 to 6-6, which takes 15 off, and so does 1-1.
        assertThat(of36(CASCADE, 1, 0, 0, 0, 0, 0, 2)).isCloseTo(6, within(0.001));
        assertThat(of36(CASCADE, 1, 15, 0, 0, 0, 0, 0)).isCloseTo(3, within(0.001));
        assertThat(of36(CASCADE, 1, 9, 0, 0, 0, 0, 0)).isCloseTo(4, within(0.001));
        assertThat(of36(CASCADE, 1, 0, 0, 0, 0, 0, 4)).isCloseTo(6, within(0.001));
        int afterFives = CASCADE.afterChain(HomeIndex.of(HomeIndexTest.checkers(9, 0, 0, 0, 0, 0)), 5);
        assertThat(HomeIndex.checkers(afterFives)).isEqualTo(1);
    }

    @Test
    void allChancesEndWithCertaintyAndNeverFall() {
        for (Bearoff bearoff : new Bearoff[] {FOUR, CASCADE}) {
            for (int position = 1; position < HomeIndex.COUNT; position++) {
                int before = 0;
                boolean falls = false;
                for (int thrown = 0; thrown <= 40; thrown++) {
                    int now = bearoff.all().within(position, thrown);
                    falls |= now < before;
                    before = now;
                }
                assertThat(falls || before != ThrowCounts.CERTAIN)
                        .as("%x", HomeIndex.checkers(position))
                        .isFalse();
            }
        }
    }

    @Test
    void allPresetsButCrazyNardeAreServed() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            assertThat(Bearoff.serves(game.rules()))
                    .as(EveryPreset.name(game))
                    .isEqualTo(!game.rules().preset().equals("crazy-narde"));
        }
        Map<String, OptionValue> lateStart = Map.of("setup", new OptionValue.Text("9:W15 6:B15"));
        TablesRules chelebi =
                TablesRules.of(TablesKind.TABLA, "chelebi", lateStart).orThrow();
        assertThat(Bearoff.serves(chelebi))
                .as("a side at home before doubles cascade")
                .isFalse();
    }

    @Test
    void sidesAtHomeHaveTheSamePlaysUnderAllPresets() {
        for (TablesGame game : EveryPreset.ofAllGames()) {
            SplitMix64 chance = new SplitMix64(31);
            HomeRaces races = new HomeRaces(game, chance);
            Stages stages = new Stages(game);
            for (int i = 0; i < (Bearoff.serves(game.rules()) ? 200 : 0); i++) {
                int mine = races.random(15);
                TablesPosition.ToThrow position = races.position(mine, races.random(15));
                Dice dice = chance.dice();
                assertThat(results(stages.of(game.thrown(position, dice))))
                        .as("%s: %s with %s", EveryPreset.name(game), position, dice)
                        .isEqualTo(results(mine, Rolls.at(dice.larger(), dice.smaller())));
            }
        }
    }

    /** Black has three checkers on its 1-point, so a double at once or any two throws. */
    @Test
    void theFirstCheckerGoesOffAsSoonAsItCanWhereAGammonIsToBeSaved() {
        SplitMix64 chance = new SplitMix64(32);
        int black = HomeIndex.of(3);
        double most = 0;
        for (int i = 0; i < 20; i++) {
            long checkers = 0;
            for (int checker = 0; checker < 15; checker++) {
                checkers += 1L << (4 * (3 + chance.below(3)));
            }
            int white = HomeIndex.of(checkers);
            double saved = 0;
            for (int roll = 0; roll < Rolls.COUNT; roll++) {
                saved += Rolls.of36(1 << roll) / 36.0 * saved(white, roll);
            }
            most = Math.max(most, Math.abs(1 - saved - FOUR.losesGammon(white, black)));
        }
        assertThat(most).isLessThan(0.00002);
    }

    /** The chance to save the gammon with this roll, or else with the next if Black throws no double. */
    private double saved(int white, int roll) {
        double best = 0;
        for (int result : results(white, roll)) {
            best = Math.max(best, result < HomeIndex.NONE_OFF ? 1 : 5 / 6.0 * offWithNext(result));
        }
        return best;
    }

    private double offWithNext(int position) {
        double off = 0;
        for (int roll = 0; roll < Rolls.COUNT; roll++) {
            boolean can = results(position, roll).stream().anyMatch(result -> result < HomeIndex.NONE_OFF);
            off += can ? Rolls.of36(1 << roll) / 36.0 : 0;
        }
        return off;
    }

    private static Set<Integer> results(Choice choice) {
        Set<Integer> results = new TreeSet<>();
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            results.add(HomeIndex.of(choice.board().myFree().low()));
        }
        return results;
    }

    private Set<Integer> results(int position, int roll) {
        Set<Integer> results = new TreeSet<>();
        int found = plays.find(position, Rolls.larger(roll), Rolls.smaller(roll));
        for (int i = 0; i < found; i++) {
            results.add(plays.result(i));
        }
        return results;
    }

    /** In how many of 36 cases at most so many throws are enough. */
    private static double of36(Bearoff bearoff, int thrown, int... onPoints) {
        int position = HomeIndex.of(HomeIndexTest.checkers(onPoints));
        return 36.0 * bearoff.all().within(position, thrown) / ThrowCounts.CERTAIN;
    }
}
