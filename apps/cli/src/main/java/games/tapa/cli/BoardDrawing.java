package games.tapa.cli;

import games.tapa.client.TableView;
import games.tapa.client.TableView.PointView;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Draws a board in characters, as one side sees it: its own numbering, its home at the right below. Checkers are W and
 * B; a pinned one is a small letter in brackets at the edge of the board, beneath its pinner. A stack too high for the
 * board ends in the count of its free checkers.
 */
final class BoardDrawing {

    /** How many rows a half of the board has. */
    private static final int ROWS = 6;

    private static final int HALF = 12;
    private static final int QUARTER = 6;
    private static final String RULER = "+" + "-".repeat(4 * QUARTER) + "+" + "-".repeat(4 * QUARTER) + "+";

    private final TableView view;
    private final Side viewer;

    private BoardDrawing(TableView view, Side viewer) {
        this.view = view;
        this.viewer = viewer;
    }

    /** The lines of the drawing, the pip counts last. */
    static List<String> draw(TableView view, Side viewer) {
        return new BoardDrawing(view, viewer).lines();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(numbers(true));
        lines.add(RULER);
        lines.addAll(half(true));
        lines.add("|" + " ".repeat(4 * QUARTER) + "|" + " ".repeat(4 * QUARTER) + "|");
        List<String> below = half(false);
        Collections.reverse(below);
        lines.addAll(below);
        lines.add(RULER);
        lines.add(numbers(false));
        lines.add(side("White", view.white()));
        lines.add(side("Black", view.black()));
        return lines;
    }

    private static String side(String name, TableView.SideView side) {
        String bar = side.onBar() == 0 ? "" : ", " + side.onBar() + " on the bar";
        return name + ": " + side.pips() + " pips, " + side.off() + " off" + bar;
    }

    private String numbers(boolean top) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < HALF; column++) {
            line.append(column % QUARTER == 0 ? " " : "").append(centred(Integer.toString(number(top, column))));
        }
        return line.toString().stripTrailing();
    }

    /** The rows of the upper or lower half, from the edge to the middle. */
    private List<String> half(boolean top) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < HALF; column++) {
                line.append(column % QUARTER == 0 ? "|" : "").append(centred(checker(number(top, column), row)));
            }
            rows.add(line.append('|').toString());
        }
        return rows;
    }

    /** The point in a column, in the viewer's numbering: 13 to 24 above, 12 to 1 below. */
    private static int number(boolean top, int column) {
        return top ? HALF + 1 + column : HALF - column;
    }

    /** What stands in a row of a point, counted from the edge. */
    private String checker(int number, int row) {
        PointView point = point(number);
        int pinned = point.beneath().length();
        if (row < pinned) {
            return "(" + Character.toLowerCase(point.beneath().charAt(row)) + ")";
        }
        if (row >= pinned + point.count()) {
            return "";
        }
        boolean tooHigh = pinned + point.count() > ROWS;
        return row == ROWS - 1 && tooHigh ? Integer.toString(point.count()) : point.top();
    }

    private PointView point(int number) {
        int whites = viewer == Side.WHITE ? number : Numbering.across(view, number);
        return view.points().get(24 - whites);
    }

    /** {@code text} in a column of four characters. */
    private static String centred(String text) {
        String placed = text.length() < 3 ? " " + text : text;
        return placed + " ".repeat(4 - placed.length());
    }
}
