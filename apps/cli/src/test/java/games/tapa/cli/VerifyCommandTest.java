package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.match.FairDice;
import games.tapa.match.OfflineDice;
import games.tapa.wire.CertificateJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void verifyCountsTheRollsThatHold(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.json");
        Files.writeString(file, certificate());
        assertThat(run("verify", file.toString())).isZero();
        assertThat(out.toString().trim()).isEqualTo("20 rolls hold, 0 taken back.");
    }

    @Test
    void verifyNamesTheFirstRollThatDoesNotHold(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.json");
        Files.writeString(file, certificate().replace("\"k\":7", "\"k\":8"));
        assertThat(run("verify", file.toString())).isEqualTo(1);
        assertThat(out.toString().trim()).isEqualTo("roll 8: roll 7 is missing, and no new chain says why");
    }

    @Test
    void verifyRefusesWhatIsNoCertificate(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.json");
        Files.write(file, new byte[] {'"', (byte) 0xff, '"'});
        assertThat(run("verify", file.toString())).isEqualTo(3);
        assertThat(err.toString().trim()).endsWith("it is no UTF-8 text; give the certificate of a game.");
        assertThat(run("verify", folder.resolve("none.json").toString())).isEqualTo(3);
        Files.writeString(file, "{\"scheme\":\"fairdice/2\"}");
        assertThat(run("verify", file.toString())).isEqualTo(3);
    }

    private static String certificate() {
        FairDice dice = FairDice.of("demo-0001", "tapa/mali", "you", "device").orThrow();
        return CertificateJson.write(new OfflineDice(dice, new byte[32], "word").certificate(20, 0));
    }

    private int run(String... args) {
        return Tapa.run(() -> 7, Clocks.of(() -> 0), new PrintWriter(out, true), new PrintWriter(err, true), args);
    }
}
