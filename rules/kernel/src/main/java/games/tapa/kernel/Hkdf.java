package games.tapa.kernel;

/** HMAC (RFC 2104) and HKDF (RFC 5869), both with SHA-256, in plain Java, since the browser build has no {@code Mac}. */
public final class Hkdf {

    private static final int BLOCK = 64;
    private static final int DIGEST = 32;

    private Hkdf() {}

    /** HMAC-SHA-256 of {@code message}: 32 bytes. */
    public static byte[] hmac(byte[] key, byte[] message) {
        byte[] block = new byte[BLOCK];
        byte[] shortKey = key.length > BLOCK ? Sha256.of(key) : key;
        System.arraycopy(shortKey, 0, block, 0, shortKey.length);
        Sha256 inner = padded(block, 0x36);
        inner.update(message);
        Sha256 outer = padded(block, 0x5c);
        outer.update(inner.digest());
        return outer.digest();
    }

    /**
     * Key material made of {@code material}: extract, then expand.
     *
     * @param length how many bytes, 0 to 8,160
     */
    public static byte[] derive(byte[] material, byte[] salt, byte[] info, int length) {
        if (length < 0 || length > 255 * DIGEST) {
            throw new IllegalArgumentException("0 to 8160 bytes can be derived, not " + length);
        }
        byte[] key = hmac(salt, material);
        byte[] derived = new byte[length];
        byte[] last = {};
        for (int at = 0, count = 1; at < length; at += DIGEST, count++) {
            byte[] message = new byte[last.length + info.length + 1];
            System.arraycopy(last, 0, message, 0, last.length);
            System.arraycopy(info, 0, message, last.length, info.length);
            message[message.length - 1] = (byte) count;
            last = hmac(key, message);
            System.arraycopy(last, 0, derived, at, Math.min(DIGEST, length - at));
        }
        return derived;
    }

    private static Sha256 padded(byte[] block, int pad) {
        Sha256 sha = new Sha256();
        for (byte b : block) {
            sha.update(b ^ pad);
        }
        return sha;
    }
}
