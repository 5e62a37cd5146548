package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What happens when neither side can move with any die (option {@code dead}; 1.2 row 18). */
public enum Dead implements Keyed {
    /** A draw, no points. */
    DRAW("draw"),
    /** Nothing. */
    OFF("off");

    private final String key;

    Dead(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
