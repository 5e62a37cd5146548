package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page's types of the table's messages are those of the Java records. */
final class MessageTypesTest {

    private static final Path FILE = Path.of("../../apps/web/site/src/workers/messages.ts");

    @Test
    void theTypesOfThePageAreThoseOfTheJavaRecords() throws IOException {
        String written = MessageTypes.typeScript();
        if (Boolean.getBoolean("messages.write")) {
            Files.writeString(FILE, written);
        }
        assertThat(Files.readString(FILE)).isEqualTo(written);
    }
}
