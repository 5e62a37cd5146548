package games.tapa.games;

import games.tapa.kernel.Side;
import games.tapa.match.Spot;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The spots of a tables board, named by White's numbering, and what they are in the numbering of the side that moves. */
public final class Spots {

    /** Where borne-off checkers go. */
    public static final Spot OFF = new Spot("off");

    private static final List<Spot> POINTS = points();

    private Spots() {}

    /** The spot that {@code mover} counts as {@code number}: 24 to 1, or {@link TablesStep#OFF}. */
    public static Spot of(Side mover, int number) {
        if (number == TablesStep.OFF) {
            return OFF;
        }
        return POINTS.get(mover == Side.WHITE ? number : TablesBoard.POINTS + 1 - number);
    }

    /** What {@code mover} counts {@code spot} as; empty if the board has no such spot. */
    public static Optional<Integer> number(Side mover, Spot spot) {
        if (spot.equals(OFF)) {
            return Optional.of(TablesStep.OFF);
        }
        for (int number = 1; number <= TablesBoard.POINTS; number++) {
            if (of(mover, number).equals(spot)) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    /** The spots by White's number; none is numbered 0. */
    private static List<Spot> points() {
        List<Spot> points = new ArrayList<>();
        for (int point = 0; point <= TablesBoard.POINTS; point++) {
            points.add(new Spot(Integer.toString(point)));
        }
        return List.copyOf(points);
    }
}
