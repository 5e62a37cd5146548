package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.ReferenceQuestion.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The random positions are lawful, open, repeatable, and of every kind that the rules tell apart. */
final class RandomPositionsTest {

    private static final long SEED = 20_260_101;

    private final ReferenceRules mali = ReferenceRules.preset("mali");

    @Test
    void sameSeedGivesTheSamePositions() {
        assertThat(RandomPositions.placed(RuleSources.REFERENCE, mali, SEED, 200))
                .isEqualTo(RandomPositions.placed(RuleSources.REFERENCE, mali, SEED, 200));
        assertThat(RandomPositions.played(RuleSources.REFERENCE, mali, SEED, 200))
                .isEqualTo(RandomPositions.played(RuleSources.REFERENCE, mali, SEED, 200));
    }

    @Test
    void playedPositionsAreCanonicalAndOpen() {
        assertCanonicalAndOpen(RandomPositions.played(RuleSources.REFERENCE, mali, SEED, 1_000), mali);
    }

    @Test
    void placedPositionsAreCanonicalAndOpen() {
        assertCanonicalAndOpen(RandomPositions.placed(RuleSources.REFERENCE, mali, SEED, 3_000), mali);
    }

    @Test
    void placedPositionsWithSandwichesAreCanonicalAndOpen() {
        ReferenceRules rules = mali.with("pinner_pinnable", "true");
        List<RandomPositions.Asked> asked = RandomPositions.placed(RuleSources.REFERENCE, rules, SEED, 3_000);
        assertCanonicalAndOpen(asked, rules);
        assertThat(asked).anyMatch(board(".*(W1B1W|B1W1B).*"));
    }

    @Test
    void placedPositionsAreOfEveryKind() {
        List<RandomPositions.Asked> asked =
                RandomPositions.placed(RuleSources.REFERENCE, ReferenceRules.preset("mahbouseh-31"), SEED, 3_000);
        assertThat(asked).as("White's mother alone").anyMatch(board("24:W1 .*"));
        assertThat(asked).as("White's mother pinned").anyMatch(board("24:W1B.*"));
        assertThat(asked).as("Black's mother pinned").anyMatch(board(".* 1:B1W.*"));
        assertThat(asked).as("both mothers pinned").anyMatch(board("24:W1B.* 1:B1W.*"));
        assertThat(asked)
                .as("White all home with a pinned checker and stacks")
                .anyMatch(board("([0-9]+:B[0-9]+ )*([1-6]:\\S+ )*[1-6]:W1B\\S*( [1-6]:\\S+)*"));
        assertThat(asked).as("many off").anyMatch(asking -> asking.board().length() < 20);
        assertThat(asked).as("a roll that passes").anyMatch(this::isStuckWithSixFive);
    }

    @Test
    void placedPositionsOfHitGamesHaveBars() {
        ReferenceRules tabla = ReferenceRules.preset("tabla");
        List<RandomPositions.Asked> asked = RandomPositions.placed(RuleSources.REFERENCE, tabla, SEED, 1_000);
        assertCanonicalAndOpen(asked, tabla);
        assertThat(asked).as("both bars").anyMatch(board(".* barW:[123] barB:[123]"));
        assertThat(asked).as("no bar").anyMatch(board("[^a-z]*"));
    }

    @Test
    void placedPositionsOfHoldGamesHavePrimesBeforeTrappedCheckers() {
        ReferenceRules fevga = ReferenceRules.preset("fevga");
        List<RandomPositions.Asked> asked = RandomPositions.placed(RuleSources.REFERENCE, fevga, SEED, 1_000);
        assertCanonicalAndOpen(asked, fevga);
        assertThat(asked).as("five before fifteen").anyMatch(board(".*:B15 ([0-9]+:W[0-9]+ ?){5}.*"));
        assertThat(asked).as("a start quarter, but for one").anyMatch(board("24:W.* 22:W.* 21:W.* 20:W.* 19:W.*"));
    }

    @Test
    void questionsAreOfEveryKind() {
        ReferenceRules crazy = ReferenceRules.preset("crazy-narde");
        List<ReferenceQuestion> asked = new ArrayList<>(RandomPositions.questionsPlayed(
                RuleSources.REFERENCE, crazy, SEED, Map.of(Kind.ROLL, 200, Kind.CHAIN, 50, Kind.REST, 50)));
        asked.addAll(RandomPositions.questionsPlaced(RuleSources.REFERENCE, crazy, SEED, 300));
        assertThat(asked).hasSize(600);
        assertThat(asked).as("a first roll that is a double").anyMatch(question -> question.headLimit() == 2);
        assertThat(asked).as("a roll that does not cascade").anyMatch(question -> !question.isChain());
        assertThat(asked)
                .as("a later group with one off the head")
                .anyMatch(question -> question.kind() == Kind.CHAIN && question.offHead() == 1);
        assertThat(asked)
                .as("a rest of three and a group")
                .anyMatch(question ->
                        question.kind() == Kind.REST && question.dice().equals("5556666"));
    }

    private boolean isStuckWithSixFive(RandomPositions.Asked asked) {
        ReferenceRules rules = ReferenceRules.preset("mahbouseh-31");
        return ReferenceTurn.plays(ReferenceQuestion.roll(rules, asked.board(), asked.turn(), 6, 5, 1))
                        .dicePlayed()
                == 0;
    }

    private static Predicate<RandomPositions.Asked> board(String pattern) {
        return asked -> asked.board().matches(pattern);
    }

    private static void assertCanonicalAndOpen(List<RandomPositions.Asked> all, ReferenceRules rules) {
        assertThat(all).allSatisfy(asked -> {
            assertThat(ReferenceBoard.parse(asked.board(), rules).text()).isEqualTo(asked.board());
            assertThat(ReferenceTurn.over(rules, asked.board())).isEmpty();
        });
    }
}
