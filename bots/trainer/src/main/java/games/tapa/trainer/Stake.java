package games.tapa.trainer;

import games.tapa.tablesbot.Judge;
import java.util.function.Supplier;

/** What the two players of a duel play for, again and again. */
public sealed interface Stake {

    /** Single games. */
    record Games() implements Stake {}

    /**
     * Single games, with the luck of their throws taken off the points: each takes longer, and far fewer tell as much.
     *
     * @param judge makes the judge of luck; called once a thread
     */
    record GamesWithoutLuck(Supplier<Judge> judge) implements Stake {}

    /**
     * Matches: games until a side has won so many points; who starts takes turns.
     *
     * @param target the points that win, at least 1
     */
    record Matches(int target) implements Stake {
        public Matches {
            if (target < 1) {
                throw new IllegalArgumentException("a match is won by at least 1 point, not " + target);
            }
        }
    }
}
