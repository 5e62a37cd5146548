package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;

/** A state of a game: the board and who must do what. */
public sealed interface TablesPosition {

    TablesBoard board();

    /** {@code turn} must throw the dice. */
    record ToThrow(TablesBoard board, Side turn) implements TablesPosition {}

    /** {@code turn} has thrown {@code dice} and must play them. */
    record ToMove(TablesBoard board, Side turn, Dice dice) implements TablesPosition {}

    /** The game has ended. */
    record Over(TablesBoard board, Outcome outcome) implements TablesPosition {}
}
