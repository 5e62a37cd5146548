package games.tapa.cli;

import games.tapa.client.TableView;
import games.tapa.tables.Direction;

/** What Black's points are in White's numbering, and the other way round. */
final class Numbering {

    private Numbering() {}

    /** The number that one side's point 1 to 24 has for the other side in the game of {@code view}. */
    static int across(TableView view, int point) {
        String direction = view.game().map(TableView.GameView::direction).orElse("");
        for (Direction each : Direction.values()) {
            if (each.key().equals(direction)) {
                return each.across(point);
            }
        }
        return Direction.CONTRARY.across(point);
    }
}
