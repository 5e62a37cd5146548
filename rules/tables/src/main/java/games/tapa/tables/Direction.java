package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** How the two sides travel (option {@code direction}): it tells what one side's points are in the other's numbering. */
public enum Direction implements Keyed {
    /** Against each other: Black's point p is White's 25 - p. */
    CONTRARY("contrary") {
        @Override
        public int across(int point) {
            return TablesBoard.POINTS + 1 - point;
        }
    },
    /** The same way round: Black's point p is White's p + 12 or p - 12. */
    PARALLEL("parallel") {
        @Override
        public int across(int point) {
            return point > TablesBoard.POINTS / 2 ? point - TablesBoard.POINTS / 2 : point + TablesBoard.POINTS / 2;
        }
    };

    private final String key;

    Direction(String key) {
        this.key = key;
    }

    /** The number, 1 to 24, that one side's point {@code point}, 1 to 24, has for the other side. */
    public abstract int across(int point);

    @Override
    public String key() {
        return key;
    }
}
