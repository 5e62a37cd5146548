package games.tapa.match;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.List;
import java.util.Map;

/**
 * The seam between the rules of a family of games and everything that holds a game of any kind: rooms, records, the
 * command line, seats of bots. Search never uses it.
 *
 * @param <P> a position: everything that must be known to go on, immutable and opaque outside its family
 * @param <M> a whole move: a turn of a tables game, a move with all its captures in draughts
 */
public interface GameRules<P, M> {

    /** Every rule option with its value, {@code preset} first, as a record keeps them. */
    Map<String, OptionValue> options();

    /** The start position, {@code starter} to act. */
    P start(Side starter);

    Pending pending(P position);

    /** Every legal move where a move is pending, never empty: a player who cannot move has one move, the pass. */
    List<M> legalMoves(P position);

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if {@code move} is not legal in {@code position}
     */
    P after(P position, M move);

    /** The turn under the finger, before the first pick; where a move is pending. */
    Picker<M> picker(P position);

    /** What giving up costs {@code side} in {@code position}, in points (5.1, resignation). */
    int resignationCost(P position, Side side);

    String writeMove(P position, M move);

    Result<M> readMove(P position, String text);

    /** The board of {@code position} as text; who is to act is not part of it. */
    String writePosition(P position);

    /** Reads a board text; {@code turn} is to throw, or in a game without dice to move. */
    Result<P> readPosition(String text, Side turn);
}
