package games.tapa.client;

/** What a person, a bot or the page asks of a table. As JSON: an object whose {@code "do"} names the command. */
public sealed interface TableCommand {

    /**
     * Starts a new game or the first of a match. {@code {"do":"new","game":"tapa","preset":"mali","match":"","target":0,
     * "pinnedBlocks":false,"white":"human","black":"bot","seed":"64 hex digits","gameId":"32 hex digits"}}. The match is
     * {@code ""} for one game; {@code "single"} for that preset to {@code target} points; or the name of a match, which
     * has games, presets and a target of its own. {@code pinnedBlocks} lays "pinned at home blocks bearing off" over the
     * presets of Tapa; without it each stays as it is. With the seed {@code "real"} and the game id {@code ""} two persons
     * throw dice of their own.
     */
    record New(
            String game,
            String preset,
            String match,
            int target,
            boolean pinnedBlocks,
            String white,
            String black,
            String seed,
            String gameId)
            implements TableCommand {}

    /**
     * Starts a game from a position that was set up; the other fields are those of {@link New}. {@code
     * {"do":"setup","game":"tapa","preset":"mali","pinnedBlocks":false,"position":"24:W14 10:B1W1 1:B14","turn":"W",
     * "dice":"61","white":"human","black":"bot","seed":"64 hex digits","gameId":"32 hex digits"}}. Without dice,
     * {@code ""}, the side throws.
     */
    record Setup(
            String game,
            String preset,
            boolean pinnedBlocks,
            String position,
            String turn,
            String dice,
            String white,
            String black,
            String seed,
            String gameId)
            implements TableCommand {}

    /**
     * Begins the next game of the match, once one is over. {@code {"do":"next","seed":"64 hex digits","gameId":"32 hex
     * digits"}}; both must be fresh, or with real dice as in {@link New}.
     */
    record Next(String seed, String gameId) implements TableCommand {}

    /**
     * The word that makes the second chain of the dice, typed once, after the commitment has been seen and before the
     * first throw: up to 100 characters in Unicode's form NFC. A game that is thrown without it has the empty word.
     * {@code {"do":"word","word":"тапа"}}.
     */
    record Word(String word) implements TableCommand {}

    /**
     * Asks for the certificate of the dice of a game that is over: the answer is {@code {"certificate":"…"}}, not a view.
     */
    record Certificate() implements TableCommand {}

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

    /**
     * The same side offers to give up for less than it costs. {@code {"do":"offer","side":"W","points":1}}. A bot answers
     * at once.
     */
    record Offer(String side, int points) implements TableCommand {}

    /** The answer to the offer that waits. {@code {"do":"answer","accept":true}}. */
    record Answer(boolean accept) implements TableCommand {}
}
