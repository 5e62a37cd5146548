package games.tapa.conformance;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever text comes in, every parser gives a value or a problem, never an exception. */
class HostileTextTest {

    private static final int MUTATED = 200_000;

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

    private static void read(TextParsers parser, String text) {
        try {
            parser.read(text);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(parser + " on " + text, e);
        }
    }
}
