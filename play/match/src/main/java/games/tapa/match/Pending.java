package games.tapa.match;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;

/** Who must do what next in a game. */
public sealed interface Pending {

    /** {@code side} must throw the dice. */
    record Throw(Side side) implements Pending {}

    /** {@code side} must play one of the legal moves. */
    record Move(Side side) implements Pending {}

    /** {@code side} must answer an offer that belongs to the rules. */
    record Answer(Side side) implements Pending {}

    /** Nobody: the game has ended. */
    record Over(Outcome outcome) implements Pending {}
}
