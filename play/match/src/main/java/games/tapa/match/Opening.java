package games.tapa.match;

import games.tapa.kernel.Side;

/** How it is settled who starts a game (1.2 rows 2 and 3). */
public sealed interface Opening {

    /**
     * Each side throws one die, the higher starts, equal dice are thrown again.
     *
     * @param diceArePlayed the two dice are the starter's first roll; else the starter throws both afresh
     */
    record ThrownFor(boolean diceArePlayed) implements Opening {}

    /** {@code starter} starts without a throw, such as the winner of the game before. */
    record Given(Side starter) implements Opening {}
}
