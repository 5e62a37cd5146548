package games.tapa.conformance;

import java.util.SortedMap;
import java.util.TreeMap;

/** What two answers to one roll disagree about, in words; "" if they agree. */
final class TapaDifference {

    private TapaDifference() {}

    static String between(ReferencePlays expected, ReferencePlays actual) {
        StringBuilder text = new StringBuilder();
        if (expected.dicePlayed() != actual.dicePlayed()) {
            text.append("  dice played: expected ").append(expected.dicePlayed());
            text.append(", found ").append(actual.dicePlayed()).append('\n');
        }
        text.append(listed("missing", without(expected.ends(), actual.ends())));
        text.append(listed("extra", without(actual.ends(), expected.ends())));
        return text.toString();
    }

    /** The question, to stand above a difference. */
    static String question(ReferenceRules rules, String board, char turn, int die1, int die2) {
        return board + "; " + turn + " to move; " + die1 + "-" + die2 + "; " + rules;
    }

    /** The entries of the first that the second lacks or has with another end. */
    private static SortedMap<String, String> without(SortedMap<String, String> all, SortedMap<String, String> other) {
        SortedMap<String, String> rest = new TreeMap<>(all);
        rest.entrySet().removeAll(other.entrySet());
        return rest;
    }

    private static String listed(String word, SortedMap<String, String> ends) {
        StringBuilder text = new StringBuilder();
        ends.forEach((board, end) -> text.append("  ")
                .append(word)
                .append(": ")
                .append(board)
                .append(end.isEmpty() ? "" : " = " + end)
                .append('\n'));
        return text.toString();
    }
}
