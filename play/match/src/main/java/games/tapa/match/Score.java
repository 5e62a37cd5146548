package games.tapa.match;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;

/**
 * The points of a match.
 *
 * @param white White's points
 * @param black Black's points
 */
public record Score(int white, int black) {

    static final Score NONE = new Score(0, 0);

    public int of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The points of both, White's first, such as {@code 1-2}. */
    @Override
    public String toString() {
        return white + "-" + black;
    }

    Score plus(Outcome outcome) {
        return new Score(white + outcome.pointsOf(Side.WHITE), black + outcome.pointsOf(Side.BLACK));
    }
}
