package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;

/** Says how likely the outcomes of a game that is not over are. Not for use by several threads at once. */
@FunctionalInterface
interface OutcomeChances {

    /**
     * The chances of the game's {@link Outcomes}, good until the next question.
     *
     * @param board in the view of the side that has just played; it is not changed
     * @param sequel what comes next
     */
    float[] of(MoverBoard board, Sequel sequel);
}
