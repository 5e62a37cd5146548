package games.tapa.kernel;

/** Text as UTF-8 bytes, in plain Java, since the browser build carries no charsets. */
public final class Utf8 {

    private Utf8() {}

    /** Whether {@code text} can be written in UTF-8: no half of a surrogate pair stands alone. */
    public static boolean isWellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The bytes of {@code text}.
     *
     * @throws IllegalArgumentException if half of a surrogate pair stands alone
     */
    public static byte[] bytes(String text) {
        if (!isWellFormed(text)) {
            throw new IllegalArgumentException("half of a surrogate pair has no bytes: " + text);
        }
        byte[] bytes = new byte[length(text)];
        int at = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int point = text.codePointAt(i);
            int more = more(point);
            bytes[at++] = (byte) (more == 0 ? point : (-0x80 >> more) | (point >> (6 * more)));
            for (int shift = 6 * (more - 1); shift >= 0; shift -= 6) {
                bytes[at++] = (byte) (0x80 | ((point >> shift) & 0x3f));
            }
        }
        return bytes;
    }

    private static int length(String text) {
        int length = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            length += 1 + more(text.codePointAt(i));
        }
        return length;
    }

    /** How many bytes follow the first one of a code point. */
    private static int more(int point) {
        return point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    }
}
