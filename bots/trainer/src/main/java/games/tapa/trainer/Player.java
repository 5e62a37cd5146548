package games.tapa.trainer;

import games.tapa.tablesbot.Chooser;

/**
 * A chooser that is told when a game begins, and closed when it has played its last. Not for use by several threads at
 * once.
 */
@FunctionalInterface
public interface Player extends Chooser, AutoCloseable {

    /** Prepares for a new game; {@code seed} is all the chance the player may use in it. */
    default void begin(long seed) {}

    @Override
    default void close() {}
}
