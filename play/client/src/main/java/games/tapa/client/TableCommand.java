package games.tapa.client;

/** What a person, a bot or the page asks of a table. As JSON: an object whose {@code "do"} names the command. */
public sealed interface TableCommand {

    /**
     * Starts a new game. {@code {"do":"new","game":"tapa","preset":"mali","pinnedBlocks":false,"white":"human",
     * "black":"bot","seed":"16 hex digits"}}; with the seed {@code "real"} two persons throw dice of their own.
     */
    record New(String game, String preset, boolean pinnedBlocks, String white, String black, String seed)
            implements TableCommand {}

    /** Goes on with a saved game. {@code {"do":"open","saved":"…"}}. */
    record Open(String saved) implements TableCommand {}

    /** Asks for the game as a text that {@link Open} reads: the answer is {@code {"saved":"…"}}, not a view. */
    record Save() implements TableCommand {}

    /** Asks for the view again. {@code {"do":"look"}}. */
    record Look() implements TableCommand {}

    /** Throws the dice for whoever must throw; not in a game with real dice. {@code {"do":"roll"}}. */
    record Roll() implements TableCommand {}

    /**
     * Real dice as they fell, in a game with real dice; at an opening throw White's die, then Black's.
     * {@code {"do":"throw","dice":"61"}}.
     */
    record Throw(String dice) implements TableCommand {}

    /**
     * A tap on a spot: picks up a checker, drops the picked-up one, or lets go. {@code {"do":"tap","spot":"13"}}.
     */
    record Tap(String spot) implements TableCommand {}

    /**
     * A drag or an explicit pick. {@code {"do":"pick","from":"13","to":"8","via":""}}; {@code via} settles a choice.
     */
    record Pick(String from, String to, String via) implements TableCommand {}

    /** Lets go of the picked-up checker. {@code {"do":"drop"}}. */
    record Drop() implements TableCommand {}

    /** Takes back one step. {@code {"do":"undo"}}. */
    record Undo() implements TableCommand {}

    /** Ends the turn; after a roll that cannot be played, passes. {@code {"do":"done"}}. */
    record Done() implements TableCommand {}

    /** Makes the only play there is and ends the turn, if the whole turn is forced. {@code {"do":"forced"}}. */
    record Forced() implements TableCommand {}

    /** Makes the turn of a typed move. {@code {"do":"type","text":"13/7 8/7"}}. */
    record Type(String text) implements TableCommand {}

    /** The thinker's answer. {@code {"do":"bot","ticket":"…","play":"24/18 24/23"}}. */
    record Bot(String ticket, String play) implements TableCommand {}

    /** The side to act, if human, or else the human side gives up. {@code {"do":"resign","side":"W"}}. */
    record Resign(String side) implements TableCommand {}
}
