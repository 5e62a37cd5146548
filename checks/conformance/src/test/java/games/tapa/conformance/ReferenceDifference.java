package games.tapa.conformance;

import java.util.SortedMap;
import java.util.TreeMap;

/** What two answers to one question disagree about, in words; "" if they agree. */
final class ReferenceDifference {

    private ReferenceDifference() {}

    static String between(ReferencePlays expected, ReferencePlays actual) {
        if (expected.equals(actual)) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        if (expected.dicePlayed() != actual.dicePlayed()) {
            text.append("  dice played: expected ").append(expected.dicePlayed());
            text.append(", found ").append(actual.dicePlayed()).append('\n');
        }
        text.append(listed("missing", without(expected.follows(), actual.follows())));
        text.append(listed("extra", without(actual.follows(), expected.follows())));
        return text.toString();
    }

    /** The entries of the first that the second lacks or has with another that follows. */
    private static SortedMap<String, String> without(SortedMap<String, String> all, SortedMap<String, String> other) {
        SortedMap<String, String> rest = new TreeMap<>(all);
        rest.entrySet().removeAll(other.entrySet());
        return rest;
    }

    private static String listed(String word, SortedMap<String, String> follows) {
        StringBuilder text = new StringBuilder();
        follows.forEach((board, follow) -> text.append("  ")
                .append(word)
                .append(": ")
                .append(board)
                .append(follow.isEmpty() ? "" : " = " + follow)
                .append('\n'));
        return text.toString();
    }
}
