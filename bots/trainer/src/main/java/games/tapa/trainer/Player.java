package games.tapa.trainer;

import games.tapa.tables.MoverBoard;
import games.tapa.tablesbot.Sequel;

/** Chooses plays on a board of search. Not for use by several threads at once. */
public interface Player {

    /** Prepares for a new game; {@code seed} is all the chance the player may use in it. */
    default void begin(long seed) {}

    /**
     * Chooses one of {@code n} results of a stage, by its number.
     *
     * @param sequel what comes after each of them that does not end the game
     * @param board the position before the stage in the mover's view; it may become one of the results
     * @param results the result i as {@code low} in 2i and {@code high} in 2i + 1 (see {@link MoverBoard})
     */
    int choose(MoverBoard board, Sequel sequel, long[] results, int n);
}
