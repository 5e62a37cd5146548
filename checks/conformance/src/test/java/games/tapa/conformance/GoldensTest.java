package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules, chance and bot answer as they always did: here on the JVM, in {@link BrowserTest} in a browser. */
final class GoldensTest {

    @ParameterizedTest
    @EnumSource
    void theGoldenFilesAreAnsweredAsEver(GoldenFile file) throws IOException {
        Goldens.check(file);
    }

    @Test
    void theSignatureIsPrinted() throws IOException {
        String signature = Goldens.signature();
        System.out.println("Signature: " + signature);
        assertThat(signature).matches("[0-9a-f]{8}");
    }
}
