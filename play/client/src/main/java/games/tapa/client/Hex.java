package games.tapa.client;

import java.util.Optional;

/** 64 bits as 16 lower-case hex digits. */
final class Hex {

    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    static String write(long bits) {
        StringBuilder text = new StringBuilder(16);
        for (int shift = 60; shift >= 0; shift -= 4) {
            text.append(DIGITS.charAt((int) (bits >>> shift) & 15));
        }
        return text.toString();
    }

    /** The bits that {@code text} writes; empty unless it is 16 lower-case hex digits. */
    static Optional<Long> read(String text) {
        if (text.length() != 16) {
            return Optional.empty();
        }
        long bits = 0;
        for (int i = 0; i < 16; i++) {
            int digit = DIGITS.indexOf(text.charAt(i));
            if (digit < 0) {
                return Optional.empty();
            }
            bits = bits << 4 | digit;
        }
        return Optional.of(bits);
    }
}
