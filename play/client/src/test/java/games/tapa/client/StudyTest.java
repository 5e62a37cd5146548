package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.client.StudyView.CourseView;
import games.tapa.client.StudyView.HintView;
import games.tapa.client.StudyView.JudgedView;
import games.tapa.client.StudyView.PlayView;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the study says of games that lay on a table. */
final class StudyTest {

    private static final String SEED = "5".repeat(16);

    private final Study study = new Study(Shipped.NETS);

    /** A game of two persons, played at random until it is over or {@code turns} turns have been played. */
    private static Table played(String game, String preset, int turns) {
        Table table = new Table();
        table.carryOut(
                new TableCommand.New(game, preset, "", 0, false, "human", "human", SEED.repeat(4), SEED.repeat(2)));
        Rng chance = new SplitMix64(turns);
        for (int made = 0;
                made < turns && table.carryOut(new TableCommand.Look()).over().isEmpty(); ) {
            List<String> plays = table.plays();
            if (plays.isEmpty()) {
                table.carryOut(new TableCommand.Roll());
            } else {
                table.carryOut(new TableCommand.Type(plays.get(chance.below(plays.size()))));
                made++;
            }
        }
        return table;
    }

    private static String saved(Table table) {
        return table.saved().orElseThrow();
    }

    private JudgedView judged(String saved, int turn) {
        return study.answer(new StudyCommand.Judge(saved, turn)).judged().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"tapa,mali", "tabla,tavla", "gulbara,gulbara"})
    void aHintRanksEveryPlayAndItsChancesSumToOne(String game, String preset) {
        Table table = played(game, preset, 7);
        while (table.plays().isEmpty()) {
            table.carryOut(new TableCommand.Roll());
        }
        int most = table.plays().size();
        HintView hint =
                study.answer(new StudyCommand.Hint(saved(table), most)).hint().orElseThrow();
        assertThat(hint.count()).isEqualTo(most);
        assertThat(hint.plays()).extracting(PlayView::play).containsExactlyInAnyOrderElementsOf(table.plays());
        assertThat(hint.plays().getFirst().loss()).isZero();
        for (PlayView play : hint.plays()) {
            assertThat(play.chances().stream()
                            .mapToDouble(StudyView.ChanceView::share)
                            .sum())
                    .isBetween(0.999999, 1.000001);
        }
    }

    @ParameterizedTest
    @CsvSource({"tapa,mali", "tabla,tabla", "gulbara,gulbara"})
    void allPlaysOfAHintAreJudgedAlikeSoThatOrderWorthAndLossAgree(String game, String preset) {
        for (int turns = 4; turns <= 40; turns += 6) {
            Table table = played(game, preset, turns);
            while (table.plays().isEmpty()) {
                table.carryOut(new TableCommand.Roll());
            }
            HintView hint =
                    study.answer(new StudyCommand.Hint(saved(table), 10)).hint().orElseThrow();
            assertThat(hint.plays())
                    .hasSize(Math.min(10, hint.count()))
                    .isSortedAccordingTo(
                            Comparator.comparingDouble(PlayView::equity).reversed());
            double best = hint.plays().getFirst().equity();
            assertThat(hint.plays()).extracting(PlayView::plies).containsOnly(1);
            assertThat(hint.plays()).allSatisfy(play -> assertThat(play.loss()).isEqualTo(best - play.equity()));
        }
    }

    @Test
    void theTurnUnderTheFingerIsCheckedAgainstTheBestOfTheHint() {
        Table table = played("tapa", "mali", 9);
        table.carryOut(new TableCommand.Roll());
        HintView hint =
                study.answer(new StudyCommand.Hint(saved(table), 100)).hint().orElseThrow();
        PlayView second = hint.plays().get(1);
        second.steps().forEach(step -> table.carryOut(new TableCommand.Pick(step.from(), step.to(), "")));
        JudgedView check =
                study.answer(new StudyCommand.Check(saved(table), "")).judged().orElseThrow();
        assertThat(check.best()).isEqualTo(hint.plays().getFirst().play());
        assertThat(check.bestEquity()).isEqualTo(hint.plays().getFirst().equity());
        assertThat(check.loss()).isPositive().isEqualTo(check.bestEquity() - check.equity());
    }

    @Test
    void aTypedPlayIsCheckedBeforeItIsMade() {
        Table table = played("tapa", "mali", 9);
        table.carryOut(new TableCommand.Roll());
        HintView hint =
                study.answer(new StudyCommand.Hint(saved(table), 100)).hint().orElseThrow();
        PlayView second = hint.plays().get(1);
        JudgedView check = study.answer(new StudyCommand.Check(saved(table), second.play()))
                .judged()
                .orElseThrow();
        assertThat(check.best()).isEqualTo(hint.plays().getFirst().play());
        assertThat(check.loss()).isPositive();
        assertThat(code(new StudyCommand.Check(saved(table), "24/1"))).isNotEmpty();
    }

    @Test
    void aPositionBeforeTheThrowHasAWorthWhoseChancesAddUpToIt() {
        StudyView.ValueView value = study.answer(new StudyCommand.Value(saved(played("tapa", "mali", 8))))
                .value()
                .orElseThrow();
        double equity = value.chances().stream()
                .mapToDouble(chance -> chance.points() * chance.share())
                .sum();
        assertThat(value.equity()).isCloseTo(equity, within(1e-4));
        assertThat(value.side()).isIn("W", "B");
    }

    @ParameterizedTest
    @CsvSource({"tapa,mali", "gulbara,gulbara"})
    void theCourseOfAGameLeadsFromEachPositionToTheNextAndEachTurnIsJudged(String game, String preset) {
        Table table = played(game, preset, Integer.MAX_VALUE);
        CourseView course =
                study.answer(new StudyCommand.Course(saved(table))).course().orElseThrow();
        assertThat(course.over()).isPresent();
        List<String> boards = new ArrayList<>();
        course.turns().forEach(turn -> boards.add(turn.position()));
        assertThat(boards.subList(1, boards.size())).doesNotContainNull();
        assertThat(course.turns().getLast().position()).isNotEqualTo(course.end());
        for (int turn = 0; turn < course.turns().size(); turn += 7) {
            JudgedView judged = judged(saved(table), turn);
            assertThat(judged.side()).isEqualTo(course.turns().get(turn).side());
            assertThat(judged.loss()).isNotNegative();
            assertThat(judged.luck() != 0)
                    .as("luck belongs to throws alone")
                    .isEqualTo(course.turns().get(turn).thrown());
        }
    }

    @Test
    void theCertificateIsTheOneOfTheTable() {
        Table table = played("tapa", "mali", Integer.MAX_VALUE);
        assertThat(study.answer(new StudyCommand.Certificate(saved(table))).certificate())
                .isEqualTo(table.certificate().orElseThrow());
        assertThat(study.answer(new StudyCommand.Certificate(saved(played("tapa", "mali", 3))))
                        .certificate())
                .isEmpty();
    }

    @Test
    void whatCannotBeAnsweredIsRefusedWithItsCode() {
        String due = saved(played("tapa", "mali", 3));
        String counting = saved(played("tapa", "mahbouseh-31", 3));
        assertThat(code(new StudyCommand.Hint(due, 5))).isEqualTo("bad-request");
        assertThat(code(new StudyCommand.Check(due, ""))).isEqualTo("bad-request");
        Table rolled = played("tapa", "mali", 3);
        rolled.carryOut(new TableCommand.Roll());
        assertThat(code(new StudyCommand.Value(saved(rolled)))).isEqualTo("bad-request");
        assertThat(code(new StudyCommand.Judge(due, 3))).isEqualTo("bad-request");
        assertThat(code(new StudyCommand.Judge(counting, 0))).isEqualTo("no-net");
        assertThat(code(new StudyCommand.Course("{}"))).isEqualTo("bad-record");
        assertThat(new Study(Shipped.NETS).answer("{\"do\":\"dance\",\"saved\":\"\"}"))
                .contains("\"problem\":{\"code\":\"bad-request\"");
        assertThat(study.answer("")).contains("\"problem\":{\"code\":\"bad-json\"");
    }

    private String code(StudyCommand command) {
        return study.answer(command).problem().orElseThrow().code();
    }
}
