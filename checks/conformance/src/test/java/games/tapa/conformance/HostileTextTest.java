package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever text comes in, every parser gives a value or a problem, never an exception. */
class HostileTextTest {

    private static final int MUTATED = 200_000;
    private static final int SEALED = 2_000;

    @ParameterizedTest
    @EnumSource(TextParsers.class)
    void theCommittedInputsGiveAValueOrAProblem(TextParsers parser) {
        for (String text : parser.corpus()) {
            read(parser, text);
        }
    }

    @ParameterizedTest
    @EnumSource(TextParsers.class)
    void damagedInputsGiveAValueOrAProblem(TextParsers parser) {
        Mutations mutations = new Mutations(parser.corpus(), 2026);
        for (int i = 0; i < MUTATED; i++) {
            read(parser, mutations.next());
        }
    }

    @Test
    void ofTheDamagedSavedGamesManyAreJudgedByTheirFieldsAndSomeOpened() {
        Mutations mutations = new Mutations(TextParsers.SAVED.corpus(), 2027);
        int judged = 0;
        int opened = 0;
        for (int i = 0; i < SEALED; i++) {
            Optional<String> answer = SavedSeal.renewed(mutations.next()).map(TextParsers::readSaved);
            judged += answer.filter(said -> !said.contains("changed after it was saved"))
                            .isPresent()
                    ? 1
                    : 0;
            opened += answer.filter(said -> said.endsWith("\"problem\":null}")).isPresent() ? 1 : 0;
        }
        assertThat(judged).as("judged by their fields").isGreaterThan(SEALED / 4);
        assertThat(opened).as("opened").isBetween(SEALED / 100, SEALED / 4);
    }

    private static void read(TextParsers parser, String text) {
        try {
            parser.read(text);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(parser + " on " + text, e);
        }
    }
}
