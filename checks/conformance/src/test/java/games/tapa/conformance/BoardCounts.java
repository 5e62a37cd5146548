package games.tapa.conformance;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;

/** How the rule page, 6.5, counts: distinct boards, by roll. */
final class BoardCounts {

    private BoardCounts() {}

    /** How many distinct boards each first roll leads to; a roll that cannot be played counts 1. */
    static SortedMap<Integer, Integer> afterOneRoll(
            RuleSource source, ReferenceRules rules, String position, char turn) {
        return byRoll((larger, smaller) ->
                first(source, rules, position, turn, larger, smaller).follows().size());
    }

    /** For each roll of White from the start: Black's one-roll sums, added over White's boards that are not final. */
    static SortedMap<Integer, Integer> afterTwoRolls(RuleSource source, ReferenceRules rules) {
        return byRoll((larger, smaller) -> {
            ReferencePlays first = first(source, rules, rules.start(), 'W', larger, smaller);
            return first.follows().entrySet().stream()
                    .filter(entry -> entry.getValue().isEmpty())
                    .mapToInt(entry -> sum(afterOneRoll(source, rules, entry.getKey(), 'B')))
                    .sum();
        });
    }

    /**
     * How many distinct boards a chain of doubles on White's fourth roll leads to, White's own part of it, counted stage
     * by stage: the boards of a stage are asked what follows, each once.
     */
    static int afterChain(RuleSource source, ReferenceRules rules, String position, int die) {
        SortedSet<String> ends = new TreeSet<>();
        SortedMap<String, ReferenceQuestion> open = new TreeMap<>();
        open.put(position, ReferenceQuestion.roll(rules, position, 'W', die, die, 4));
        while (!open.isEmpty()) {
            SortedMap<String, ReferenceQuestion> later = new TreeMap<>();
            for (ReferenceQuestion question : open.values()) {
                for (Map.Entry<String, String> result :
                        source.plays(question).follows().entrySet()) {
                    Optional<ReferenceQuestion> next = question.next(result.getKey(), result.getValue())
                            .filter(following -> following.turn() == 'W');
                    next.ifPresentOrElse(
                            following -> later.put(result.getKey(), following), () -> ends.add(result.getKey()));
                }
            }
            open = later;
        }
        return ends.size();
    }

    static int sum(SortedMap<Integer, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The counts as "roll:number" with one space between, and the sum. */
    static String text(SortedMap<Integer, Integer> counts) {
        StringJoiner text = new StringJoiner(" ");
        counts.forEach((roll, count) -> text.add(roll + ":" + count));
        return text + " sum " + sum(counts);
    }

    private static ReferencePlays first(
            RuleSource source, ReferenceRules rules, String position, char turn, int larger, int smaller) {
        return source.plays(ReferenceQuestion.roll(rules, position, turn, larger, smaller, 1));
    }

    private static SortedMap<Integer, Integer> byRoll(BiFunction<Integer, Integer, Integer> count) {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                counts.put(10 * larger + smaller, count.apply(larger, smaller));
            }
        }
        return counts;
    }
}
