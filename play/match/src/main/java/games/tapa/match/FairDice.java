package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Hkdf;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Utf8;
import java.util.List;
import java.util.Optional;

/**
 * The dice of the scheme fairdice/1 for one game (docs/fair-dice.md): which dice the tokens of its parties give. Nobody
 * can know or steer a throw before every party has given its token. Immutable.
 */
public final class FairDice {

    private static final int MATERIAL = 64;
    private static final int ACCEPTED = 252;

    private final String gameId;
    private final String variant;
    private final String seatA;
    private final String seatB;
    private final byte[] context;

    private FairDice(String gameId, String variant, String seatA, String seatB) {
        this.gameId = gameId;
        this.variant = variant;
        this.seatA = seatA;
        this.seatB = seatB;
        context = Sha256.of(Utf8.bytes("fairdice/1|" + gameId + "|" + variant + "|" + seatA + "|" + seatB));
    }

    /**
     * The dice of one game.
     *
     * @param gameId the game, told apart from all others
     * @param variant the game and its preset, such as {@code tapa/mali}
     * @param seatA the public id of the first seat
     * @param seatB the public id of the second seat
     */
    public static Result<FairDice> of(String gameId, String variant, String seatA, String seatB) {
        for (String id : List.of(gameId, variant, seatA, seatB)) {
            if (id.indexOf('|') >= 0 || !Utf8.isWellFormed(id)) {
                return Result.bad(
                        Problem.Code.BAD_RECORD,
                        "dice of \"" + id + "\": an id has no | and no half of a surrogate pair; take another id");
            }
        }
        return Result.ok(new FairDice(gameId, variant, seatA, seatB));
    }

    /** The seed that a typed word makes: the word's bytes, hashed; the word may be empty. */
    public static byte[] seedOfWord(String word) {
        Sha256 sha = new Sha256();
        sha.updateAscii("fairdice/1 word");
        sha.update(Utf8.bytes(word));
        return sha.digest();
    }

    /**
     * The dice of throw {@code number}; empty if the tokens give none, which happens once in about 10¹¹² throws.
     *
     * @param number 1 for the first throw of the game, opening throws counted
     * @param tokens what each party that has a chain gave for this throw: the server, the first seat, the second seat
     */
    public Optional<Dice> thrown(int number, List<DiceToken> tokens) {
        byte[] material = new byte[tokens.size() * DiceToken.LENGTH];
        for (int i = 0; i < tokens.size(); i++) {
            System.arraycopy(tokens.get(i).bytes(), 0, material, i * DiceToken.LENGTH, DiceToken.LENGTH);
        }
        byte[] label = Utf8.bytes("fairdice/1 roll");
        byte[] info = new byte[label.length + 4];
        System.arraycopy(label, 0, info, 0, label.length);
        for (int i = 0; i < 4; i++) {
            info[label.length + i] = (byte) (number >>> (24 - 8 * i));
        }
        return dice(Hkdf.derive(material, context, info, MATERIAL));
    }

    public String gameId() {
        return gameId;
    }

    public String variant() {
        return variant;
    }

    public String seatA() {
        return seatA;
    }

    public String seatB() {
        return seatB;
    }

    /** The first two bytes below 252, each made a die; empty if there are fewer. */
    static Optional<Dice> dice(byte[] material) {
        int first = 0;
        for (byte b : material) {
            int value = b & 255;
            if (value < ACCEPTED) {
                int die = 1 + value % 6;
                if (first > 0) {
                    return Optional.of(new Dice(first, die));
                }
                first = die;
            }
        }
        return Optional.empty();
    }

    /** The last token of the chain that {@code seed} makes in this game. */
    DiceToken lastToken(byte[] seed) {
        byte[] label = Utf8.bytes("fairdice/1 chain");
        byte[] message = new byte[label.length + context.length];
        System.arraycopy(label, 0, message, 0, label.length);
        System.arraycopy(context, 0, message, label.length, context.length);
        return new DiceToken(Hkdf.hmac(seed, message));
    }

    /** The 32 bytes that stand for this game; not to be changed. */
    byte[] context() {
        return context;
    }
}
