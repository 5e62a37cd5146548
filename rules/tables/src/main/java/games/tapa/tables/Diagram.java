package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * A position as people show it to each other: the checkers, whose turn it is, and the dice if they have been thrown.
 *
 * @param board the checkers
 * @param turn the side that is to throw, or to play {@code dice}
 * @param dice the dice that are to be played; empty if they are yet to be thrown
 */
public record Diagram(TablesBoard board, Side turn, Optional<Dice> dice) {}
