/** A game and a match in progress whatever their rules: turns, dice, resignation, score, record, and the seam to the rules. */
package games.tapa.match;
