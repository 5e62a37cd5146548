package games.tapa.match;

/**
 * A game of a match as the rules of the match lay it down before it begins.
 *
 * @param number 1 for the first game of the match
 * @param variant what it is played by
 * @param opening how it is settled who starts
 * @param why the reason for that opening
 */
public record MatchGame(int number, Variant variant, Opening opening, StartReason why) {}
