package games.tapa.conformance;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What can be done with one roll: the number of dice ({@code engine-protocol.md}, dicePlayed) and every board that can
 * result (docs/rules/tapa.md 6, board text) with how the game ends there: "" if it goes on, else winner, points and
 * reason ("W 2 mother") or "draw", points for each and reason ("draw 0 both-mothers").
 */
record ReferencePlays(int dicePlayed, SortedMap<String, String> ends) {

    ReferencePlays {
        ends = Collections.unmodifiableSortedMap(new TreeMap<>(ends));
    }
}
