package games.tapa.kernel;

import java.util.Optional;

/** Why a game ended, in the words of the rule books. */
public enum Ending {
    /** All checkers of the winner are borne off. */
    OFF("off"),
    /** The loser's mother is pinned (Tapa 1.3). */
    MOTHER("mother"),
    /** Both mothers are pinned: a draw (Tapa 1.2, row 11). */
    BOTH_MOTHERS("both-mothers"),
    /** Neither side can move with any die: a draw (5.1, end test 3). */
    DEAD("dead"),
    /** The loser gave the game up (5.1, resignation). */
    RESIGNED("resigned");

    private final String key;

    Ending(String key) {
        this.key = key;
    }

    /** The ending that {@link #key} names; empty if none has that key. */
    public static Optional<Ending> ofKey(String key) {
        for (Ending ending : values()) {
            if (ending.key.equals(key)) {
                return Optional.of(ending);
            }
        }
        return Optional.empty();
    }

    /** The name in protocols, records and catalogues. */
    public String key() {
        return key;
    }
}
