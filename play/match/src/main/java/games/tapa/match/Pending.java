package games.tapa.match;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;

/** Who must do what next in a game. */
public sealed interface Pending {

    /** What is due, in a few words, for messages. */
    default String words() {
        return switch (this) {
            case Throw(Side side) -> side.letter() + " must throw the dice";
            case Move(Side side) -> side.letter() + " must make a move";
            case Answer(Side side) -> side.letter() + " must answer an offer";
            case Over over -> "the game is over";
        };
    }

    /** {@code side} must throw the dice. */
    record Throw(Side side) implements Pending {}

    /** {@code side} must play one of the legal moves. */
    record Move(Side side) implements Pending {}

    /** {@code side} must answer an offer: one that belongs to the rules, or a resignation for less than it costs. */
    record Answer(Side side) implements Pending {}

    /** Nobody: the game has ended. */
    record Over(Outcome outcome) implements Pending {}
}
