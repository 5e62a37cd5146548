package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What equal opening dice mean (option {@code opening_tie}). */
public enum OpeningTie implements Keyed {
    /** Throw again. */
    AGAIN("again"),
    /** Throw again, and the stake is doubled. */
    AUTO_DOUBLE("auto_double");

    private final String key;

    OpeningTie(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
