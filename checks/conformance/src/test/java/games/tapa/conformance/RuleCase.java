package games.tapa.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One case of the rule page, 6.1 to 6.3: a position, whose turn it is, the rolls asked, and what the page expects of
 * each; where a chain of doubles goes on, what it expects of the following stages too.
 *
 * @param rollNumber which roll of the game it is for the side
 * @param stages what is expected of every roll and, after the plays named, of what follows
 * @param over the end that stands before any roll; no rolls are asked of a position that is over
 */
record RuleCase(
        String id,
        String says,
        String article,
        ReferenceRules rules,
        String position,
        char turn,
        List<String> rolls,
        int rollNumber,
        List<Stage> stages,
        String over) {

    /**
     * What is expected of one stage. A play is move text in the mover's numbering, followed by " = " and what follows
     * as in {@link ReferencePlays} if that is anything.
     *
     * @param via the play of the stage before that leads here, "" in the first
     */
    record Stage(String via, int dicePlayed, List<String> plays) {}

    /** A question with the answer of the page. */
    record Asked(ReferenceQuestion question, ReferencePlays expected) {}

    /** A case without rolls, for a position in which the game goes on. */
    static RuleCase of(String preset, String id, String says, String article, String position, char turn) {
        ReferenceRules rules = ReferenceRules.preset(preset);
        return new RuleCase(id, says, article, rules, position, turn, List.of(), 1, List.of(), "");
    }

    /** The same under the preset of Tapa that its cases mean unless they say otherwise (6.1). */
    static RuleCase mali(String id, String says, String article, String position, char turn) {
        return of("mali", id, says, article, position, turn);
    }

    /** The same position as another case. */
    RuleCase like(String otherId, String otherSays, String otherArticle) {
        return new RuleCase(otherId, otherSays, otherArticle, rules, position, turn, rolls, rollNumber, stages, over);
    }

    RuleCase roll(String... dice) {
        return roll(1, dice);
    }

    RuleCase roll(int number, String... dice) {
        return new RuleCase(id, says, article, rules, position, turn, List.of(dice), number, stages, over);
    }

    RuleCase with(String option, String value) {
        return under(rules.with(option, value));
    }

    RuleCase under(ReferenceRules other) {
        return new RuleCase(id, says, article, other, position, turn, rolls, rollNumber, stages, over);
    }

    /** How many dice are played and all distinct results. */
    RuleCase plays(int dice, String... texts) {
        return with(List.of(new Stage("", dice, List.of(texts))));
    }

    /** The same of the stage that follows after one of the plays of the last stage, named by its move text. */
    RuleCase then(String via, int dice, String... texts) {
        List<Stage> more = new ArrayList<>(stages);
        more.add(new Stage(via, dice, List.of(texts)));
        return with(more);
    }

    /** The end that stands already. */
    RuleCase isOver(String end) {
        return new RuleCase(id, says, article, rules, position, turn, rolls, rollNumber, stages, end);
    }

    private RuleCase with(List<Stage> others) {
        return new RuleCase(id, says, article, rules, position, turn, rolls, rollNumber, others, over);
    }

    /** Every question of the case, the dice of each roll in both orders. */
    List<Asked> asked() {
        List<Asked> asked = new ArrayList<>();
        for (String roll : rolls) {
            askedAfter(roll.charAt(0) - '0', roll.charAt(1) - '0', asked);
            askedAfter(roll.charAt(1) - '0', roll.charAt(0) - '0', asked);
        }
        return asked;
    }

    private void askedAfter(int die1, int die2, List<Asked> asked) {
        ReferenceQuestion question = ReferenceQuestion.roll(rules, position, turn, die1, die2, rollNumber);
        for (Stage stage : stages) {
            if (!stage.via().isEmpty()) {
                ReferencePlays before = asked.getLast().expected();
                String board = after(question, stage.via());
                String follow = Objects.requireNonNull(before.follows().get(board), () -> id + ": " + board);
                question = question.next(board, follow).orElseThrow();
            }
            asked.add(new Asked(question, expected(question, stage)));
        }
    }

    private ReferencePlays expected(ReferenceQuestion question, Stage stage) {
        SortedMap<String, String> follows = new TreeMap<>();
        for (String play : stage.plays()) {
            String[] halves = play.split(" = ");
            String board = after(question, halves[0]);
            if (follows.containsKey(board)) {
                throw new IllegalStateException(id + ": two of the plays listed reach the same board: " + play);
            }
            follows.put(board, halves.length == 2 ? halves[1] : "");
        }
        return new ReferencePlays(stage.dicePlayed(), follows);
    }

    private static String after(ReferenceQuestion question, String play) {
        return MoveReplay.after(question.rules().game(), question.board(), question.turn(), play);
    }

    String title() {
        return id + " " + says + " (" + article + ")";
    }
}
