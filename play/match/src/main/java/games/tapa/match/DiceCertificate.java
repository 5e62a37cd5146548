package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.List;
import java.util.Optional;

/**
 * What anybody needs to check the dice of one finished game: the commitments, and every throw with its tokens. Immutable;
 * not yet checked, which {@link #fault} does.
 *
 * @param gameId the game
 * @param variant the game and its preset
 * @param seatA the public id of the first seat
 * @param seatB the public id of the second seat
 * @param commitments what the server, the first and the second seat were bound to; a seat without a chain has none
 * @param rekeys the chains that parties put in the place of lost ones, in the order of the throws
 * @param rolls the throws, opening throws counted
 * @param takebacks how many throws were taken back and shown again
 * @param offline the secrets of a device that was the server itself
 */
public record DiceCertificate(
        String gameId,
        String variant,
        String seatA,
        String seatB,
        Tokens commitments,
        List<Rekey> rekeys,
        List<Roll> rolls,
        int takebacks,
        Optional<Offline> offline) {

    public DiceCertificate {
        rekeys = List.copyOf(rekeys);
        rolls = List.copyOf(rolls);
    }

    /** Who gives tokens. */
    public enum Party {
        /** The server, or the device of an offline game. */
        SERVER("S"),
        /** The first seat. */
        SEAT_A("A"),
        /** The second seat. */
        SEAT_B("B");

        private final String letter;

        Party(String letter) {
            this.letter = letter;
        }

        public String letter() {
            return letter;
        }
    }

    /** One token of each party; a seat without a chain has none. */
    public record Tokens(DiceToken server, Optional<DiceToken> seatA, Optional<DiceToken> seatB) {

        /** The token of one party. */
        public Optional<DiceToken> of(Party party) {
            return switch (party) {
                case SERVER -> Optional.of(server);
                case SEAT_A -> seatA;
                case SEAT_B -> seatB;
            };
        }
    }

    /**
     * A new chain in the place of a lost one.
     *
     * @param party whose chain
     * @param from the throw that its first token counts for
     * @param commitment the token before that one
     */
    public record Rekey(Party party, int from, DiceToken commitment) {}

    /**
     * One throw.
     *
     * @param number 1 for the first of the game
     * @param tokens what was given for it
     * @param dice what it showed
     */
    public record Roll(int number, Tokens tokens, Dice dice) {}

    /**
     * The secrets of an offline game, shown at its end.
     *
     * @param seed the seed of the device, written like a token
     * @param word what was typed after the device had shown its commitment
     */
    public record Offline(DiceToken seed, String word) {}

    /** Why the dice are not to be trusted, one sentence that names the first throw that does not hold; empty if all hold. */
    public Optional<String> fault() {
        return switch (FairDice.of(gameId, variant, seatA, seatB)) {
            case Result.Ok<FairDice>(FairDice dice) -> new CertificateCheck(this, dice).fault();
            case Result.Bad<FairDice>(Problem problem) -> Optional.of(problem.message());
        };
    }
}
