package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.server.TapaServer;
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
        run("", "e2e/goldens.mjs", wasm("goldens-strict"), Goldens.FOLDER.toString());
    }

    @Test
    void theGoldenFilesAreAnsweredAsEverInChromiumByTheReleaseBuild() throws Exception {
        run("", "build/optimise.mjs", wasm("goldens-release") + "/big.wasm", wasm("goldens-release") + "/goldens.wasm");
        run("", "e2e/goldens.mjs", wasm("goldens-release"), Goldens.FOLDER.toString());
    }

    /** With so few positions that the figures say nothing: so that they can be had when they are wanted. */
    @Test
    void howFastTheNetsJudgeCanBeMeasuredInChromium() throws Exception {
        run("", "e2e/evaluations.mjs", "20", "1");
    }

    @Test
    void thePageCanBePlayedByEveryHandAndLanguage() throws Exception {
        TapaServer server = switch (TapaServer.start("127.0.0.1", 0)) {
            case TapaServer.Start.Listening(TapaServer listening) -> listening;
            case TapaServer.Start.Refused(String why) -> throw new AssertionError(why);
        };
        try {
            run(server.address(), "node_modules/vitest/vitest.mjs", "run", "--config", "e2e/vitest.config.ts");
            if (Boolean.getBoolean("tapa.full")) {
                run(server.address(), "e2e/lighthouse.mjs");
            }
        } finally {
            server.stop();
        }
    }

    private static String wasm(String build) {
        return Path.of("target", build).toAbsolutePath().toString();
    }

    /** Runs a script; a page that it visits is at {@code address}. */
    private static void run(String address, String... script) throws IOException, InterruptedException {
        List<String> command =
                Stream.concat(Stream.of("node"), Stream.of(script)).toList();
        ProcessBuilder builder = new ProcessBuilder(command).directory(SITE).redirectErrorStream(true);
        builder.environment().put("TAPA_URL", address);
        builder.environment().put("TAPA_REWRITE", System.getProperty("tapa.rewrite", ""));
        builder.environment().put("TAPA_FULL", System.getProperty("tapa.full", ""));
        Process node = builder.start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).as(said).isZero();
    }
}
