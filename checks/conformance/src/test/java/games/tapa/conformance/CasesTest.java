package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import games.tapa.conformance.RuleCase.Asked;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every rule source answers the cases of the rule page, 6.1 to 6.3, as the page does. */
final class CasesTest {

    @TestFactory
    Stream<DynamicContainer> casesOfTapa() {
        return casesOf(TapaCases.ALL);
    }

    @TestFactory
    Stream<DynamicContainer> casesOfTabla() {
        return casesOf(TablaCases.ALL);
    }

    @TestFactory
    Stream<DynamicContainer> casesOfGulBara() {
        return casesOf(GulBaraCases.ALL);
    }

    @TestFactory
    Stream<DynamicContainer> casesOfNarde() {
        return casesOf(NardeCases.ALL);
    }

    private static Stream<DynamicContainer> casesOf(List<RuleCase> cases) {
        return RuleSources.ALL.stream()
                .map(named ->
                        dynamicContainer(named.name(), cases.stream().map(ruleCase -> test(ruleCase, named.source()))));
    }

    private static DynamicTest test(RuleCase ruleCase, RuleSource source) {
        return dynamicTest(ruleCase.title(), () -> answersLikeThePage(ruleCase, source));
    }

    private static void answersLikeThePage(RuleCase ruleCase, RuleSource source) {
        assertThat(source.over(ruleCase.rules(), ruleCase.position()))
                .as("the end that stands in %s under %s", ruleCase.position(), ruleCase.rules())
                .isEqualTo(ruleCase.over());
        for (Asked asked : ruleCase.asked()) {
            ReferencePlays actual = source.plays(asked.question());
            assertThat(ReferenceDifference.between(asked.expected(), actual))
                    .as(asked.question().toString())
                    .isEmpty();
        }
    }
}
