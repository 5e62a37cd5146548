package games.tapa.tables;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;

/** A state of a game: the board and who must do what. */
public sealed interface TablesPosition {

    TablesBoard board();

    /**
     * {@code turn} must throw the dice.
     *
     * @param rolls the rolls made before
     */
    record ToThrow(TablesBoard board, Side turn, RollCounts rolls) implements TablesPosition {}

    /**
     * {@code turn} must play {@code stage}.
     *
     * @param rolls the rolls made, the one in play included
     */
    record ToMove(TablesBoard board, Side turn, TablesStage stage, RollCounts rolls) implements TablesPosition {}

    /** The game has ended. */
    record Over(TablesBoard board, Outcome outcome) implements TablesPosition {}
}
