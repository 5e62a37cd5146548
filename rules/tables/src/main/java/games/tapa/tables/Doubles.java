package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What a double is played as (option {@code doubles}). */
public enum Doubles implements Keyed {
    /** Four steps. */
    FOUR("four"),
    /** From some roll on, four steps of each number from the double's up to six (3.1(4)). */
    CASCADE("cascade");

    private final String key;

    Doubles(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
