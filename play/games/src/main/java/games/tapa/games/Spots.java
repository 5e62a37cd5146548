package games.tapa.games;

import games.tapa.kernel.Side;
import games.tapa.match.Spot;
import games.tapa.tables.Direction;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The spots of a tables board, named by White's numbering, and what they are in the numbering of the side that moves.
 *
 * @param mover the side that moves
 * @param direction how the sides travel
 */
public record Spots(Side mover, Direction direction) {

    /** Where borne-off checkers go. */
    public static final Spot OFF = new Spot("off");

    /** Where the mover's hit checkers wait to enter. */
    public static final Spot BAR = new Spot("bar");

    private static final List<Spot> POINTS = points();

    /** The spots as the side sees them that must play in {@code position}. */
    public static Spots of(TablesPosition.ToMove position) {
        return new Spots(position.turn(), position.board().direction());
    }

    /** The bar and the points, from White's 24 down to 1. */
    static List<Spot> sources() {
        List<Spot> sources = new ArrayList<>(POINTS.subList(1, POINTS.size()).reversed());
        sources.addFirst(BAR);
        return sources;
    }

    /** The spot that the mover counts as {@code number}: {@link TablesStep#BAR}, 24 to 1, or {@link TablesStep#OFF}. */
    public Spot of(int number) {
        return switch (number) {
            case TablesStep.OFF -> OFF;
            case TablesStep.BAR -> BAR;
            default -> POINTS.get(mover == Side.WHITE ? number : direction.across(number));
        };
    }

    /** What the mover counts {@code spot} as; empty if the board has no such spot. */
    public Optional<Integer> number(Spot spot) {
        for (int number = TablesStep.OFF; number <= TablesStep.BAR; number++) {
            if (of(number).equals(spot)) {
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
