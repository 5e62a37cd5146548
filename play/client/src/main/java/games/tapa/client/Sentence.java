package games.tapa.client;

import games.tapa.client.TableView.Announcement;
import java.util.ArrayList;
import java.util.List;

/** The sentences that the table asks the page to say, with the names of the values they hold. */
enum Sentence {
    ROLLED("say.rolled", "side d1 d2"),
    PLAYED("say.played", "side play"),
    PASSED("say.passed", "side"),
    OPENING("say.opening", "w b"),
    TIE("say.tie", ""),
    STARTS("say.starts", "side"),
    WON("say.won", "side points reason"),
    DRAWN("say.drawn", "points reason"),
    RESIGNED("say.resigned", "side"),
    /** A side offers to give up for fewer points than it costs. */
    OFFERED("say.offered", "side points"),
    ACCEPTED("say.accepted", "side"),
    REFUSED("say.refused", "side"),
    /** Which game of the match begins. */
    GAME_OF_MATCH("say.game-of-match", "number game preset"),
    MATCH_WON("say.match-won", "side white black"),
    /** Both sides throw a die each for who starts. */
    STARTER_OPENING("starter.opening", ""),
    STARTER_WINNER("starter.winner", "side"),
    STARTER_LAST_WINNER("starter.last-winner", "side"),
    STARTER_ALTERNATE("starter.alternate", "side"),
    STARTER_LOSER("starter.loser", "side"),
    UNDONE("say.undone", ""),
    /** All throws that the dice of a game are good for have been made. */
    DICE_SPENT("problem.dice-spent", ""),
    /** The thinker gave no answer, so the first legal play was made. */
    WATCHDOG("say.watchdog", "side"),
    /** A command, a saved game or a typed move cannot be read. */
    BAD_INPUT("problem.input", "code message"),
    NO_GAME("problem.no-game", ""),
    /** The command does not fit what is due now. */
    NOT_NOW("problem.not-now", ""),
    /** A bot must act, not a person. */
    NOT_YOUR_TURN("problem.not-your-turn", ""),
    /** A typed move that can be made in two ways with different results. */
    AMBIGUOUS("problem.ambiguous", ""),
    /** The turn is not complete yet. */
    UNFINISHED("problem.unfinished", ""),
    NOTHING_TO_UNDO("problem.nothing-to-undo", ""),
    /** The turn is not forced. */
    NOT_FORCED("problem.not-forced", ""),
    /** A bot's answer to another decision than the one at hand. */
    STALE("problem.stale", ""),
    /** A bot's answer that is not legal. */
    BAD_BOT_PLAY("problem.bot-play", "message"),
    /** Nothing can be picked: the turn is complete. */
    WHY_COMPLETE("why.complete", "spot"),
    /** Nothing can be picked: no die can be played. */
    WHY_PASS("why.pass", "spot");

    private static final int LONGEST_VALUE = 400;

    private final String key;
    private final String names;

    /**
     * @param names with a space between
     */
    Sentence(String key, String names) {
        this.key = key;
        this.names = names;
    }

    String key() {
        return key;
    }

    /** The names of the values. */
    List<String> names() {
        List<String> list = new ArrayList<>();
        int at = 0;
        while (at < names.length()) {
            int end = names.indexOf(' ', at);
            end = end < 0 ? names.length() : end;
            list.add(names.substring(at, end));
            at = end + 1;
        }
        return list;
    }

    /** The sentence with its values in the order of {@link #names}. */
    Announcement with(String... values) {
        List<String> order = names();
        if (values.length != order.size()) {
            throw new IllegalArgumentException(key + " takes " + names + ", not " + values.length + " values");
        }
        List<String> args = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            args.add(order.get(i));
            args.add(values[i].length() <= LONGEST_VALUE ? values[i] : values[i].substring(0, LONGEST_VALUE));
        }
        return new Announcement(key, args);
    }

    /** Why {@code spot} is refused; {@code key} is a picker's reason, such as {@code why.pinned}. */
    static Announcement why(String key, String spot) {
        return new Announcement(key, List.of("spot", spot));
    }

    /** The refusal {@code why} of the part of a typed move that reads {@code part}. */
    static Announcement typed(String part, Announcement why) {
        List<String> args = new ArrayList<>(why.args());
        args.add("part");
        args.add(part);
        return new Announcement(why.key(), args);
    }
}
