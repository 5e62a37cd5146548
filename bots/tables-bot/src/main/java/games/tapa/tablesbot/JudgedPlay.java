package games.tapa.tablesbot;

import games.tapa.tables.TablesPlay;

/**
 * A play that was made and the best one in its place, both looked at as far ahead.
 *
 * @param made the play that was made
 * @param equity what it is worth to the side that made it
 * @param best the best play; the one made if none is worth more
 * @param bestEquity what that is worth
 * @param plies how many rolls ahead both were looked at
 * @param forced whether there was no other play
 */
public record JudgedPlay(
        TablesPlay made, double equity, TablesPlay best, double bestEquity, int plies, boolean forced) {

    /** How much less the play made is worth than the best one, never less than 0. */
    public double loss() {
        return bestEquity - equity;
    }
}
