package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What happens when both mothers are pinned (option {@code both_mothers}; 1.2 row 11, P2). */
public enum BothMothers implements Keyed {
    /** A draw, no points. */
    DRAW_0("draw_0"),
    /** A draw, one point for each side. */
    DRAW_1("draw_1"),
    /** Play goes on. */
    PLAY("play");

    private final String key;

    BothMothers(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
