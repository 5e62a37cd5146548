package games.tapa.kernel;

/** Who starts after a drawn game (option {@code after_draw_starter}; section 4). */
public enum AfterDrawStarter implements Keyed {
    /** The winner of the last decided game; if there is none, the higher opening die. */
    LAST_WINNER("last_winner"),
    /** The higher opening die. */
    ROLL_OFF("roll_off");

    private final String key;

    AfterDrawStarter(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
