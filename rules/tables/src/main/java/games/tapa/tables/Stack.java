package games.tapa.tables;

import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * The checkers on one point: {@code count} free checkers of one side on top and {@code beneath} pinned single checkers
 * of alternating sides under them, the uppermost being the other side's (1.1(3); more than one only with
 * {@code pinner_pinnable}). An empty point has neither.
 *
 * @param top the side whose checkers lie on top; empty if the point is
 * @param count how many of them, 0 to 15
 * @param beneath how many single checkers lie pinned under them
 */
public record Stack(Optional<Side> top, int count, int beneath) {

    /** A point without checkers. */
    public static final Stack EMPTY = new Stack(Optional.empty(), 0, 0);

    public Stack {
        if (top.isEmpty() ? count != 0 || beneath != 0 : count < 1 || beneath < 0) {
            throw new IllegalArgumentException("no such stack: " + top + " " + count + " over " + beneath);
        }
    }

    /** All checkers of {@code side} on the point, free and pinned. */
    public int of(Side side) {
        return free(side) + pinned(side);
    }

    /** The checkers of {@code side} on top, which may move. */
    public int free(Side side) {
        return top.isPresent() && top.get() == side ? count : 0;
    }

    /** The checkers of {@code side} that lie pinned beneath others. */
    public int pinned(Side side) {
        if (top.isEmpty()) {
            return 0;
        }
        return top.get() == side ? beneath / 2 : (beneath + 1) / 2;
    }
}
