package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Every rule source answers the cases of docs/rules/tapa.md 6.1 as the page does. */
final class TapaCasesTest {

    @TestFactory
    Stream<DynamicContainer> casesOfTheRulePage() {
        return RuleSources.ALL.stream()
                .map(named -> dynamicContainer(
                        named.name(),
                        TapaCases.ALL.stream()
                                .map(tapaCase -> dynamicTest(
                                        tapaCase.title(), () -> answersLikeThePage(tapaCase, named.source())))));
    }

    private static void answersLikeThePage(TapaCase tapaCase, RuleSource source) {
        assertThat(source.over(tapaCase.rules(), tapaCase.position()))
                .as("the end that stands in %s under %s", tapaCase.position(), tapaCase.rules())
                .isEqualTo(tapaCase.over());
        for (String roll : tapaCase.rolls()) {
            int die1 = roll.charAt(0) - '0';
            int die2 = roll.charAt(1) - '0';
            playsLikeThePage(tapaCase, source, die1, die2);
            playsLikeThePage(tapaCase, source, die2, die1);
        }
    }

    private static void playsLikeThePage(TapaCase tapaCase, RuleSource source, int die1, int die2) {
        ReferencePlays actual = source.plays(tapaCase.rules(), tapaCase.position(), tapaCase.turn(), die1, die2);
        assertThat(TapaDifference.between(tapaCase.expected(), actual))
                .as(TapaDifference.question(tapaCase.rules(), tapaCase.position(), tapaCase.turn(), die1, die2))
                .isEmpty();
    }
}
