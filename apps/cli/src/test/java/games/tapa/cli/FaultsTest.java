package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands say of values, files and outputs that will not do. */
class FaultsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @ParameterizedTest
    @ValueSource(strings = {"0", "9", "10000"})
    void countTakesOneToEightRolls(String rolls) {
        assertThat(run("count", "--rolls", rolls)).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("tapa: --rolls " + rolls + ": count 1 to 8 rolls.");
        assertThat(run("count", "--position", "2:W1 15:B15", "--turn", "W", "--dice", "61", "--rolls", "8"))
                .isZero();
    }

    @Test
    void aFileThatCannotBeReadOrWrittenHasItsReason(@TempDir Path folder) {
        Path none = folder.resolve("none");
        assertThat(run("play", "tapa", "--from", none.toString())).isEqualTo(3);
        assertThat(run("play", "tapa", "--from", folder.toString())).isEqualTo(3);
        assertThat(run("verify", none.toString())).isEqualTo(3);
        String out = none.resolve("weights").toString();
        assertThat(run("tune", "--steps", "1", "--games", "1", "--gate", "1", "--out", out))
                .isEqualTo(3);
        assertThat(err.toString().lines())
                .containsExactly(
                        "tapa: file \"" + none + "\": there is no such file; give a saved game.",
                        "tapa: file \"" + folder + "\": Is a directory; give a saved game.",
                        "tapa: file \"" + none + "\": there is no such file; give the certificate of a game.",
                        "tapa: --out " + out + ": there is no such folder; choose another file.");
    }

    @Test
    void aFileThatIsTooLongOrNoTextIsReadByNoCommand(@TempDir Path folder) throws IOException {
        Path latin = Files.write(folder.resolve("latin"), new byte[] {(byte) 0xe9});
        Path endless = Path.of("/dev/zero");
        for (String[] command :
                new String[][] {{"play", "tapa", "--from"}, {"analyse"}, {"convert", "--to", "mat"}, {"verify"}}) {
            for (Path file : Files.exists(endless) ? List.of(latin, endless) : List.of(latin)) {
                String[] with = Arrays.copyOf(command, command.length + 1);
                with[command.length] = file.toString();
                assertThat(run(with)).as("%s", List.of(with)).isEqualTo(3);
            }
        }
        assertThat(err.toString().lines())
                .hasSizeGreaterThanOrEqualTo(4)
                .allMatch(line -> line.contains("it is no UTF-8 text; give") || line.contains("is that long; give"));
    }

    @Test
    void theReasonOfAFaultIsNeverTheFilesNameAlone() {
        assertThat(FileFault.reason(new AccessDeniedException("/x"))).isEqualTo("access is denied");
        assertThat(FileFault.reason(new FileSystemException("/x"))).isEqualTo("FileSystemException");
        assertThat(FileFault.reason(new FileSystemException("/x", null, "Not a directory")))
                .isEqualTo("Not a directory");
        assertThat(FileFault.reason(new IOException("No space left on device"))).isEqualTo("No space left on device");
        assertThat(FileFault.reason(new IOException())).isEqualTo("IOException");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void theServerNeedsAHost(String host) {
        assertThat(run("serve", "--host", host, "--port", "0")).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly("tapa: host \"" + host + "\": give an address to listen on, such as 127.0.0.1.");
    }

    @ParameterizedTest
    @CsvSource({"No space left on device, 3", "Broken pipe, 0"})
    void thePipeEndsWith3IfItsOutputFailsButNotIfItsReaderLeaves(String failure, int code) {
        byte[] request = "{}\n".getBytes(StandardCharsets.UTF_8);
        assertThat(EnginePipe.run(
                        Engines.best(() -> 0, fault -> {}), new ByteArrayInputStream(request), failing(failure)))
                .isEqualTo(code);
    }

    @Test
    void anAnswerThatCannotBeWrittenEndsWith3AndAWord() {
        String[][] cases = {
            {"moves", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61"},
            {"count", "--rolls", "1"},
            {"--help"}
        };
        for (String[] args : cases) {
            err.getBuffer().setLength(0);
            PrintWriter full =
                    Main.printer(new PrintStream(failing("No space left on device"), false, StandardCharsets.UTF_8));
            assertThat(Tapa.run(() -> 7, Clocks.of(() -> 0), full, new PrintWriter(err, true), args))
                    .as(args[0])
                    .isEqualTo(3);
            assertThat(err.toString().lines())
                    .containsExactly(
                            "tapa: standard output: not all could be written; give it room and an open reader.");
        }
    }

    private static OutputStream failing(String failure) {
        return new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException(failure);
            }
        };
    }

    private int run(String... args) {
        return Tapa.run(() -> 7, Clocks.of(() -> 0), new PrintWriter(out, true), new PrintWriter(err, true), args);
    }
}
