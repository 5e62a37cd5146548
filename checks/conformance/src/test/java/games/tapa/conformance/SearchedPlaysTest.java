package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.conformance.ReferenceQuestion.Kind;
import games.tapa.jvm.BestJudges;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Outcomes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever the position and the budget, the search has a legal play. */
final class SearchedPlaysTest {

    private static final boolean FULL = Boolean.getBoolean("tapa.full");
    private static final int STATIC = FULL ? 20_000 : 6_000;
    private static final int SEARCHING = FULL ? 20_000 : 300;
    private static final long SEED = 42_026;

    private final BestJudges judges = new BestJudges();
    private final Set<String> met = new TreeSet<>();

    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void thePlayAtFirstSightIsLegalInRandomPositionsOfEverySort(TablesKind kind) {
        playsLegally(kind, STATIC, () -> Budget.ofPlies(0));
        List<String> sorts = new ArrayList<>(List.of("end on the first step", "forced", "one checker", "pass"));
        if (kind != TablesKind.TAPA) {
            sorts.addFirst("cascade");
        }
        assertThat(met).containsAll(sorts);
    }

    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void thePlayOfASearchIsLegalInRandomPositions(TablesKind kind) {
        playsLegally(kind, SEARCHING, () -> Budget.ofPlies(1));
    }

    /** The clock goes on by a tenth of a millisecond whenever it is read. */
    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void aSearchOfAMillisecondHasALegalPlay(TablesKind kind) {
        long[] now = {0};
        playsLegally(kind, SEARCHING / 3, () -> Budget.ofNanos(1_000_000, () -> now[0] += 100_000));
        playsLegally(kind, SEARCHING / 3, () -> Budget.ofEvaluations(1));
    }

    private void playsLegally(TablesKind kind, int positions, Supplier<Budget> budget) {
        List<String> presets = kind.presets().stream()
                .filter(preset -> Equity.mostPoints(rules(kind, preset)) <= 3)
                .toList();
        for (String preset : presets) {
            TablesGame game = new TablesGame(rules(kind, preset));
            Analysis analysis = new Analysis(game, judge(game));
            for (ReferenceQuestion question : questions(preset, positions / presets.size() / 2 + 1)) {
                TablesPosition.ToMove position = ProjectRules.position(question);
                List<TablesPlay> plays = game.plays(position);
                assertThat(plays).as("%s", question).contains(analysis.best(position, budget.get()));
                meet(position, plays);
            }
        }
    }

    private static List<ReferenceQuestion> questions(String preset, int count) {
        ReferenceRules rules = ReferenceRules.preset(preset);
        RuleSource source = RuleSources.QUICKEST.source();
        List<ReferenceQuestion> questions =
                new ArrayList<>(RandomPositions.questionsPlaced(source, rules, SEED, count));
        questions.addAll(RandomPositions.questionsPlayed(source, rules, SEED, Map.of(Kind.ROLL, count)));
        return questions;
    }

    private void meet(TablesPosition.ToMove position, List<TablesPlay> plays) {
        TablesPlay first = plays.getFirst();
        note("pass", first.isPass());
        note("forced", plays.size() == 1 && !first.isPass());
        note("cascade", !position.stage().later().isEmpty());
        note("one checker", position.board().onBoard(position.turn()) == 1);
        note(
                "end on the first step",
                plays.stream()
                        .anyMatch(play ->
                                play.steps().size() == 1 && play.outcome().isPresent()));
    }

    private void note(String sort, boolean isMet) {
        if (isMet) {
            met.add(sort);
        }
    }

    /** The best judge there is; where no nets ship yet, one that takes every open position for even. */
    private Judge judge(TablesGame game) {
        Result<Judge> best = judges.of(game);
        if (best.failure().isEmpty()) {
            return best.orThrow();
        }
        assertThat(best.failure().orElseThrow().code()).isEqualTo(Problem.Code.NO_NET);
        float[] even = new float[Outcomes.of(game.rules().kind()).size()];
        Arrays.fill(even, 1f / even.length);
        return Judge.of(game, "even", (board, sequel) -> even).orThrow();
    }

    private static TablesRules rules(TablesKind kind, String preset) {
        return TablesRules.of(kind, preset).orThrow();
    }
}
