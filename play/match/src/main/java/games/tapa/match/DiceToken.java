package games.tapa.match;

import games.tapa.kernel.Hex;
import games.tapa.kernel.Sha256;
import java.util.Arrays;
import java.util.Optional;

/**
 * A token of fair dice: 32 bytes that one party gives away for one throw. Each token is the preimage of the one before
 * it, so it is forced by the commitment, the token before the first throw. Immutable.
 */
public final class DiceToken {

    /** How many bytes a token and a seed have. */
    public static final int LENGTH = 32;

    private static final String LINK = "fairdice/1 link";

    private final byte[] bytes;

    DiceToken(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The token written as 64 lower-case hex digits; empty if {@code text} is none. */
    public static Optional<DiceToken> read(String text) {
        return Hex.read(text, LENGTH).map(DiceToken::new);
    }

    /** The token of the throw before. */
    public DiceToken previous() {
        Sha256 sha = new Sha256();
        sha.updateAscii(LINK);
        sha.update(bytes);
        return new DiceToken(sha.digest());
    }

    /** The token as 64 lower-case hex digits. */
    public String hex() {
        return Hex.write(bytes);
    }

    /** The bytes; not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DiceToken token && Arrays.equals(bytes, token.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return hex();
    }
}
