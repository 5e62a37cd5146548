package games.tapa.tablesbot;

import games.tapa.tables.TablesPlay;

/**
 * A play and what it is worth to the side that plays it.
 *
 * @param play a legal one
 * @param valuation what the position after it is worth
 * @param loss how much less that is than after the best play, both looked at as far ahead as this one; never less than 0
 */
public record Ranked(TablesPlay play, Valuation valuation, double loss) {}
