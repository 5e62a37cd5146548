package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** How far a search goes. */
final class BudgetTest {

    private static final TablesGame MALI =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());

    private final Analysis analysis = new Analysis(MALI, PipJudge.of(MALI));

    @Test
    void whereNothingIsLeftThePlaysAreRankedAtFirstSight() {
        TablesPosition.ToMove position = position("24:W8 13:W5 10:W2 20:B8 15:B7", 3, 1);
        List<Ranked> atFirstSight = analysis.rank(position, Budget.ofPlies(0), 1000);
        for (Budget none :
                List.of(Budget.ofEvaluations(1), Budget.ofNanos(1, ticking(1)), Budget.ofNanos(0, () -> 7))) {
            List<Ranked> ranked = analysis.rank(position, none, 1000);
            assertThat(plays(ranked)).isEqualTo(plays(atFirstSight));
            assertThat(ranked)
                    .allSatisfy(each -> assertThat(each.valuation().plies()).isZero());
            assertThat(analysis.best(position, none))
                    .isEqualTo(ranked.getFirst().play());
        }
    }

    @Test
    void aLookAheadThatWasBegunCountsIfTheBestSoFarIsAmongThoseItGotTo() {
        TablesPosition.ToMove position = position("24:W2 13:W1 6:W2 3:B1W1 20:B2", 6, 2);
        int partly = 0;
        for (int evaluations = 1; evaluations < 60_000; evaluations += evaluations < 3000 ? 90 : 2500) {
            List<Ranked> ranked = analysis.rank(position, Budget.ofEvaluations(evaluations), 1000);
            int plies = ranked.getFirst().valuation().plies();
            List<Ranked> before = analysis.rank(position, Budget.ofPlies(Math.max(0, plies - 1)), 1000);
            List<Ranked> all = analysis.rank(position, Budget.ofPlies(plies), 1000);
            List<Ranked> looked = looked(ranked, plies);
            assertThat(plays(looked))
                    .as("%d evaluations", evaluations)
                    .contains(before.getFirst().play());
            assertThat(plays(looked(all, plies)))
                    .as("%d evaluations", evaluations)
                    .containsSubsequence(plays(looked));
            partly += looked.size() < looked(all, plies).size() ? 1 : 0;
            for (int i = 1; i < ranked.size(); i++) {
                assertThat(ranked.get(i).valuation().plies())
                        .isLessThanOrEqualTo(ranked.get(i - 1).valuation().plies());
                assertThat(ranked.get(i).loss()).isNotNegative();
            }
        }
        assertThat(partly).isPositive();
    }

    @Test
    void whileSomethingIsLeftTheSearchLooksFurtherUpToThreeRolls() {
        TablesPosition.ToMove position = position("2:W1 1:W2 24:B1", 2, 1);
        assertThat(analysis.rank(position, Budget.ofEvaluations(Long.MAX_VALUE - 1), 1)
                        .getFirst()
                        .valuation()
                        .plies())
                .isEqualTo(3);
        TablesPosition.ToThrow before = new TablesPosition.ToThrow(position.board(), Side.WHITE, RollCounts.NONE);
        assertThat(analysis.value(before, Budget.ofEvaluations(Long.MAX_VALUE - 1))
                        .plies())
                .isEqualTo(3);
        assertThat(analysis.value(before, Budget.ofEvaluations(64)).plies()).isLessThan(3);
    }

    @Test
    void theSearchAsksTheClockOnTheWayAndStopsWhenItsTimeIsOver() {
        long[] asked = {0};
        LongSupplier clock = () -> asked[0]++;
        Ranked best = analysis.rank(position("24:W8 13:W5 10:W2 20:B8 15:B7", 3, 1), Budget.ofNanos(300, clock), 1)
                .getFirst();
        assertThat(asked[0]).isBetween(301L, 302L);
        assertThat(best.valuation().plies()).isBetween(1, 2);
    }

    private static List<Ranked> looked(List<Ranked> ranked, int plies) {
        return ranked.stream().filter(each -> each.valuation().plies() == plies).toList();
    }

    private static List<TablesPlay> plays(List<Ranked> ranked) {
        return ranked.stream().map(Ranked::play).toList();
    }

    private static LongSupplier ticking(long nanos) {
        long[] now = {0};
        return () -> now[0] += nanos;
    }

    private static TablesPosition.ToMove position(String text, int first, int second) {
        TablesBoard board = BoardText.read(text, MALI.rules().laws()).orThrow();
        return MALI.rolled(board, Side.WHITE, new Dice(first, second), 5);
    }
}
