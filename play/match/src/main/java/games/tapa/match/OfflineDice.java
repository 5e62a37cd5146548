package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.match.DiceCertificate.Offline;
import games.tapa.match.DiceCertificate.Roll;
import games.tapa.match.DiceCertificate.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dice of a game without a server. The device shows its commitment; then a word is typed, which makes the second
 * chain; from then on every throw is fixed, and neither device nor person has chosen it. Immutable.
 */
public final class OfflineDice {

    private final FairDice dice;
    private final byte[] seed;
    private final String word;
    private final TokenChain device;
    private final TokenChain person;

    /**
     * The dice of one game.
     *
     * @param seed 32 random bytes of the device, fresh for every game
     * @param word what was typed, in Unicode's form NFC; may be empty
     */
    public OfflineDice(FairDice dice, byte[] seed, String word) {
        this.dice = dice;
        this.seed = seed.clone();
        this.word = word;
        device = TokenChain.of(dice, seed);
        person = TokenChain.of(dice, FairDice.seedOfWord(word));
    }

    /** What the device shows before it asks for the word. */
    public static DiceToken commitment(FairDice dice, byte[] seed) {
        return TokenChain.of(dice, seed).commitment();
    }

    /** What the device has shown. */
    public DiceToken commitment() {
        return device.commitment();
    }

    /** What was typed. */
    public String word() {
        return word;
    }

    /**
     * The dice of one throw.
     *
     * @param number 1 for the first of the game, at most {@link TokenChain#LENGTH}
     */
    public Dice thrown(int number) {
        DiceToken ofPerson = person.token(number);
        return dice.thrown(number, List.of(device.token(number), ofPerson)).orElseThrow();
    }

    /**
     * The certificate of the game after so many throws. It gives the seed away: only for a finished game.
     *
     * @param takebacks how many throws were taken back
     */
    public DiceCertificate certificate(int throwsMade, int takebacks) {
        List<Roll> rolls = new ArrayList<>();
        for (int number = 1; number <= throwsMade; number++) {
            Tokens tokens = tokens(device.token(number), person.token(number));
            rolls.add(new Roll(number, tokens, thrown(number)));
        }
        return new DiceCertificate(
                dice.gameId(),
                dice.variant(),
                dice.seatA(),
                dice.seatB(),
                tokens(device.commitment(), person.commitment()),
                List.of(),
                rolls,
                takebacks,
                Optional.of(new Offline(new DiceToken(seed), word)));
    }

    private static Tokens tokens(DiceToken ofDevice, DiceToken ofPerson) {
        return new Tokens(ofDevice, Optional.of(ofPerson), Optional.empty());
    }
}
