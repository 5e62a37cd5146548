package games.tapa.kernel;

/**
 * SHA-256 (FIPS 180-4) in plain Java, since the browser build has no {@code MessageDigest}. Feed it with
 * {@link #update}, then ask once for the digest. Not for use by several threads at once.
 */
public final class Sha256 {

    private static final int[] ROUND = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private final int[] hash = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    private final byte[] block = new byte[64];
    private final int[] schedule = new int[64];
    private long length;

    /** Starts an empty message. */
    public Sha256() {}

    /** The 32 bytes that stand for {@code message}. */
    public static byte[] of(byte[] message) {
        Sha256 sha = new Sha256();
        sha.update(message);
        return sha.digest();
    }

    /** Adds one byte: the low eight bits of {@code value}. */
    public void update(int value) {
        int at = (int) (length & 63);
        block[at] = (byte) value;
        length++;
        if (at == 63) {
            compress();
        }
    }

    public void update(byte[] bytes) {
        for (byte b : bytes) {
            update(b);
        }
    }

    /** Adds the eight bytes of {@code value}, highest first. */
    public void updateLong(long value) {
        for (int shift = 56; shift >= 0; shift -= 8) {
            update((int) (value >>> shift));
        }
    }

    /** Adds a text whose characters are all ASCII, one byte each. */
    public void updateAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 127) {
                throw new IllegalArgumentException("not ASCII at " + i + ": " + text);
            }
            update(text.charAt(i));
        }
    }

    /** Ends the message and returns its 32 bytes; the object is used up. */
    public byte[] digest() {
        long bits = length * 8;
        update(0x80);
        while ((length & 63) != 56) {
            update(0);
        }
        updateLong(bits);
        byte[] digest = new byte[32];
        for (int i = 0; i < 32; i++) {
            digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    /** Like {@link #digest}, as 64 lower-case hex digits. */
    public String hexDigest() {
        return Hex.write(digest());
    }

    // The eight words are locals and not an array that shifts: a device makes thousands of hashes for each game.
    private void compress() {
        expand();
        int a = hash[0];
        int b = hash[1];
        int c = hash[2];
        int d = hash[3];
        int e = hash[4];
        int f = hash[5];
        int g = hash[6];
        int h = hash[7];
        for (int i = 0; i < 64; i++) {
            int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int t1 = h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + schedule[i];
            int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + t1;
            d = c;
            c = b;
            b = a;
            a = t1 + t2;
        }
        add(a, b, c, d, e, f, g, h);
    }

    private void add(int... words) {
        for (int i = 0; i < words.length; i++) {
            hash[i] += words[i];
        }
    }

    private void expand() {
        for (int i = 0; i < 16; i++) {
            int at = 4 * i;
            schedule[i] = (block[at] & 255) << 24
                    | (block[at + 1] & 255) << 16
                    | (block[at + 2] & 255) << 8
                    | (block[at + 3] & 255);
        }
        for (int i = 16; i < 64; i++) {
            int x = schedule[i - 15];
            int y = schedule[i - 2];
            int s0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ (x >>> 3);
            int s1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ (y >>> 10);
            schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
        }
    }
}
