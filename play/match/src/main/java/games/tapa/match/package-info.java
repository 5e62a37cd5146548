/** A game in progress whatever its rules: turns, dice, resignation, record, and the seam to the rules. */
package games.tapa.match;
