package games.tapa.match;

import games.tapa.kernel.Side;

/** How it is settled who starts a game (1.2 rows 2 and 3). */
public sealed interface Opening {

    /** How it is settled, in a few words, for messages. */
    default String words() {
        return switch (this) {
            case ThrownFor(boolean played) -> "both sides throw for who starts" + (played ? " and play that roll" : "");
            case Given(Side starter) -> starter.letter() + " starts";
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
}
