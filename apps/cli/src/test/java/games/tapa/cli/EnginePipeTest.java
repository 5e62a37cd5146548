package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EnginePipeTest {

    @Test
    void thePipeAnswersEveryLineInOrderAndNothingElse() {
        String requests = "{\"id\":1,\"op\":\"hello\"}\nnonsense\n\n{\"id\":\"é\",\"op\":\"x\"}";
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        assertThat(EnginePipe.run(new ByteArrayInputStream(requests.getBytes(StandardCharsets.UTF_8)), answers))
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
        EnginePipe.run(new ByteArrayInputStream(requests), answers);
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
        EnginePipe.run(new ByteArrayInputStream("{}\n{}\n{}\n".getBytes(StandardCharsets.UTF_8)), counting);
        assertThat(flushes[0]).isEqualTo(3);
    }
}
