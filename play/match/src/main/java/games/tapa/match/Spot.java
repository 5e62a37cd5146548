package games.tapa.match;

/**
 * A place on a board that can be picked, by its name in the game's own words: a tables point in White's numbering such
 * as {@code 13}, {@code bar} or {@code off}; a draughts square such as {@code c3} or {@code 32}.
 */
public record Spot(String name) {}
