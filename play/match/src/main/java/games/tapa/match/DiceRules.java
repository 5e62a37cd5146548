package games.tapa.match;

import games.tapa.kernel.Dice;

/** The rules of a game with dice. */
public interface DiceRules<P, M> extends GameRules<P, M> {

    /**
     * The position after the side that must throw has thrown {@code dice}: a move is pending, if only the pass.
     *
     * @throws IllegalArgumentException if no throw is pending
     */
    P thrown(P position, Dice dice);
}
