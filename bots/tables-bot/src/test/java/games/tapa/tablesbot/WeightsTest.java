package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Sha256;
import games.tapa.tables.TablesKind;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Weights and the files they stand in. */
class WeightsTest {

    @ParameterizedTest
    @EnumSource
    void theFileThatShipsIsWrittenTheSameAgain(TablesKind kind) {
        WeightsFile file = WeightsFile.read(Shipped.file(kind)).orThrow();
        assertThat(file.kind()).isEqualTo(kind);
        assertThat(file.write()).isEqualTo(Shipped.file(kind));
    }

    @ParameterizedTest
    @EnumSource
    void weightsAreKeptToAHundredth(TablesKind kind) {
        Weights exact = Weights.handSet(kind);
        WeightsFile read =
                WeightsFile.read(new WeightsFile(kind, exact).write()).orThrow();
        assertThat(read.kind()).isEqualTo(kind);
        for (int phase = 0; phase < exact.phases(); phase++) {
            for (int i = 0; i < exact.size(); i++) {
                assertThat(Math.abs(read.weights().at(phase, i) - exact.at(phase, i)))
                        .isLessThanOrEqualTo(0.00501);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFileWithAnyByteChangedOrMissingIsRefused(TablesKind kind) {
        byte[] file = Shipped.file(kind);
        for (int at = 0; at < file.length; at += at < 50 || at > file.length - 120 ? 1 : 97) {
            byte[] flipped = file.clone();
            flipped[at] ^= 1;
            refused(flipped, "changed at " + at);
            refused(Arrays.copyOf(file, at), "cut at " + at);
        }
        refused(Arrays.copyOf(file, file.length + 1), "a byte more");
        refused(Arrays.copyOfRange(file, 1, file.length), "the first byte missing");
    }

    @ParameterizedTest
    @EnumSource
    void aFileWhoseSealFitsIsRefusedAllTheSameIfItHoldsOtherThanTheNumbersNeeded(TablesKind kind) {
        String text = unsealed(kind);
        assertThat(WeightsFile.read(sealed(text)).failure()).isEmpty();
        String[] bad = {
            "weights/1 " + kind.key() + "\n",
            text + "0\n",
            text.substring(0, text.length() - 8),
            text.replaceFirst(" (-?\\d+)\n", " x\n"),
            text.replaceFirst(" (-?\\d+)\n", " -\n"),
            text.replaceFirst(" (-?\\d+)\n", " $1-1\n"),
            text.replaceFirst(" (-?\\d+)\n", " \u0000\n"),
            text.replaceFirst(" (-?\\d+)\n", " 123456789123\n"),
            text.replace("weights/1", "weights/2"),
            text.replace(kind.key(), "chess"),
            text.replace(kind.key(), kind == TablesKind.TABLA ? "tapa" : "tabla"),
        };
        for (String one : bad) {
            refused(sealed(one), one);
        }
    }

    private static void refused(byte[] file, String what) {
        assertThat(WeightsFile.read(file).failure().map(problem -> problem.message()))
                .as(what)
                .hasValueSatisfying(message -> assertThat(message)
                        .startsWith("the file of weights is ")
                        .contains("; give one that"));
    }

    private static String unsealed(TablesKind kind) {
        String text = new String(Shipped.file(kind), StandardCharsets.US_ASCII);
        return text.substring(0, text.indexOf("sha256"));
    }

    private static byte[] sealed(String text) {
        Sha256 digest = new Sha256();
        digest.updateAscii(text);
        return (text + "sha256 " + digest.hexDigest() + "\n").getBytes(StandardCharsets.US_ASCII);
    }
}
