package games.tapa.trainer;

/**
 * What a position of a game should have foretold, by what came after it.
 *
 * @param lambda 1 teaches a position by how its game ended, 0 by the next position
 * @param withoutLuck whether the luck of the throws that came after is taken off, as the nets in training see it: a position
 *     costs twenty times as long, and what it teaches holds far less chance
 */
public record LambdaReturn(double lambda, boolean withoutLuck) {}
