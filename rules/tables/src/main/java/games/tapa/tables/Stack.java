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

    private static final Stack[] COMMON = common();

    public Stack {
        if (top.isEmpty() ? count != 0 || beneath != 0 : count < 1 || beneath < 0) {
            throw new IllegalArgumentException("no such stack: " + count + " over " + beneath);
        }
    }

    /** The stack of {@code count} checkers of {@code top} over {@code beneath} pinned ones; {@code count} 1 to 15. */
    static Stack of(Side top, int count, int beneath) {
        return beneath > 1 ? new Stack(Optional.of(top), count, beneath) : COMMON[index(top, count, beneath)];
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

    private static Stack[] common() {
        Stack[] common = new Stack[4 * (TablesBoard.CHECKERS + 1)];
        for (Side side : Side.values()) {
            for (int count = 1; count <= TablesBoard.CHECKERS; count++) {
                for (int beneath = 0; beneath <= 1; beneath++) {
                    common[index(side, count, beneath)] = new Stack(Optional.of(side), count, beneath);
                }
            }
        }
        return common;
    }

    private static int index(Side top, int count, int beneath) {
        return 4 * count + (top == Side.WHITE ? 0 : 2) + beneath;
    }
}
