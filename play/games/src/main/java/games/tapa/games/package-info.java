/** The one place that knows every family of games: catalogue, adapters, pickers. */
package games.tapa.games;
