package games.tapa.conformance;

import games.tapa.testkit.Golden;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page's types of the table's messages are those of the Java records. */
final class MessageTypesTest {

    private static final Path FILE = Path.of("../../apps/web/site/src/workers/messages.ts");

    @Test
    void theTypesOfThePageAreThoseOfTheJavaRecords() {
        Golden.check(FILE, MessageTypes.typeScript().lines().toList());
    }
}
