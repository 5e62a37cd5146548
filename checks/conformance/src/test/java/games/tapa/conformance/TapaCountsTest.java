package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every rule source counts as many boards as docs/rules/tapa.md 6.5 says. */
final class TapaCountsTest {

    @TestFactory
    Stream<DynamicContainer> countsOfTheRulePage() {
        return RuleSources.ALL.stream().map(named -> dynamicContainer(named.name(), countsOf(named.source())));
    }

    private static Stream<DynamicTest> countsOf(RuleSource source) {
        Stream<DynamicTest> oneRoll = TapaCounts.ONE_ROLL.stream()
                .map(table -> dynamicTest(table.title(), () -> oneRollCountsAre(table, source)));
        DynamicTest twoRolls = dynamicTest(
                "two rolls from the start: " + TapaCounts.TWO_ROLLS_SUM + " (6.5)", () -> twoRollCountsAre(source));
        return Stream.concat(oneRoll, Stream.of(twoRolls));
    }

    private static void oneRollCountsAre(TapaCounts.Table table, RuleSource source) {
        SortedMap<Integer, Integer> counts =
                TapaCounts.afterOneRoll(source, table.rules(), table.position(), table.turn());
        assertThat(TapaCounts.text(counts) + " sum " + TapaCounts.sum(counts))
                .as("boards per roll for %s in %s", table.turn(), table.position())
                .isEqualTo(table.byRoll() + " sum " + table.sum());
    }

    private static void twoRollCountsAre(RuleSource source) {
        SortedMap<Integer, Integer> counts = TapaCounts.afterTwoRolls(source, ReferenceRules.preset("mali"));
        assertThat(TapaCounts.text(counts) + " sum " + TapaCounts.sum(counts))
                .as("boards after two rolls from %s by White's first roll", TapaCases.START)
                .isEqualTo(TapaCounts.TWO_ROLLS + " sum " + TapaCounts.TWO_ROLLS_SUM);
    }
}
