package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rankings and values, against the same search written over the plays of the rules. */
final class AnalysisTest {

    @ParameterizedTest
    @CsvSource({"TAPA,mali", "TAPA,bulgaria", "TABLA,backgammon", "GULBARA,gulbara", "GULBARA,crazy-narde"})
    void theRankingOfOneRollAheadIsThatOfTheSlowSearch(TablesKind kind, String preset) {
        TablesGame game = game(kind, preset);
        Analysis analysis = new Analysis(game, PipJudge.of(game));
        SlowLookahead slow = new SlowLookahead(game, PipJudge.of(game));
        for (int plies = 0; plies <= 1; plies++) {
            Budget budget = Budget.ofPlies(plies);
            int deep = plies;
            new RandomPositions(game, 8 + plies).show(8, position -> {
                if (game.plays(position).size() <= 30) {
                    compare(analysis.rank(position, budget, 1000), slow.rank(position, deep), position);
                }
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"2,24:W1 20:W1 2:B1W1 5:B2,true", "3,2:W1 1:W1 21:B1 24:B1,false", "3,4:B1W1 6:W1 22:B1,true"})
    void theRankingOfMoreRollsAheadIsThatOfTheSlowSearch(int plies, String text, boolean white) {
        TablesGame game = game(TablesKind.TAPA, "mali");
        TablesBoard board = BoardText.read(text, game.rules().laws()).orThrow();
        Side turn = white ? Side.WHITE : Side.BLACK;
        TablesPosition.ToMove position = game.rolled(board, turn, new Dice(2, 1), 5);
        Analysis analysis = new Analysis(game, PipJudge.of(game));
        SlowLookahead slow = new SlowLookahead(game, PipJudge.of(game));
        List<Ranked> ranked = analysis.rank(position, Budget.ofPlies(plies), 1000);
        compare(ranked, slow.rank(position, plies), position);
        Choice choice = new Stages(game).of(position);
        choice.show(new Lookahead(game, PipJudge.of(game), plies).choose(choice));
        assertThat(choice.board().toBoard(turn))
                .isEqualTo(ranked.getFirst().play().result());
        assertThat(analysis.best(position, Budget.ofPlies(plies)))
                .isEqualTo(ranked.getFirst().play());
    }

    @ParameterizedTest
    @CsvSource({"TAPA,mali", "TABLA,backgammon", "GULBARA,gulbara"})
    void playsThatAreComparedAreAllLookedAtAsFarAhead(TablesKind kind, String preset) {
        TablesGame game = game(kind, preset);
        Analysis analysis = new Analysis(game, PipJudge.of(game));
        SlowLookahead slow = new SlowLookahead(game, PipJudge.of(game));
        new RandomPositions(game, 30).show(6, position -> {
            List<Ranked> compared = analysis.compare(position, 1, 6);
            assertThat(compared)
                    .hasSize(Math.min(6, game.plays(position).size()))
                    .isSortedAccordingTo(Comparator.comparingDouble(Ranked::loss));
            double best = compared.getFirst().valuation().equity();
            for (Ranked ranked : compared) {
                SlowLookahead.Told told = slow.worth(game.after(position, ranked.play()), position.turn(), 1);
                compare(ranked.valuation(), told, position);
                assertThat(ranked.valuation().plies()).isEqualTo(1);
                assertThat(ranked.loss()).isEqualTo(best - ranked.valuation().equity());
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"TAPA,mali", "TABLA,backgammon", "GULBARA,gulbara"})
    void everyPlayThatCanBeMadeIsJudgedAsFarAheadAsTheBestOne(TablesKind kind, String preset) {
        TablesGame game = game(kind, preset);
        Analysis analysis = new Analysis(game, PipJudge.of(game));
        SlowLookahead slow = new SlowLookahead(game, PipJudge.of(game));
        for (int plies = 0; plies <= 1; plies++) {
            Budget budget = Budget.ofPlies(plies);
            int deep = plies;
            new RandomPositions(game, 20 + plies).show(4, position -> {
                Ranked first = analysis.rank(position, budget, 1).getFirst();
                List<TablesPlay> plays = game.plays(position);
                for (TablesPlay made : plays.subList(0, Math.min(plays.size(), 12))) {
                    JudgedPlay judged = analysis.judge(position, made, budget);
                    double worth = slow.worth(game.after(position, made), position.turn(), deep)
                            .worth();
                    assertThat(judged.made()).isEqualTo(made);
                    assertThat(judged.equity()).as("%s", position).isCloseTo(worth, within(1e-9));
                    assertThat(judged.loss())
                            .as("%s", position)
                            .isCloseTo(Math.max(0, first.valuation().equity() - worth), within(1e-9))
                            .isNotNegative();
                    assertThat(judged.best()).as("%s", position).isEqualTo(judged.loss() > 0 ? first.play() : made);
                    assertThat(judged.forced()).as("%s", position).isEqualTo(plays.size() == 1);
                }
            });
        }
    }

    @Test
    void aPlayThatOnlySeemsBadAtFirstSightLosesNothingLookedAtAsFarAheadAsTheBestOne() {
        TablesGame game = game(TablesKind.TAPA, "mali");
        // Black bears off next, so every play loses 1 point.
        TablesBoard board =
                BoardText.read("3:W1 2:W1 24:B1", game.rules().laws()).orThrow();
        TablesPosition.ToMove position = game.rolled(board, Side.WHITE, new Dice(2, 1), 5);
        Chances fooled =
                (at, sequel) -> new float[] {0, at.mine(1) == 2 ? 0.1f : 0.9f, 0, at.mine(1) == 2 ? 0.9f : 0.1f, 0};
        Analysis analysis = new Analysis(game, Judge.of(game, "fooled", fooled).orThrow());
        List<Double> losses = new ArrayList<>();
        for (TablesPlay made : game.plays(position)) {
            losses.add(analysis.judge(position, made, Budget.ofPlies(0)).loss());
            JudgedPlay judged = analysis.judge(position, made, Budget.ofPlies(1));
            assertThat(judged).isEqualTo(new JudgedPlay(made, -1, made, -1, 1, false));
        }
        assertThat(losses).anyMatch(loss -> loss > 1.5).contains(0.0);
    }

    @Test
    void whatIsNoLegalPlayIsNotJudged() {
        TablesGame game = game(TablesKind.TAPA, "mali");
        TablesPosition.ToMove start = game.rolled(game.rules().start(), Side.WHITE, new Dice(2, 1), 1);
        TablesPlay pass = new TablesPlay(List.of(), start.board(), Optional.empty());
        Analysis analysis = new Analysis(game, PipJudge.of(game));
        assertThatThrownBy(() -> analysis.judge(start, pass, Budget.ofPlies(0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not legal on");
    }

    @Test
    void theValueBeforeAThrowIsThatOfTheSlowSearch() {
        for (TablesKind kind : TablesKind.values()) {
            TablesGame game = game(kind, kind.key());
            Analysis analysis = new Analysis(game, PipJudge.of(game));
            SlowLookahead slow = new SlowLookahead(game, PipJudge.of(game));
            new RandomPositions(game, 10).show(10, position -> {
                TablesPosition.ToThrow before =
                        new TablesPosition.ToThrow(position.board(), position.turn(), new RollCounts(4, 4));
                for (int plies = 0; plies <= 1; plies++) {
                    Valuation value = analysis.value(before, Budget.ofPlies(plies));
                    assertThat(value.plies()).isEqualTo(plies);
                    compare(
                            value,
                            slow.worth(before, before.turn().other(), plies).reversed(),
                            before);
                }
            });
        }
    }

    private static void compare(List<Ranked> ranked, List<SlowLookahead.Seen> slow, TablesPosition position) {
        assertThat(ranked).as("%s", position).hasSameSizeAs(slow);
        for (int i = 0; i < slow.size(); i++) {
            assertThat(ranked.get(i).play())
                    .as("%s", position)
                    .isEqualTo(slow.get(i).play());
            assertThat(ranked.get(i).valuation().plies())
                    .as("%s", position)
                    .isEqualTo(slow.get(i).plies());
            compare(ranked.get(i).valuation(), slow.get(i).told(), position);
            assertThat(ranked.get(i).loss())
                    .as("%s", position)
                    .isCloseTo(slow.get(i).loss(slow.getFirst()), within(1e-9))
                    .isNotNegative();
        }
    }

    private static void compare(Valuation value, SlowLookahead.Told told, TablesPosition position) {
        assertThat(value.equity()).as("%s", position).isCloseTo(told.worth(), within(1e-9));
        List<Double> chances = new ArrayList<>();
        double sum = 0;
        for (int outcome = 0; outcome < told.chances().size(); outcome++) {
            chances.add(value.chance(outcome));
            sum += value.chance(outcome);
            assertThat(value.chance(outcome))
                    .as("%s, outcome %d", position, outcome)
                    .isCloseTo(told.chances().get(outcome), within(1e-6));
        }
        assertThat(sum).as("%s: %s", position, chances).isCloseTo(1, within(1e-12));
    }

    private static TablesGame game(TablesKind kind, String preset) {
        return new TablesGame(TablesRules.of(kind, preset).orThrow());
    }
}
