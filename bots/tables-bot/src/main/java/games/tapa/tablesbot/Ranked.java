package games.tapa.tablesbot;

import games.tapa.tables.TablesPlay;

/**
 * A play and what it is worth to the side that plays it.
 *
 * @param play a legal one
 * @param valuation what the position after it is worth
 */
public record Ranked(TablesPlay play, Valuation valuation) {}
