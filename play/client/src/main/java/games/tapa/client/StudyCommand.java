package games.tapa.client;

/**
 * What the page asks of a {@link Study}. As JSON: an object whose {@code "do"} names the command. Each brings the game
 * along, as {@link Table#saved} gave it; of a match its last game is meant.
 */
public sealed interface StudyCommand {

    /** The game, as it was saved. */
    String saved();

    /** What the plays of the roll that is due are worth, at most so many. {@code {"do":"hint","saved":"…","most":9}}. */
    record Hint(String saved, int most) implements StudyCommand {}

    /**
     * What a play of the roll that is due is worth beside the best. {@code {"do":"check","saved":"…","play":"13/7 8/7"}}.
     *
     * @param play its move text; nothing for the turn under the finger, which must be complete
     */
    record Check(String saved, String play) implements StudyCommand {}

    /** What the position is worth to the side that is to throw. {@code {"do":"value","saved":"…"}}. */
    record Value(String saved) implements StudyCommand {}

    /** The turns of the game, not judged. {@code {"do":"course","saved":"…"}}. */
    record Course(String saved) implements StudyCommand {}

    /** Judges a turn of the course, 0 for the first, and its throw. {@code {"do":"judge","saved":"…","turn":0}}. */
    record Judge(String saved, int turn) implements StudyCommand {}

    /** The certificate of the dice of a game that is over. {@code {"do":"certificate","saved":"…"}}. */
    record Certificate(String saved) implements StudyCommand {}
}
