package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** Whether six points in a row may be held (option {@code prime}; 3.3). */
public enum Prime implements Keyed {
    /** Always. */
    FREE("free"),
    /** Only with an enemy checker beyond it, or one borne off. */
    ENEMY_AHEAD("enemy_ahead"),
    /** But not right in front of a point that holds all 15 enemy checkers. */
    OPEN_IF_TRAPPED("open_if_trapped");

    private final String key;

    Prime(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
