package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What may be borne off while an own checker lies pinned at home (option {@code bearoff_pinned}; 1.2 row 13). */
public enum BearoffPinned implements Keyed {
    /** Every free checker. */
    OTHERS("others"),
    /** Nothing. */
    NONE("none");

    private final String key;

    BearoffPinned(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
