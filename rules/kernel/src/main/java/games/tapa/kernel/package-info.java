/** Words that every game shares: sides, outcomes, results of reading, dice, chance, digests. */
package games.tapa.kernel;
