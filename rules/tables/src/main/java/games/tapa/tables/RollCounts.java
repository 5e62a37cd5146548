package games.tapa.tables;

import games.tapa.kernel.Side;

/**
 * How many rolls each side has made in the game, passes included, rests not (option {@code cascade_from_roll}).
 *
 * @param white White's rolls
 * @param black Black's rolls
 */
public record RollCounts(int white, int black) {

    /** Nobody has rolled yet. */
    public static final RollCounts NONE = new RollCounts(0, 0);

    public int of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The counts after one more roll of {@code side}. */
    RollCounts and(Side side) {
        return side == Side.WHITE ? new RollCounts(white + 1, black) : new RollCounts(white, black + 1);
    }
}
