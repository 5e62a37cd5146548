package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What must hold in a real Chromium: scripts of the page's folder, run by Node, say so by their exit code. */
final class BrowserTest {

    private static final File SITE = Path.of("../../apps/web/site").toFile();

    @Test
    void theGoldenFilesAreAnsweredAsEverInChromiumByTheStrictBuild() throws Exception {
        run("e2e/goldens.mjs", wasm("goldens-strict"), Goldens.FOLDER.toString());
    }

    @Test
    void theGoldenFilesAreAnsweredAsEverInChromiumByTheReleaseBuild() throws Exception {
        run("e2e/goldens.mjs", wasm("goldens-release"), Goldens.FOLDER.toString());
    }

    private static String wasm(String build) {
        return Path.of("target", build).toAbsolutePath().toString();
    }

    private static void run(String... script) throws IOException, InterruptedException {
        List<String> command =
                Stream.concat(Stream.of("node"), Stream.of(script)).toList();
        Process node = new ProcessBuilder(command)
                .directory(SITE)
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
    }
}
