package games.tapa.conformance;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What can be done in one stage: the number of dice (engine protocol, {@code dicePlayed}) and every board that can
 * result (rule page, 6, board text) with what follows there.
 *
 * <p>What follows: "" if the turn is over; how the game ends, as winner, points and reason ("W 2 mother") or as "draw",
 * points for each and reason ("draw 0 both-mothers"); "continues 6666" if the same side goes on with these dice, and
 * with the option {@code head} the checkers taken off it so far ("continues 6666 head 1"); "rest 5556666" if the other
 * side plays these before it rolls.
 */
record ReferencePlays(int dicePlayed, SortedMap<String, String> follows) {

    ReferencePlays {
        follows = Collections.unmodifiableSortedMap(new TreeMap<>(follows));
    }
}
