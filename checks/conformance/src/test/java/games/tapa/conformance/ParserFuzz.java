package games.tapa.conformance;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;

/**
 * Sixty seconds of coverage-guided damage to the input of one parser; only under {@code -Pfull}, one virtual machine for
 * each subclass.
 */
abstract class ParserFuzz {

    private final TextParsers parser;

    ParserFuzz(TextParsers parser) {
        this.parser = parser;
    }

    @FuzzTest(maxDuration = "60s")
    void anyTextGivesAValueOrAProblem(@NotNull String text) {
        parser.read(text);
    }
}
