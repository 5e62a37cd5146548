package games.tapa.conformance;

import java.util.List;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;

/** The reference numbers of docs/rules/tapa.md 6.5 for Tapa and how they are counted. */
final class TapaCounts {

    /**
     * One one-roll table: how many distinct boards each of the 21 rolls leads to, written as "roll:number", larger die
     * first, and the sum.
     */
    record Table(String id, String position, char turn, ReferenceRules rules, String byRoll, int sum) {

        String title() {
            String bearoff = rules.bearoffPinned().equals("none") ? ", bearoff_pinned = none" : "";
            return id + ", " + ReferenceSide.of(turn) + " to move" + bearoff + ": " + sum + " (6.5)";
        }
    }

    private static final ReferenceRules MALI = ReferenceRules.preset("mali");

    private static final String TP2 = "24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2 9:B1W1 8:W1B1 7:B2 5:W1 1:B6";
    private static final String TP3 = "24:W1 22:B2 20:B3 19:B2 14:W2 12:B4 11:W2 8:B3 6:W3 5:W3 4:W2 3:W1 2:W1 1:B1";
    private static final String TP4 = "22:B3 19:B3 16:B4 13:B3 6:W4 5:W3 4:W1B2 3:W3 2:W2 1:W2";

    static final List<Table> ONE_ROLL = List.of(
            new Table(
                    "TP1 start",
                    TapaCases.START,
                    'W',
                    MALI,
                    "11:5 21:2 22:5 31:2 32:2 33:5 41:2 42:2 43:2 44:5 51:2 52:2 53:2 54:2 55:5 61:2 62:2 63:2 64:2"
                            + " 65:2 66:4",
                    59),
            new Table(
                    "TP2 pins both ways",
                    TP2,
                    'W',
                    MALI,
                    "11:52 21:22 22:74 31:25 32:31 33:107 41:16 42:20 43:24 44:29 51:15 52:19 53:20 54:12 55:17"
                            + " 61:13 62:17 63:18 64:10 65:9 66:6",
                    556),
            new Table(
                    "TP2 pins both ways",
                    TP2,
                    'B',
                    MALI,
                    "11:46 21:21 22:49 31:27 32:27 33:124 41:20 42:20 43:30 44:55 51:17 52:20 53:25 54:20 55:42"
                            + " 61:13 62:13 63:19 64:14 65:13 66:6",
                    621),
            new Table(
                    "TP3 mother in danger",
                    TP3,
                    'W',
                    MALI,
                    "11:253 21:38 22:67 31:38 32:25 33:62 41:33 42:21 43:22 44:46 51:25 52:16 53:16 54:13 55:14"
                            + " 61:17 62:11 63:10 64:10 65:8 66:1",
                    746),
            new Table(
                    "TP3 mother in danger",
                    TP3,
                    'B',
                    MALI,
                    "11:175 21:30 22:79 31:20 32:17 33:22 41:25 42:22 43:13 44:40 51:20 52:18 53:11 54:13 55:29"
                            + " 61:14 62:12 63:8 64:9 65:9 66:9",
                    595),
            new Table(
                    "TP4 bearing off",
                    TP4,
                    'W',
                    MALI,
                    "11:28 21:11 22:10 31:11 32:8 33:13 41:7 42:6 43:6 44:4 51:7 52:6 53:6 54:4 55:4 61:4 62:3 63:3"
                            + " 64:2 65:2 66:1",
                    146),
            new Table(
                    "TP4 bearing off",
                    TP4,
                    'B',
                    MALI,
                    "11:94 21:19 22:76 31:17 32:17 33:43 41:20 42:19 43:17 44:68 51:19 52:19 53:17 54:18 55:55 61:13"
                            + " 62:13 63:12 64:13 65:13 66:17",
                    599),
            new Table(
                    "TP4 bearing off",
                    TP4,
                    'W',
                    MALI.with("bearoff_pinned", "none"),
                    "11:12 21:6 22:3 31:5 32:4 33:4 41:5 42:4 43:4 44:4 51:3 52:2 53:2 54:2 55:1 61:3 62:2 63:2 64:2"
                            + " 65:1 66:1",
                    72));

    /** The two-roll count from the start, split by White's first roll. */
    static final String TWO_ROLLS = "11:295 21:118 22:295 31:118 32:118 33:293 41:118 42:118 43:118 44:293 51:118"
            + " 52:118 53:118 54:118 55:293 61:118 62:118 63:118 64:118 65:118 66:235";

    static final int TWO_ROLLS_SUM = 3474;

    private TapaCounts() {}

    /** How many distinct boards each roll leads to; a roll that cannot be played counts 1. */
    static SortedMap<Integer, Integer> afterOneRoll(
            RuleSource source, ReferenceRules rules, String position, char turn) {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                ReferencePlays plays = source.plays(rules, position, turn, larger, smaller);
                counts.put(10 * larger + smaller, plays.ends().size());
            }
        }
        return counts;
    }

    /** For each roll of White from the start: Black's one-roll sums, added over White's boards that are not final. */
    static SortedMap<Integer, Integer> afterTwoRolls(RuleSource source, ReferenceRules rules) {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                ReferencePlays first = source.plays(rules, TapaCases.START, 'W', larger, smaller);
                int count = first.ends().entrySet().stream()
                        .filter(entry -> entry.getValue().isEmpty())
                        .mapToInt(entry -> sum(afterOneRoll(source, rules, entry.getKey(), 'B')))
                        .sum();
                counts.put(10 * larger + smaller, count);
            }
        }
        return counts;
    }

    static int sum(SortedMap<Integer, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The counts as "roll:number" with one space between. */
    static String text(SortedMap<Integer, Integer> counts) {
        StringJoiner text = new StringJoiner(" ");
        counts.forEach((roll, count) -> text.add(roll + ":" + count));
        return text.toString();
    }
}
