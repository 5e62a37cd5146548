package games.tapa.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HexTest {

    @Test
    void bytesAreReadAsTheyWereWritten() {
        byte[] bytes = {0, 1, (byte) 0x7f, (byte) 0x80, (byte) 0xff};
        assertThat(Hex.write(bytes)).isEqualTo("00017f80ff");
        assertThat(Hex.read("00017f80ff", 5))
                .hasValueSatisfying(read -> assertThat(read).isEqualTo(bytes));
    }

    @Test
    void onlyLowerCaseDigitsOfTheRightLengthAreRead() {
        assertThat(Hex.read("00017F80ff", 5)).isEmpty();
        assertThat(Hex.read("00017f80f", 5)).isEmpty();
        assertThat(Hex.read("00017f80ff", 4)).isEmpty();
        assertThat(Hex.read("0001 f80ff", 5)).isEmpty();
    }

    @Test
    void sixtyFourBitsAreReadAsTheyWereWritten() {
        for (long bits : new long[] {0, 1, -1, Long.MIN_VALUE, 0x0123456789abcdefL}) {
            assertThat(Hex.ofLong(bits)).hasSize(16);
            assertThat(Hex.readLong(Hex.ofLong(bits))).hasValue(bits);
        }
        assertThat(Hex.ofLong(0x0123456789abcdefL)).isEqualTo("0123456789abcdef");
        assertThat(Hex.readLong("0123456789abcde")).isEmpty();
    }
}
