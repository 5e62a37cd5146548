package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.client.Engine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnginePipeTest {

    private final Engine engine = Engines.best(() -> 0, fault -> {
        throw new AssertionError(fault);
    });

    @Test
    void thePipeAnswersEveryLineInOrderAndNothingElse() {
        String requests = "{\"id\":1,\"op\":\"hello\"}\nnonsense\n\n{\"id\":\"é\",\"op\":\"x\"}";
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        assertThat(EnginePipe.run(engine, new ByteArrayInputStream(requests.getBytes(StandardCharsets.UTF_8)), answers))
                .isZero();
        assertThat(answers.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("{\"id\":1,\"name\":\"tapa\""),
                        line -> assertThat(line).startsWith("{\"id\":null,\"error\":{\"code\":\"bad-json\""),
                        line -> assertThat(line).startsWith("{\"id\":null,\"error\":{\"code\":\"bad-json\""),
                        line -> assertThat(line).startsWith("{\"id\":\"é\",\"error\":{\"code\":\"bad-request\""));
    }

    @Test
    void aCarriageReturnEndsNoLineOfThePipe() {
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        EnginePipe.run(
                engine,
                new ByteArrayInputStream("{\"id\":1,\r\"op\":\"hello\"}\r\n".getBytes(StandardCharsets.UTF_8)),
                answers);
        assertThat(answers.toString(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .startsWith("{\"id\":1,\"name\":\"tapa\"");
    }

    @Test
    void aLineThatIsNoUtf8IsRefusedAndTheNextOneAnswered() {
        byte[] requests =
                "{\"id\":\"?\",\"op\":\"hello\"}\n{\"id\":2,\"op\":\"hello\"}\n".getBytes(StandardCharsets.UTF_8);
        requests[7] = (byte) 0xff;
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        EnginePipe.run(engine, new ByteArrayInputStream(requests), answers);
        assertThat(answers.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .isEqualTo("{\"id\":null,\"error\":{\"code\":\"bad-json\","
                                        + "\"message\":\"the line is no UTF-8 text; send UTF-8\"}}"),
                        line -> assertThat(line).startsWith("{\"id\":2,"));
    }

    @Test
    void thePipeFlushesEveryLine() {
        int[] flushes = {0};
        OutputStream counting = new ByteArrayOutputStream() {
            @Override
            public void flush() {
                flushes[0]++;
            }
        };
        EnginePipe.run(engine, new ByteArrayInputStream("{}\n{}\n{}\n".getBytes(StandardCharsets.UTF_8)), counting);
        assertThat(flushes[0]).isEqualTo(3);
    }

    /** But for the name of the nets: those lines of the page hold whatever nets judge. */
    @Test
    void thePipeAnswersTheTranscriptOfThePageWithTheNetsThatShip() throws IOException {
        StringBuilder requests = new StringBuilder();
        List<String> wanted = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("../../docs/engine-protocol.md"))) {
            if (line.startsWith("    > ")) {
                requests.append(line.substring(6)).append('\n');
            } else if (line.startsWith("    < ") && !line.contains("bad-json")) {
                wanted.add(withoutNet(line.substring(6)));
            }
        }
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        EnginePipe.run(engine, new ByteArrayInputStream(requests.toString().getBytes(StandardCharsets.UTF_8)), answers);
        assertThat(answers.toString(StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.contains("bad-json"))
                        .map(EnginePipeTest::withoutNet))
                .containsExactlyElementsOf(wanted);
    }

    private static String withoutNet(String line) {
        return line.replaceAll(",\"net\":\"[^\"]*\"", "");
    }
}
