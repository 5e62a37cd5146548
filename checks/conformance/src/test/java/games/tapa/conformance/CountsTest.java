package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.tapa.conformance.RuleSources.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every rule source counts as many boards as the rule page, 6.5, says. */
final class CountsTest {

    @TestFactory
    Stream<DynamicContainer> tablesOfTapa() {
        return bySource(RuleSources.ALL, source -> oneRoll(TapaCounts.ONE_ROLL, source));
    }

    @TestFactory
    Stream<DynamicContainer> tablesOfTabla() {
        return bySource(RuleSources.ALL, source -> oneRoll(TablaCounts.ONE_ROLL, source));
    }

    @TestFactory
    Stream<DynamicContainer> tablesOfGulBara() {
        return bySource(RuleSources.ALL, source -> oneRoll(GulBaraCounts.ONE_ROLL, source));
    }

    @TestFactory
    Stream<DynamicContainer> twoRollsOfTapa() {
        return bySource(
                RuleSources.ALL,
                source -> twoRolls(TapaCounts.MALI, TapaCounts.TWO_ROLLS, TapaCounts.TWO_ROLLS_SUM, source));
    }

    /** Nine thousand questions: for the quickest source; the generator counts them beside its own code. */
    @TestFactory
    Stream<DynamicContainer> twoRollsOfTabla() {
        return bySource(
                List.of(RuleSources.QUICKEST),
                source -> twoRolls(TablaCounts.TABLA, TablaCounts.TWO_ROLLS, TablaCounts.TWO_ROLLS_SUM, source));
    }

    @TestFactory
    Stream<DynamicContainer> twoRollsOfGulBara() {
        return bySource(
                RuleSources.ALL,
                source ->
                        twoRolls(GulBaraCounts.GULBARA, GulBaraCounts.TWO_ROLLS, GulBaraCounts.TWO_ROLLS_SUM, source));
    }

    @TestFactory
    Stream<DynamicContainer> chainsOfGulBara() {
        return bySource(RuleSources.ALL, source -> chains(GulBaraCounts.CHAINS, source));
    }

    /** Thousands of stages: for the quickest source. */
    @TestFactory
    Stream<DynamicContainer> longChainsOfGulBara() {
        return bySource(List.of(RuleSources.QUICKEST), source -> chains(GulBaraCounts.LONG_CHAINS, source));
    }

    private static Stream<DynamicContainer> bySource(
            List<Named> sources, Function<RuleSource, List<DynamicTest>> tests) {
        return sources.stream().map(named -> dynamicContainer(named.name(), tests.apply(named.source())));
    }

    private static List<DynamicTest> oneRoll(List<CountTable> tables, RuleSource source) {
        return tables.stream()
                .map(table -> dynamicTest(table.title(), () -> oneRollCountsAre(table, source)))
                .toList();
    }

    private static void oneRollCountsAre(CountTable table, RuleSource source) {
        assertThat(BoardCounts.text(BoardCounts.afterOneRoll(source, table.rules(), table.position(), table.turn())))
                .as("boards per roll for %s in %s", table.turn(), table.position())
                .isEqualTo(table.expected());
    }

    private static List<DynamicTest> twoRolls(ReferenceRules rules, String byRoll, int sum, RuleSource source) {
        return List.of(dynamicTest("two rolls from the start: " + sum + " (6.5)", () -> {
            assertThat(BoardCounts.text(BoardCounts.afterTwoRolls(source, rules)))
                    .as("boards after two rolls from %s by White's first roll", rules.start())
                    .isEqualTo(byRoll + " sum " + sum);
        }));
    }

    private static List<DynamicTest> chains(List<GulBaraCounts.Chains> all, RuleSource source) {
        List<DynamicTest> tests = new ArrayList<>();
        for (GulBaraCounts.Chains chains : all) {
            chains.byDie().forEach((die, boards) -> {
                String title = chains.id() + ", a chain from " + die + "-" + die + ": " + boards + " (6.5)";
                tests.add(dynamicTest(title, () -> chainCountIs(chains.position(), die, boards, source)));
            });
        }
        return tests;
    }

    private static void chainCountIs(String position, int die, int boards, RuleSource source) {
        assertThat(BoardCounts.afterChain(source, GulBaraCounts.GULBARA, position, die))
                .as("boards after a chain from %s-%s in %s", die, die, position)
                .isEqualTo(boards);
    }
}
