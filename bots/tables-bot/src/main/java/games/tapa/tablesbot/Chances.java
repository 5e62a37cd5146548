package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;

/** Says how likely each outcome of a game is. Not for use by several threads at once. */
@FunctionalInterface
public interface Chances {

    /**
     * The chances of the {@link Outcomes} in their order, in the view of the side that has just played; good until the next
     * question.
     *
     * @param board in that view, the game not over on it; it is not changed
     * @param sequel what comes next
     */
    float[] of(MoverBoard board, Sequel sequel);
}
