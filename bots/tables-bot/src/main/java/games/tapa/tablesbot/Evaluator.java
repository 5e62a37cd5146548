package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;

/** Says what positions are worth. Not for use by several threads at once. */
@FunctionalInterface
public interface Evaluator {

    /**
     * The equity of a position to the side that has just played: the points it may expect.
     *
     * @param board in the view of the side that has just played; it is not changed
     * @param sequel what comes next, if the game is not over
     */
    double of(MoverBoard board, Sequel sequel);
}
