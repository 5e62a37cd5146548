package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tapa serve --open}, on a machine whose programs are scripts of the test. */
class OpenBrowserTest {

    @TempDir
    Path programs;

    private Process serving = new ProcessBuilder("true").start();

    OpenBrowserTest() throws IOException {}

    @AfterEach
    void stop() throws InterruptedException {
        serving.destroy();
        serving.waitFor();
    }

    @Test
    void theBrowserIsGivenTheAddressThatIsSaid() throws Exception {
        opener("xdg-open", 0);
        String address = serve();
        assertThat(asked()).isEqualTo("xdg-open " + address);
    }

    @Test
    void whereTheFirstOpenerKnowsNoBrowserTheNextIsAsked() throws Exception {
        opener("xdg-open", 3);
        opener("open", 0);
        String address = serve();
        while (!asked().startsWith("open ") && serving.isAlive()) {
            Thread.onSpinWait();
        }
        assertThat(asked()).isEqualTo("open " + address);
    }

    @Test
    void whereNothingOpensABrowserTheReaderIsAskedToAndTheServerStays() throws Exception {
        opener("xdg-open", 3);
        String address = serve();
        try (BufferedReader err = serving.errorReader(StandardCharsets.UTF_8)) {
            // On the class path of a test the web server says a word of its own first.
            assertThat(err.lines().filter(line -> line.startsWith("tapa: ")).findFirst())
                    .contains("tapa: no browser could be opened; open " + address + " yourself.");
            assertThat(serving.isAlive()).isTrue();
        }
    }

    /** A program that writes down what it was asked to open. */
    private void opener(String name, int exitCode) throws IOException {
        Path file = programs.resolve(name);
        Files.writeString(file, "#!/bin/sh\necho \"" + name + " $1\" > \"$ASKED\"\nexit " + exitCode + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    /** Starts the program and returns the address that it says. */
    private String serve() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--open");
        builder.environment().put("PATH", programs.toString());
        builder.environment().put("ASKED", programs.resolve("asked").toString());
        serving.destroy();
        serving = builder.start();
        String said = serving.inputReader(StandardCharsets.UTF_8).readLine();
        assertThat(said).startsWith("Tapa is on http://127.0.0.1:").endsWith("/ (stop it with Ctrl-C)");
        return said.substring("Tapa is on ".length(), said.indexOf(" (stop"));
    }

    /** The last line that an opener wrote down, once there is one. */
    private String asked() throws IOException {
        Path asked = programs.resolve("asked");
        String line = "";
        while (!line.endsWith("\n") && serving.isAlive()) {
            line = Files.exists(asked) ? Files.readString(asked) : "";
        }
        return line.strip();
    }
}
