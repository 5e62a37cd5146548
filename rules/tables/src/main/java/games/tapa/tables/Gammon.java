package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What a win is worth (option {@code gammon}; 1.2 row 16). */
public enum Gammon implements Keyed {
    /** 2 if the loser has none off, else 1. */
    DOUBLE("double"),
    /** Always 1. */
    NONE("none"),
    /** The loser's checkers still on the board. */
    COUNT("count");

    private final String key;

    Gammon(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
