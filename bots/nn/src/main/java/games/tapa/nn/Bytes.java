package games.tapa.nn;

/** A row of bytes that is written or read from its beginning on. Whoever reads asks first how much is left. */
final class Bytes {

    private final byte[] bytes;
    private int at;

    /** Room for {@code most} bytes to be written. */
    Bytes(int most) {
        bytes = new byte[most];
    }

    /** Bytes to be read, which are not copied. */
    Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** How many bytes are not read yet. */
    int left() {
        return bytes.length - at;
    }

    /** What was written so far. */
    byte[] written() {
        byte[] copy = new byte[at];
        System.arraycopy(bytes, 0, copy, 0, at);
        return copy;
    }

    /** Writes the lowest {@code width} bytes of {@code value}, the highest of them first. */
    void number(int width, int value) {
        for (int i = width - 1; i >= 0; i--) {
            bytes[at++] = (byte) (value >>> (8 * i));
        }
    }

    /** Reads what {@link #number(int, int)} has written, as a number of 32 bits that is not negative if it is shorter. */
    int number(int width) {
        int value = 0;
        for (int i = 0; i < width; i++) {
            value = (value << 8) | (bytes[at++] & 255);
        }
        return value;
    }

    /** Writes ASCII. */
    void text(String text) {
        for (int i = 0; i < text.length(); i++) {
            bytes[at++] = (byte) text.charAt(i);
        }
    }

    String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append((char) (bytes[at++] & 255));
        }
        return text.toString();
    }

    /** Whether {@code text} and at least one byte more come next; {@code text} is then read. */
    boolean isNext(String text) {
        if (left() <= text.length()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (bytes[at + i] != (byte) text.charAt(i)) {
                return false;
            }
        }
        at += text.length();
        return true;
    }

    /** Writes the first {@code count} of some bytes. */
    void bytes(byte[] some, int count) {
        System.arraycopy(some, 0, bytes, at, count);
        at += count;
    }
}
