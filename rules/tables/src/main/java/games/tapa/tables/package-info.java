/** The tables games: rules as data, boards, the turn in progress, legal plays, and their texts. */
package games.tapa.tables;
