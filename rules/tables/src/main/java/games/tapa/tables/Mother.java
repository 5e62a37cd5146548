package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** When pinning the enemy's mother wins (option {@code mother}; 1.2 row 10). */
public enum Mother implements Keyed {
    /** Once the pinner has no checker left on its own start point. */
    CLEAR("clear"),
    /** At once. */
    INSTANT("instant"),
    /** Never. */
    OFF("off");

    private final String key;

    Mother(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
