package games.tapa.match;

import java.util.List;
import java.util.Optional;

/**
 * A turn under the finger: what may be picked now, so that every way of picking ends in a legal move and every legal
 * move can be picked. Immutable.
 */
public interface Picker<M> {

    /** The spots from which something may go next, in the board's order; empty once the move is complete. */
    List<Spot> sources();

    /** The spots to which {@code from} may go with one pick; several steps of one checker count as one pick. */
    List<Spot> targets(Spot from);

    /**
     * The turn after a pick.
     *
     * @throws IllegalArgumentException if {@code to} is not among the targets of {@code from}
     */
    Picker<M> pick(Spot from, Spot to);

    /** The turn before the last step; empty if there was none. */
    Optional<? extends Picker<M>> undo();

    /** The whole move, once it is complete. */
    Optional<M> done();

    /** The key of the reason why this pick is refused; empty if it is allowed. */
    Optional<String> why(Spot from, Spot to);
}
