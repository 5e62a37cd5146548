package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Races of few checkers that are solved for both sides; and how far off those are that mind their own throws only. */
final class TwoSidedTest {

    private static final Bearoff FOUR = MadeBearoffs.FOUR;

    @ParameterizedTest
    @CsvSource({"TAPA,mali,2,2", "TAPA,mali,3,1", "TABLA,backgammon,2,2", "GULBARA,long-narde,2,2"})
    void theChancesAreThoseFoundOverThePlaysOfTheRules(TablesKind kind, String preset, int mine, int theirs) {
        TablesGame game = new TablesGame(TablesRules.of(kind, preset).orThrow());
        SolvedEndings solved = new SolvedEndings(game);
        HomeRaces races = new HomeRaces(game, new SplitMix64(7));
        for (int i = 0; i < 500; i++) {
            int white = races.random(mine);
            int black = races.random(theirs);
            double exact = wins(solved.chances(races.position(white, black)));
            assertThat(FOUR.wins(white, black))
                    .as("%x against %x", HomeIndex.checkers(white), HomeIndex.checkers(black))
                    .isCloseTo(exact, within(1e-6));
        }
    }

    @Test
    void sidesThatMindTheirOwnThrowsOnlyAreOffByLessThanThreeHundredthsOfAPoint() {
        double most = 0;
        double sum = 0;
        for (int mine = 1; mine < HomeIndex.SIX_CHECKERS; mine++) {
            for (int theirs = 1; theirs < HomeIndex.SIX_CHECKERS; theirs++) {
                double off = 2 * Math.abs(FOUR.winsIfHasty(mine, theirs) - FOUR.wins(mine, theirs));
                most = Math.max(most, off);
                sum += off;
            }
        }
        int pairs = (HomeIndex.SIX_CHECKERS - 1) * (HomeIndex.SIX_CHECKERS - 1);
        assertThat(most).isBetween(0.027, 0.028);
        assertThat(sum / pairs).isLessThan(0.0018);
    }

    @Test
    void thePlaysTheyTakeLoseNextToNothing() {
        HomePlays plays = new HomePlays();
        SplitMix64 chance = new SplitMix64(8);
        HomeRaces races = new HomeRaces(
                new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow()), chance);
        double most = 0;
        double sum = 0;
        for (int i = 0; i < 20_000; i++) {
            int roll = chance.below(Rolls.COUNT);
            int theirs = races.random(6);
            int results = plays.find(races.random(6), Rolls.larger(roll), Rolls.smaller(roll));
            double best = 1;
            double least = 1;
            double taken = 1;
            for (int result = 0; result < results; result++) {
                int left = plays.result(result);
                double theyWin = left == 0 ? 0 : FOUR.wins(theirs, left);
                double ifHasty = left == 0 ? 0 : FOUR.winsIfHasty(theirs, left);
                best = Math.min(best, theyWin);
                if (ifHasty < least) {
                    least = ifHasty;
                    taken = theyWin;
                }
            }
            most = Math.max(most, 2 * (taken - best));
            sum += 2 * (taken - best);
        }
        assertThat(most).isLessThan(0.018);
        assertThat(sum / 20_000).isLessThan(0.00002);
    }

    private static double wins(double[] chances) {
        double wins = 0;
        for (int outcome = 0; outcome < chances.length / 2; outcome++) {
            wins += chances[outcome];
        }
        return wins;
    }
}
