package games.tapa.match;

import games.tapa.kernel.Side;

/**
 * A turn that has been played, or a part of it where one throw is played in parts.
 *
 * @param before the position in which the move was pending
 * @param side whose turn it was
 * @param move what was played, perhaps the pass
 */
public record FinishedTurn<P, M>(P before, Side side, M move) {}
