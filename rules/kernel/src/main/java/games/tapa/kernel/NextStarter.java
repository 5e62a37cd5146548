package games.tapa.kernel;

/** Who starts the next game (option {@code next_starter}; 1.2 row 2). */
public enum NextStarter implements Keyed {
    /** The winner of the last game. */
    WINNER("winner"),
    /** The higher opening die. */
    ROLL_OFF("roll_off"),
    /** The side that did not start the last game. */
    ALTERNATE("alternate"),
    /** The loser of the last game. */
    LOSER("loser");

    private final String key;

    NextStarter(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
