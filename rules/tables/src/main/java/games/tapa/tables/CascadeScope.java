package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** How far "as many dice as possible" looks in a chain of doubles (option {@code cascade_scope}; 3.2). */
public enum CascadeScope implements Keyed {
    /** Each group of equal dice on its own. */
    STAGE("stage"),
    /** The whole chain. */
    CHAIN("chain");

    private final String key;

    CascadeScope(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
