package games.tapa.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class Sha256Test {

    @Test
    void theDigestOfAbcIsTheOneOfTheStandard() {
        Sha256 sha = new Sha256();
        sha.updateAscii("abc");
        assertThat(sha.hexDigest()).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void everyLengthUpTo300BytesGivesTheDigestOfTheJdk() throws Exception {
        Rng rng = new SplitMix64(1);
        for (int length = 0; length <= 300; length++) {
            byte[] message = new byte[length];
            for (int i = 0; i < length; i++) {
                message[i] = (byte) rng.nextLong();
            }
            Sha256 sha = new Sha256();
            sha.update(message);
            byte[] expected = MessageDigest.getInstance("SHA-256").digest(message);
            assertThat(sha.hexDigest())
                    .as("length %d", length)
                    .isEqualTo(HexFormat.of().formatHex(expected));
        }
    }
}
