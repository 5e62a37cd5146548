package games.tapa.kernel;

import java.util.Optional;

/** Bytes, and 64 bits, as lower-case hex digits: two digits a byte, highest first. */
public final class Hex {

    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    public static String write(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte b : bytes) {
            text.append(DIGITS.charAt((b >> 4) & 15)).append(DIGITS.charAt(b & 15));
        }
        return text.toString();
    }

    /** The bytes that {@code text} writes; empty unless it is {@code length} pairs of lower-case hex digits. */
    public static Optional<byte[]> read(String text, int length) {
        if (text.length() != 2 * length) {
            return Optional.empty();
        }
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            int high = DIGITS.indexOf(text.charAt(2 * i));
            int low = DIGITS.indexOf(text.charAt(2 * i + 1));
            if (high < 0 || low < 0) {
                return Optional.empty();
            }
            bytes[i] = (byte) ((high << 4) | low);
        }
        return Optional.of(bytes);
    }

    /** 64 bits as 16 digits. */
    public static String ofLong(long bits) {
        byte[] bytes = new byte[8];
        for (int i = 0; i < 8; i++) {
            bytes[i] = (byte) (bits >>> (56 - 8 * i));
        }
        return write(bytes);
    }

    /** The 64 bits that {@code text} writes; empty unless it is 16 lower-case hex digits. */
    public static Optional<Long> readLong(String text) {
        return read(text, 8).map(bytes -> {
            long bits = 0;
            for (byte b : bytes) {
                bits = (bits << 8) | (b & 255);
            }
            return bits;
        });
    }
}
