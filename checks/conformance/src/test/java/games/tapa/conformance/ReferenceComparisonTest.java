package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.RandomPositions.Asked;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules of the project against the slow reference rules: the same boards, the same ends and the same number of dice
 * on many positions and rolls. {@code -Pfull} asks twenty times as much.
 */
class ReferenceComparisonTest {

    private static final int TIMES = Boolean.getBoolean("tapa.full") ? 20 : 1;
    private static final int PAIRS_OF_A_PRESET = 7_200 * TIMES;
    private static final int UNREACHABLE = 5_040 * TIMES;

    /** One question: a position, whose turn, and a roll. */
    private record Question(ReferenceRules rules, Asked asked, int die1, int die2) {}

    @TestFactory
    Stream<DynamicTest> inGamesOfEveryPresetTheResultsAreThoseOfTheReference() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String preset : ReferenceRules.TAPA_PRESETS) {
            tests.add(DynamicTest.dynamicTest(preset, () -> {
                long seed = 1000L + ReferenceRules.TAPA_PRESETS.indexOf(preset);
                compare(pairs(ReferenceRules.preset(preset), seed, PAIRS_OF_A_PRESET));
            }));
        }
        return tests.stream();
    }

    @Test
    void onBoardsThatNoGameReachesTheResultsAreThoseOfTheReference() {
        List<Question> questions = new ArrayList<>();
        Chance chance = new Chance(77);
        for (ReferenceRules rules : manyRules()) {
            int share = UNREACHABLE / manyRules().size();
            for (Asked asked : RandomPositions.placed(ProjectRules.PLAYS, rules, chance.below(1 << 30), share)) {
                questions.add(question(rules, asked, chance));
            }
        }
        assertThat(questions).hasSizeGreaterThanOrEqualTo(5_000 * TIMES);
        compare(questions);
    }

    @Test
    void bothSayWhenAGameIsAlreadyOver() {
        Chance chance = new Chance(78);
        int over = 0;
        for (ReferenceRules rules : manyRules()) {
            for (int i = 0; i < 300; i++) {
                String board = RandomPlacement.draw(chance, rules);
                String expected = ReferenceTurn.over(rules, board);
                assertThat(ProjectRules.PLAYS.over(rules, board))
                        .as("%s %s", board, rules)
                        .isEqualTo(expected);
                over += expected.isEmpty() ? 0 : 1;
            }
        }
        assertThat(over).as("positions that are over").isGreaterThan(50);
    }

    /** One third doubles, at least one third with a checker pinned at its own home. */
    private static List<Question> pairs(ReferenceRules rules, long seed, int wanted) {
        List<Question> questions = new ArrayList<>();
        Chance chance = new Chance(seed);
        int pinsAtHome = wanted / 3;
        int others = wanted - pinsAtHome;
        while (pinsAtHome > 0 || others > 0) {
            for (Asked asked : RandomPositions.played(ProjectRules.PLAYS, rules, chance.below(1 << 30), 500)) {
                boolean pinAtHome = hasPinAtHome(asked.board());
                if (pinAtHome ? pinsAtHome-- > 0 : others-- > 0) {
                    questions.add(question(rules, asked, chance));
                }
            }
        }
        assertThat(questions).hasSizeGreaterThanOrEqualTo(wanted);
        return questions;
    }

    private static Question question(ReferenceRules rules, Asked asked, Chance chance) {
        int die = chance.die();
        return new Question(rules, asked, die, chance.oneIn(3) ? die : chance.die());
    }

    private static boolean hasPinAtHome(String board) {
        for (String token : board.split(" ")) {
            int point = Integer.parseInt(token.substring(0, token.indexOf(':')));
            boolean whiteBeneath = token.contains(":W1B");
            boolean blackBeneath = token.contains(":B1W");
            if ((point <= 6 && whiteBeneath) || (point >= 19 && blackBeneath)) {
                return true;
            }
        }
        return false;
    }

    /** The presets, and each option of the board away from its default. */
    private static List<ReferenceRules> manyRules() {
        ReferenceRules mali = ReferenceRules.preset("mali");
        List<ReferenceRules> rules = new ArrayList<>();
        ReferenceRules.TAPA_PRESETS.forEach(preset -> rules.add(ReferenceRules.preset(preset)));
        rules.add(mali.with("larger_die", "false"));
        rules.add(mali.with("pinner_pinnable", "true"));
        rules.add(mali.with("pinner_pinnable", "true").with("mother", "instant"));
        rules.add(mali.with("bearoff_over", "exact_only"));
        rules.add(mali.with("bearoff_over", "exact_only").with("bearoff_pinned", "none"));
        rules.add(mali.with("both_mothers", "play"));
        rules.add(mali.with("both_mothers", "play").with("larger_die", "false"));
        rules.add(mali.with("both_mothers", "play").with("dead", "off"));
        rules.add(mali.with("mother", "instant").with("mother_points", "3"));
        rules.add(mali.with("gammon", "none"));
        return rules;
    }

    private static void compare(List<Question> questions) {
        List<String> differences = IntStream.range(0, questions.size())
                .parallel()
                .mapToObj(i -> difference(questions.get(i)))
                .filter(difference -> !difference.isEmpty())
                .limit(5)
                .toList();
        assertThat(differences).isEmpty();
    }

    private static String difference(Question q) {
        ReferenceQuestion asked = ReferenceQuestion.roll(q.rules, q.asked.board(), q.asked.turn(), q.die1, q.die2, 1);
        ReferencePlays expected = ReferenceTurn.plays(asked);
        String found = ReferenceDifference.between(expected, ProjectRules.PLAYS.plays(asked))
                + ReferenceDifference.between(expected, ProjectRules.GENERATOR.plays(asked));
        return found.isEmpty() ? "" : asked + "\n" + found;
    }
}
