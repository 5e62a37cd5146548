package games.tapa.conformance;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One case of docs/rules/tapa.md 6.1: a position, whose turn it is, the rolls asked, and what the page expects of each.
 * A play is move text in the mover's numbering, followed by " = " and the end of the game if it ends there.
 * {@code over} is the end that stands before any roll; no rolls are asked of a position that is over.
 */
record TapaCase(
        String id,
        String says,
        String article,
        String position,
        char turn,
        List<String> rolls,
        ReferenceRules rules,
        int dicePlayed,
        List<String> plays,
        String over) {

    /** A case under the preset mali, without rolls, for a position in which the game goes on. */
    static TapaCase of(String id, String says, String article, String position, char turn) {
        ReferenceRules mali = ReferenceRules.preset("mali");
        return new TapaCase(id, says, article, position, turn, List.of(), mali, 0, List.of(), "");
    }

    /** The same position as another case. */
    TapaCase like(String otherId, String otherSays, String otherArticle) {
        return new TapaCase(otherId, otherSays, otherArticle, position, turn, rolls, rules, dicePlayed, plays, over);
    }

    TapaCase roll(String... dice) {
        return new TapaCase(id, says, article, position, turn, List.of(dice), rules, dicePlayed, plays, over);
    }

    TapaCase with(String option, String value) {
        return new TapaCase(
                id, says, article, position, turn, rolls, rules.with(option, value), dicePlayed, plays, over);
    }

    /** How many dice are played and all distinct results. */
    TapaCase plays(int dice, String... texts) {
        return new TapaCase(id, says, article, position, turn, rolls, rules, dice, List.of(texts), over);
    }

    TapaCase isOver(String end) {
        return new TapaCase(id, says, article, position, turn, rolls, rules, dicePlayed, plays, end);
    }

    /** The expected answer to each of the rolls. */
    ReferencePlays expected() {
        SortedMap<String, String> ends = new TreeMap<>();
        for (String play : plays) {
            String[] halves = play.split(" = ");
            String board = TapaReplay.after(position, turn, halves[0]);
            if (ends.containsKey(board)) {
                throw new IllegalStateException(id + ": two of the plays listed reach the same board: " + play);
            }
            ends.put(board, halves.length == 2 ? halves[1] : "");
        }
        return new ReferencePlays(dicePlayed, ends);
    }

    String title() {
        return id + " " + says + " (" + article + ")";
    }
}
