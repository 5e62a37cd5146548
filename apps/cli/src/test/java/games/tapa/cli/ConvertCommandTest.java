package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code convert} makes of files. */
class ConvertCommandTest {

    private static final String MAT = """
             0 point match

             Game 1
             White : 0                        Black : 0
              1) 31: 8/5 6/5                  42: 8/4 6/4
              2) 61: 13/7 8/7
                                              Wins 1 point
            """;

    @TempDir
    private Path folder = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aMatTextBecomesARecordAndTheRecordTheSameMatText() throws IOException {
        assertThat(run("convert", file("game.mat", MAT), "--to", "record")).isZero();
        String record = out.toString();
        assertThat(record).startsWith("{\"version\":").contains("\"game\":\"tabla\"");
        out.getBuffer().setLength(0);
        assertThat(run("convert", file("game.json", record), "--to", "mat")).isZero();
        String mat = out.toString();
        assertThat(mat).contains("31: 8/5 6/5").contains("42: 8/4 6/4").contains("Wins 1 point");
        out.getBuffer().setLength(0);
        assertThat(run("convert", file("again.mat", mat), "--to", "record")).isZero();
        assertThat(out.toString()).isEqualTo(record);
    }

    @Test
    void whatIsWrongIsSaidInOneSentence() throws IOException {
        assertThat(run("convert", file("bad.mat", "hello"), "--to", "record")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("line 1");
        assertThat(run("convert", file("game.mat", MAT), "--to", "png")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("give mat or record");
        assertThat(run("convert", file("game.mat", MAT), "--to", "mat", "--game", "2"))
                .isEqualTo(ExitCode.USAGE);
        assertThat(run("convert", folder.resolve("none").toString(), "--to", "mat"))
                .isEqualTo(ExitCode.BAD_INPUT);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private int run(String... arguments) {
        return Tapa.run(() -> 7, Clocks.of(() -> 0), new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
