package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** What becomes of the dice that settled who starts (option {@code opening_dice}; 1.2 row 3). */
public enum OpeningDice implements Keyed {
    /** They are put aside; the starter throws both dice. */
    REROLL("reroll"),
    /** They are the starter's first roll. */
    PLAY("play");

    private final String key;

    OpeningDice(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
