package games.tapa.client;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Hex;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Utf8;
import games.tapa.match.DiceToken;
import games.tapa.match.FairDice;
import games.tapa.match.OfflineDice;
import games.tapa.match.TokenChain;
import games.tapa.wire.CertificateJson;
import java.util.Optional;

/**
 * The fair dice of one game on this device (docs/fair-dice.md): bound by the commitment before the word is typed, fixed
 * by the word. The first seat is {@code you}, who types the word, and the second {@code device}, whoever plays which
 * side; the first die of an opening throw is White's. Immutable.
 *
 * @param scheme the game that they are thrown in
 * @param seed the device's secret, 64 hex digits
 * @param commitment what the device shows before it asks for the word
 * @param fixed the dice, once the word is there
 */
record DeviceDice(FairDice scheme, String seed, DiceToken commitment, Optional<OfflineDice> fixed) {

    /** What stands for the seed where there is none, since persons throw dice of their own. */
    static final String REAL = "real";

    private static final String SEAT_A = "you";
    private static final String SEAT_B = "device";
    private static final int GAME_ID_BYTES = 16;
    private static final int LONGEST_WORD = 100;

    /**
     * The dice of a game; empty where two persons throw real ones.
     *
     * @param variant the game and its preset, such as {@code tapa/mali}
     */
    static Result<Optional<DeviceDice>> of(String seed, String gameId, String variant) {
        if (seed.equals(REAL) && gameId.isEmpty()) {
            return Result.ok(Optional.empty());
        }
        return scheme(seed, gameId, variant)
                .map(scheme -> Optional.of(
                        new DeviceDice(scheme, seed, OfflineDice.commitment(scheme, secret(seed)), Optional.empty())));
    }

    /** The dice of a game whose word has been typed. */
    static Result<DeviceDice> of(String seed, String gameId, String variant, String word) {
        return scheme(seed, gameId, variant).then(scheme -> checked(word).map(good -> fixed(scheme, seed, good)));
    }

    private static Result<FairDice> scheme(String seed, String gameId, String variant) {
        if (Hex.read(seed, DiceToken.LENGTH).isEmpty()) {
            return bad("seed \"" + seed + "\": give " + 2 * DiceToken.LENGTH + " hex digits 0 to 9, a to f, or \""
                    + REAL + "\" and no gameId for real dice");
        }
        return Hex.read(gameId, GAME_ID_BYTES).isEmpty()
                ? bad("gameId \"" + gameId + "\": give " + 2 * GAME_ID_BYTES + " hex digits 0 to 9, a to f")
                : FairDice.of(gameId, variant, SEAT_A, SEAT_B);
    }

    String gameId() {
        return scheme.gameId();
    }

    /** The word; empty until it has been typed or the first throw was made without one. */
    Optional<String> word() {
        return fixed.map(OfflineDice::word);
    }

    /** The dice that {@code word} fixes. */
    Result<DeviceDice> with(String word) {
        return checked(word).map(good -> fixed(scheme, seed, good));
    }

    /** Dice that can be thrown: without a word, those of the empty one. */
    DeviceDice ready() {
        return fixed.isPresent() ? this : fixed(scheme, seed, "");
    }

    /**
     * What a throw shows; empty if the chains are spent, and before {@link #ready}.
     *
     * @param number 1 for the first throw of the game, opening throws and ties counted
     */
    Optional<Dice> thrown(int number) {
        return number > TokenChain.LENGTH ? Optional.empty() : fixed.map(dice -> dice.thrown(number));
    }

    /** The certificate of a finished game; it gives the seed away. */
    String certificate(int throwsMade) {
        return CertificateJson.write(ready().fixed.orElseThrow().certificate(throwsMade, 0));
    }

    private static Result<String> checked(String word) {
        if (!Utf8.isWellFormed(word)) {
            return bad("the word holds half of a surrogate pair; type another one");
        }
        int length = word.codePointCount(0, word.length());
        return length > LONGEST_WORD
                ? bad("the word has " + length + " characters; type at most " + LONGEST_WORD)
                : Result.ok(word);
    }

    private static DeviceDice fixed(FairDice scheme, String seed, String word) {
        OfflineDice dice = new OfflineDice(scheme, secret(seed), word);
        return new DeviceDice(scheme, seed, dice.commitment(), Optional.of(dice));
    }

    private static byte[] secret(String seed) {
        return Hex.read(seed, DiceToken.LENGTH).orElseThrow();
    }

    private static <T> Result<T> bad(String why) {
        return Result.bad(Problem.Code.BAD_REQUEST, why);
    }
}
