package games.tapa.match;

import java.util.ArrayList;
import java.util.List;

/** All tokens of one party for one game, made from its seed, which is never given away before the game is over. */
public final class TokenChain {

    /** How many throws a chain is good for. */
    public static final int LENGTH = 1024;

    private final List<DiceToken> tokens;

    private TokenChain(List<DiceToken> tokens) {
        this.tokens = tokens;
    }

    /**
     * The chain that {@code seed} gives in the game of {@code dice}.
     *
     * @param seed 32 random bytes, fresh for every game
     */
    public static TokenChain of(FairDice dice, byte[] seed) {
        return of(dice, seed, LENGTH);
    }

    static TokenChain of(FairDice dice, byte[] seed, int length) {
        List<DiceToken> tokens = new ArrayList<>(length + 1);
        DiceToken token = dice.lastToken(seed);
        tokens.add(token);
        for (int number = length - 1; number >= 0; number--) {
            token = token.previous();
            tokens.add(token);
        }
        return new TokenChain(tokens.reversed());
    }

    /** The token before the first throw, made public before any other. */
    public DiceToken commitment() {
        return tokens.getFirst();
    }

    /**
     * The token of one throw.
     *
     * @param number 1 for the first throw with this chain, at most the length of the chain
     */
    public DiceToken token(int number) {
        if (number < 1 || number >= tokens.size()) {
            throw new IllegalArgumentException("a chain has tokens 1 to " + (tokens.size() - 1) + ", not " + number);
        }
        return tokens.get(number);
    }
}
