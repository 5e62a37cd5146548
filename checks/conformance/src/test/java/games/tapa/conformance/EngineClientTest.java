package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.cli.Main;
import games.tapa.wire.ProductVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The client of {@code docs/examples}, run by Node against the engine as its readers run it. */
class EngineClientTest {

    private static final Path CLIENT = Path.of("../../docs/examples/engine-client.mjs");

    @Test
    void theClientPlaysACascadeAndItsRestToTheEnd() throws Exception {
        // G14, every play forced: one 5 is White's, the rest is Black's, who passes the 5s and bears off with the 6s.
        assertThat(run())
                .containsExactly(
                        "tapa " + ProductVersion.NUMBER + " plays tapa, tabla, gulbara",
                        "W 55: 20/15 -> 15:W1 10:B1 5:W1",
                        "B 5556666: pass -> 15:W1 10:B1 5:W1",
                        "B 6666: 22/16/10/4/off -> 15:W1 5:W1 off");
    }

    @Test
    void theClientHasFortyLines() throws IOException {
        assertThat(Files.readAllLines(CLIENT)).hasSizeLessThanOrEqualTo(40);
    }

    private static List<String> run() throws IOException, InterruptedException {
        Process node = new ProcessBuilder(
                        "node",
                        CLIENT.toString(),
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "engine")
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
        return said.lines().toList();
    }
}
