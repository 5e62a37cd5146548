package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import java.util.Optional;

/** How it is settled who starts a game (1.2 rows 2 and 3). */
public sealed interface Opening {

    /** How it is settled, in a few words, for messages. */
    default String words() {
        return switch (this) {
            case ThrownFor(boolean played) -> "both sides throw for who starts" + (played ? " and play that roll" : "");
            case Given(Side starter) -> starter.letter() + " starts";
            case SetUp(String board, Side turn, Optional<Dice> dice) ->
                turn.letter() + " is to "
                        + (dice.isPresent() ? "play " + dice.get().digits() : "throw") + " on " + board;
        };
    }

    /**
     * Each side throws one die, the higher starts, equal dice are thrown again.
     *
     * @param diceArePlayed the two dice are the starter's first roll; else the starter throws both afresh
     */
    record ThrownFor(boolean diceArePlayed) implements Opening {}

    /** {@code starter} starts without a throw, such as the winner of the game before. */
    record Given(Side starter) implements Opening {}

    /**
     * The game begins with a position that somebody has set up, and not with its first one.
     *
     * @param board the position as text, as {@link GameRules#readPosition} reads it
     * @param turn the side to act
     * @param dice the dice that it is to play, which nobody has thrown; empty if it is to throw
     */
    record SetUp(String board, Side turn, Optional<Dice> dice) implements Opening {}
}
