package games.tapa.trainer;

import games.tapa.tables.MoverBoard;

/** Plays rolls on a board of search. Not for use by several threads at once. */
public interface Player {

    /** Prepares for a new game; {@code seed} is all the chance the player may use in it. */
    default void begin(long seed) {}

    /** Plays the roll on {@code board}, which becomes the position after the play, still in the mover's view. */
    void play(MoverBoard board, int die1, int die2);
}
