package games.tapa.tables;

import games.tapa.kernel.Keyed;

/** Who plays what is left of a chain of doubles that stopped (option {@code cascade_rest}; 3.2). */
public enum CascadeRest implements Keyed {
    /** Nobody. */
    LOST("lost"),
    /** The opponent, before his own roll. */
    OPPONENT("opponent"),
    /** The opponent, if at least one die of the chain was played. */
    OPPONENT_IF_STARTED("opponent_if_started");

    private final String key;

    CascadeRest(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
