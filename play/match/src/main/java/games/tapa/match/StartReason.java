package games.tapa.match;

/** Why a side starts a game of a match (section 4, options {@code next_starter} and {@code after_draw_starter}). */
public enum StartReason {
    /** It threw the higher opening die. */
    OPENING_THROW("opening"),
    /** It won the game before. */
    WINNER("winner"),
    /** It won the last game that was decided; the game before was drawn. */
    LAST_WINNER("last-winner"),
    /** The sides start by turns. */
    BY_TURNS("alternate"),
    /** It lost the game before. */
    LOSER("loser");

    private final String key;

    StartReason(String key) {
        this.key = key;
    }

    /** The name in protocols, records and catalogues. */
    public String key() {
        return key;
    }
}
