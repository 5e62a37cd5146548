/** Bots for the tables games: evaluation and choice of plays. */
package games.tapa.tablesbot;
