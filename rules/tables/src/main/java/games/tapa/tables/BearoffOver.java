package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What a die higher than needed may do (option {@code bearoff_over}). */
public enum BearoffOver implements Keyed {
    /** Take a checker from the highest occupied point (1.1(6)). */
    HIGHEST("highest"),
    /** Nothing: a die takes off from its own point only, and once all 15 are home no checker moves inside home. */
    EXACT_ONLY("exact_only");

    private final String key;

    BearoffOver(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
