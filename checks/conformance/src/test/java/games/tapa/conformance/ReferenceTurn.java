package games.tapa.conformance;

import games.tapa.conformance.ReferenceQuestion.Kind;
import games.tapa.conformance.ReferenceSteps.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The slow rules: one stage of a turn word for word as the rule page states it (docs/rules/tables.md 5.1, and
 * docs/rules/gul-bara.md 3.2 for chains of doubles), to compare fast rules with. Articles 1 are in tapa.md there, 2 in
 * tabla.md, 3 in gul-bara.md, 5 in tables.md.
 */
final class ReferenceTurn {

    /** Where a chain of doubles stands: the board, the groups left, and the checkers taken off the head. */
    private record Standing(ReferenceBoard board, String groups, int offHead) {}

    private final ReferenceQuestion question;
    private final ReferenceRules rules;
    private final ReferenceSide mover;
    private final Map<Standing, Integer> mostDice = new HashMap<>();

    private ReferenceTurn(ReferenceQuestion question) {
        this.question = question;
        rules = question.rules();
        mover = ReferenceSide.of(question.turn());
    }

    /** Every result of the stage; the game must not be over already. */
    static ReferencePlays plays(ReferenceQuestion question) {
        return new ReferenceTurn(question).results();
    }

    /** "" or the end that already stands in the position by one of the tests of 5.1, whoever is to move. */
    static String over(ReferenceRules rules, String boardText) {
        ReferenceBoard board = ReferenceBoard.parse(boardText, rules);
        String end = ReferenceEnd.afterStep(rules, board, ReferenceSide.WHITE);
        return end.isEmpty() ? ReferenceEnd.afterTurn(rules, board) : end;
    }

    private ReferencePlays results() {
        ReferenceBoard start = ReferenceBoard.parse(question.board(), rules);
        List<Play> legal = byLargerDie(ofGreatestWorth(steps(start, question.stage(), question.offHead())));
        if (legal.isEmpty()) {
            Play pass = new Play(start, "", Set.of(), question.offHead(), "");
            return new ReferencePlays(0, new TreeMap<>(Map.of(start.text(), followOf(pass))));
        }
        SortedMap<String, String> follows = new TreeMap<>();
        int dice = question.stage().length();
        for (Play play : legal) {
            String end = endOfStage(play);
            follows.put(play.board().text(), end.isEmpty() ? followOf(play) : end);
            dice = end.isEmpty() ? play.dice().length() : dice;
        }
        return new ReferencePlays(dice, follows);
    }

    private Set<Play> steps(ReferenceBoard board, String stage, int offHead) {
        return ReferenceSteps.all(rules, mover, board, stage, offHead, question.headLimit());
    }

    /** The legal plays, before the rule of the larger die; none if no die can be played. */
    private List<Play> ofGreatestWorth(Set<Play> plays) {
        List<Play> greatest = new ArrayList<>();
        int most = 1;
        for (Play play : plays) {
            int worth = worth(play, question.stage(), seenLater());
            if (worth > most) {
                greatest.clear();
                most = worth;
            }
            if (worth == most) {
                greatest.add(play);
            }
        }
        return greatest;
    }

    /** The later groups that "as many as possible" looks at as well (3.2, cascade_scope). */
    private String seenLater() {
        return rules.wholeChain() && question.isChain() ? question.later() : "";
    }

    /** The number of dice used, in later groups too; a play that ends the game is complete and worth all dice. */
    private int worth(Play play, String stage, String groups) {
        if (!play.end().isEmpty()) {
            return stage.length() + groups.length();
        }
        boolean goesOn = play.dice().length() == stage.length() && !groups.isEmpty();
        int more = goesOn ? mostDice(new Standing(play.board(), groups, play.offHead())) : 0;
        return play.dice().length() + more;
    }

    /** The most dice that can be used of the groups left, each begun only if the one before is complete. */
    private int mostDice(Standing standing) {
        Integer known = mostDice.get(standing);
        if (known != null) {
            return known;
        }
        String stage = standing.groups().substring(0, 4);
        String groups = standing.groups().substring(4);
        int most = 0;
        for (Play play : steps(standing.board(), stage, standing.offHead())) {
            most = Math.max(most, worth(play, stage, groups));
        }
        mostDice.put(standing, most);
        return most;
    }

    /** If only one of two different dice can be played and the larger can be, only plays of the larger (1.1(5)). */
    private List<Play> byLargerDie(List<Play> legal) {
        String stage = question.stage();
        boolean twoDifferentDice = stage.length() == 2 && stage.charAt(0) != stage.charAt(1);
        boolean oneDie = legal.stream()
                .allMatch(play -> play.end().isEmpty() && play.dice().length() == 1);
        if (!rules.largerDie() || !twoDifferentDice || !oneDie) {
            return legal;
        }
        String larger = stage.charAt(0) > stage.charAt(1) ? stage.substring(0, 1) : stage.substring(1);
        List<Play> withLarger =
                legal.stream().filter(play -> play.dice().equals(larger)).toList();
        return withLarger.isEmpty() ? legal : withLarger;
    }

    private String endOfStage(Play play) {
        return play.end().isEmpty() ? ReferenceEnd.afterTurn(rules, play.board()) : play.end();
    }

    /** What comes after a play that does not end the game (3.1(4), 3.1(5), 3.2). */
    private String followOf(Play play) {
        String stage = question.stage();
        String later = question.later();
        boolean complete = play.dice().length() == stage.length();
        if (question.kind() == Kind.REST || (question.isChain() && complete)) {
            String head = rules.head() == 0 ? "" : " head " + play.offHead();
            return later.isEmpty() ? "" : "continues " + later + head;
        }
        if (!question.isChain() || complete) {
            return "";
        }
        boolean started = question.kind() == Kind.CHAIN || !play.dice().isEmpty();
        boolean passesOn = rules.cascadeRest().equals("opponent")
                || (rules.cascadeRest().equals("opponent_if_started") && started);
        return passesOn ? "rest " + stage.substring(play.dice().length()) + later : "";
    }
}
