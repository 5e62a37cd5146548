package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.ReferenceQuestion.Kind;
import games.tapa.conformance.RuleSources.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules of the project against the slow reference rules: the same boards, the same that follows and the same number
 * of dice on many positions and stages. {@code -Pfull} asks twenty times as much.
 */
class ReferenceComparisonTest {

    private static final int TIMES = Boolean.getBoolean("tapa.full") ? 20 : 1;

    /** Of each preset so many questions from games; one third of those of Tapa have a checker pinned at its home. */
    private static final int PLAYED = 5_200 * TIMES;

    /** Of each of many rule sets so many questions about positions set up at random. */
    private static final int PLACED = 500 * TIMES;

    @Test
    void aRunAsksAHundredThousandQuestions() {
        int questions = ReferenceRuleSets.presets().size() * PLAYED
                + ReferenceRuleSets.all().size() * PLACED;
        assertThat(questions).isGreaterThanOrEqualTo(100_000 * TIMES);
    }

    @TestFactory
    Stream<DynamicTest> inGamesOfEveryPresetTheResultsAreThoseOfTheReference() {
        return ReferenceRuleSets.presets().stream()
                .map(rules -> DynamicTest.dynamicTest(rules.toString(), () -> compare(played(rules))));
    }

    @TestFactory
    Stream<DynamicTest> onBoardsThatNoGameReachesTheResultsAreThoseOfTheReference() {
        return ReferenceRuleSets.all().stream()
                .map(rules -> DynamicTest.dynamicTest(
                        rules.toString(),
                        () -> compare(RandomPositions.questionsPlaced(
                                RuleSources.QUICKEST.source(), rules, seed(rules), PLACED))));
    }

    @Test
    void allSayWhenAGameIsAlreadyOver() {
        Chance chance = new Chance(78);
        int over = 0;
        for (ReferenceRules rules : ReferenceRuleSets.all()) {
            for (int i = 0; i < 200; i++) {
                String board = RandomPlacement.draw(chance, rules);
                String expected = ReferenceTurn.over(rules, board);
                for (Named named : RuleSources.FAST) {
                    assertThat(named.source().over(rules, board))
                            .as("%s: %s %s", named.name(), board, rules)
                            .isEqualTo(expected);
                }
                over += expected.isEmpty() ? 0 : 1;
            }
        }
        assertThat(over).as("positions that are over").isGreaterThan(50);
    }

    private static long seed(ReferenceRules rules) {
        return 1_000L + rules.toString().hashCode();
    }

    private static List<ReferenceQuestion> played(ReferenceRules rules) {
        return rules.contact().equals("pin")
                ? withPinsAtHome(rules)
                : RandomPositions.questionsPlayed(RuleSources.QUICKEST.source(), rules, seed(rules), kinds(rules));
    }

    /** A quarter each of later groups and of rests, if the rules have them. */
    private static Map<Kind, Integer> kinds(ReferenceRules rules) {
        int chains = rules.cascade() ? PLAYED / 4 : 0;
        int rests = rules.cascadeRest().equals("lost") ? 0 : chains;
        return Map.of(Kind.CHAIN, chains, Kind.REST, rests, Kind.ROLL, PLAYED - chains - rests);
    }

    private static List<ReferenceQuestion> withPinsAtHome(ReferenceRules rules) {
        List<ReferenceQuestion> questions = new ArrayList<>();
        Chance chance = new Chance(seed(rules));
        int pinsAtHome = PLAYED / 3;
        int others = PLAYED - pinsAtHome;
        while (pinsAtHome > 0 || others > 0) {
            for (ReferenceQuestion question : RandomPositions.questionsPlayed(
                    RuleSources.QUICKEST.source(), rules, chance.below(1 << 30), Map.of(Kind.ROLL, 500))) {
                boolean pinAtHome = hasPinAtHome(question.board());
                if (pinAtHome ? pinsAtHome-- > 0 : others-- > 0) {
                    questions.add(question);
                }
            }
        }
        return questions;
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

    private static void compare(List<ReferenceQuestion> questions) {
        List<String> differences = IntStream.range(0, questions.size())
                .parallel()
                .mapToObj(i -> difference(questions.get(i)))
                .filter(difference -> !difference.isEmpty())
                .limit(5)
                .toList();
        assertThat(differences).isEmpty();
    }

    private static String difference(ReferenceQuestion question) {
        ReferencePlays expected = ReferenceTurn.plays(question);
        StringBuilder found = new StringBuilder();
        for (Named named : RuleSources.FAST) {
            String between =
                    ReferenceDifference.between(expected, named.source().plays(question));
            found.append(between.isEmpty() ? "" : named.name() + ":\n" + between);
        }
        return found.isEmpty() ? "" : question + "\n" + found;
    }
}
