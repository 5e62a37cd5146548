package games.tapa.tables;

import java.util.Optional;

/**
 * The bits of an id as its characters spell them: bit i is bit i mod 8 of byte i / 8; the bytes then go into base64, first
 * bits highest.
 */
final class IdBits {

    private static final int BITS = 6;
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private IdBits() {}

    /** Spells bits in so many characters; bits beyond the last one are 0. */
    static String write(boolean[] bits, int characters) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < characters; i++) {
            int value = 0;
            for (int j = 0; j < BITS; j++) {
                int at = bitAt(BITS * i + j);
                value = 2 * value + (at < bits.length && bits[at] ? 1 : 0);
            }
            text.append(ALPHABET.charAt(value));
        }
        return text.toString();
    }

    /** The bits that {@code text} spells, whole bytes of them; empty if it has a character that spells none. */
    static Optional<boolean[]> read(String text) {
        boolean[] bits = new boolean[8 * ((BITS * text.length() + 7) / 8)];
        for (int i = 0; i < text.length(); i++) {
            int value = ALPHABET.indexOf(text.charAt(i));
            if (value < 0) {
                return Optional.empty();
            }
            for (int j = 0; j < BITS; j++) {
                bits[bitAt(BITS * i + j)] = (value >> (BITS - 1 - j) & 1) != 0;
            }
        }
        return Optional.of(bits);
    }

    /** Where the bit that base64 sends as number {@code sent} stands in the key: bytes are sent highest bit first. */
    private static int bitAt(int sent) {
        return 8 * (sent / 8) + 7 - sent % 8;
    }
}
