package games.tapa.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.match.Opening;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.JudgedPlay;
import games.tapa.tablesbot.Ranked;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameAnalystTest {

    private static final Budget FIRST_SIGHT = Budget.ofPlies(0);
    private static final String ALONE = "4:W2 21:B2";

    private final TablesGameRules mali = PlayedGames.rules("tapa", "mali");

    @ParameterizedTest
    @CsvSource({
        "tapa,mali",
        "tapa,bulgaria",
        "tabla,tabla-bulgaria",
        "tabla,backgammon",
        "gulbara,gulbara",
        "gulbara,crazy-narde",
        "gulbara,fevga"
    })
    void resultIsTheStartAndLuckLessLossAndWhatTheJudgeChangedHisMindAbout(String game, String preset) {
        TablesGameRules rules = PlayedGames.rules(game, preset);
        Rng rng = new SplitMix64(preset.hashCode());
        Game<TablesPosition, TablesPlay> played = PlayedGames.whole(rules, rng, PlayedGames.anything(rules, rng));
        AnalysedGame analysed = analysed(rules, LeadJudge.judge(rules), FIRST_SIGHT, played);
        Told told = Told.of(rules, played);

        double sum = told.start + told.drift;
        for (AnalysedTurn turn : analysed.turns()) {
            int sign = turn.side() == Side.WHITE ? 1 : -1;
            sum += sign * (turn.luck() - turn.loss());
        }
        assertThat(sum).isCloseTo(analysed.tally().result(), within(1e-9));
        assertThat(analysed.tally().result()).isEqualTo(told.end);
        assertThat(analysed.standing()).isEqualTo(told.end);
        assertThat(analysed.turns()).hasSize(told.turns);
    }

    /** What the judge himself says in the course of a game, in White's view. */
    private record Told(double start, double drift, double end, int turns) {

        private static Told of(TablesGameRules rules, Game<TablesPosition, TablesPlay> game) {
            LeadJudge judge = new LeadJudge(rules);
            Game<TablesPosition, TablesPlay> now = Game.begin(rules, game.opening());
            List<Double> before = new ArrayList<>();
            List<Double> after = new ArrayList<>();
            for (GameEvent event : game.events()) {
                Game<TablesPosition, TablesPlay> next = now.with(event).orThrow();
                if (event instanceof GameEvent.OpeningThrown
                        && next.position().orElse(rules.start(Side.WHITE)) instanceof TablesPosition.ToMove) {
                    before.add(mean(rules, judge, rules.start(next.starter().orElseThrow()), true));
                }
                if (event instanceof GameEvent.Thrown) {
                    before.add(mean(rules, judge, now.position().orElseThrow(), false));
                }
                if (event instanceof GameEvent.Moved(Side side, String text)) {
                    TablesPosition.ToMove position =
                            (TablesPosition.ToMove) now.position().orElseThrow();
                    if (before.size() == after.size()) {
                        before.add(judge.best(position));
                    }
                    after.add(judge.after(next.position().orElseThrow(), side));
                }
                now = next;
            }
            double drift = 0;
            for (int i = 1; i < before.size(); i++) {
                drift += before.get(i) - after.get(i - 1);
            }
            return new Told(before.getFirst(), drift, after.getLast(), after.size());
        }

        /** Over the throws from a position; opening dice are never equal. */
        private static double mean(TablesGameRules rules, LeadJudge judge, TablesPosition position, boolean opening) {
            double sum = 0;
            int count = 0;
            for (int larger = 1; larger <= 6; larger++) {
                for (int smaller = 1; smaller <= larger; smaller++) {
                    int weight = larger > smaller ? 2 : opening ? 0 : 1;
                    sum += weight
                            * judge.best((TablesPosition.ToMove) rules.thrown(position, new Dice(larger, smaller)));
                    count += weight;
                }
            }
            return sum / count;
        }
    }

    @Test
    void aJudgeWhoIsRightLeavesNothingButLuckAndLoss() {
        TablesGameRules rules = PlayedGames.from("tapa", "mali", ALONE);
        Judge exact = ExactRace.judge(rules);
        Rng rng = new SplitMix64(3);
        for (int i = 0; i < 20; i++) {
            Game<TablesPosition, TablesPlay> played = PlayedGames.whole(rules, rng, PlayedGames.anything(rules, rng));
            for (int plies = 0; plies <= 1; plies++) {
                AnalysedGame analysed = analysed(rules, exact, Budget.ofPlies(plies), played);
                double start = new ExactRace(rules)
                        .toWhite(rules.start(played.starter().orElseThrow()));
                GameTally tally = analysed.tally();
                assertThat(tally.lessLuck(Side.WHITE))
                        .as("%s", played.events())
                        .isCloseTo(start - tally.white().loss() + tally.black().loss(), within(1e-5));
                assertThat(tally.lessLuck(Side.BLACK)).isEqualTo(-tally.lessLuck(Side.WHITE));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"tapa,mali", "tabla,tabla", "gulbara,gulbara"})
    void whoAlwaysMakesTheBestPlayAtFirstSightLosesNothingAtFirstSight(String game, String preset) {
        TablesGameRules rules = PlayedGames.rules(game, preset);
        Analysis analysis = new Analysis(rules.game(), LeadJudge.judge(rules));
        Game<TablesPosition, TablesPlay> played =
                PlayedGames.whole(rules, new SplitMix64(4), position -> analysis.best(position, FIRST_SIGHT));
        GameTally tally =
                analysed(rules, LeadJudge.judge(rules), FIRST_SIGHT, played).tally();

        for (Side side : Side.values()) {
            assertThat(tally.of(side).loss()).isZero();
            assertThat(tally.of(side).decisions()).isGreaterThan(10);
            assertThat(tally.of(side).doubtful()
                            + tally.of(side).bad()
                            + tally.of(side).veryBad())
                    .isZero();
        }
    }

    @Test
    void everyPlayIsJudgedByWhatTheRankingOfAllPlaysSays() {
        Rng rng = new SplitMix64(5);
        Judge judge = LeadJudge.judge(mali);
        Analysis analysis = new Analysis(mali.game(), judge);
        Game<TablesPosition, TablesPlay> played = PlayedGames.whole(mali, rng, PlayedGames.anything(mali, rng));
        Budget oneAhead = Budget.ofPlies(1);
        for (AnalysedTurn turn : analysed(mali, judge, oneAhead, played).turns()) {
            JudgedPlay judged = turn.judged().orElseThrow();
            List<Ranked> ranked = analysis.rank(turn.position(), oneAhead, 1000);
            Ranked first = ranked.getFirst();
            for (Ranked each : ranked) {
                if (each.play().equals(judged.made()) && each.valuation().plies() == 1) {
                    assertThat(judged.equity()).isEqualTo(each.valuation().equity());
                    assertThat(judged.loss()).isEqualTo(each.loss());
                }
            }
            assertThat(judged.bestEquity())
                    .isGreaterThanOrEqualTo(first.valuation().equity());
            assertThat(judged.plies()).isEqualTo(1);
            assertThat(judged.forced()).isEqualTo(ranked.size() == 1);
        }
    }

    @Test
    void luckIsFoundInWhatTheThrowBringsMoreThanThrowsDo() {
        Game<TablesPosition, TablesPlay> game = begun(mali, Side.BLACK);
        AnalysedGame good = analysed(mali, thrown(game, "66", "24/18(4)"));
        AnalysedGame bad = analysed(mali, thrown(game, "21", "24/22/21"));

        assertThat(good.tally().black().luck()).isPositive();
        assertThat(bad.tally().black().luck()).isNegative();
        assertThat(good.tally().white()).isEqualTo(SideTally.NONE);
    }

    @Test
    void aPlayWithoutAnotherIsNoDecision() {
        TablesGameRules rules = PlayedGames.from("tapa", "mali", "24:W15 18:B2 23:B2 1:B11");
        Game<TablesPosition, TablesPlay> game = thrown(begun(rules, Side.WHITE), "61", "pass");
        AnalysedGame analysed = analysed(rules, game);

        assertThat(analysed.turns()).singleElement().satisfies(turn -> {
            assertThat(turn.isDecision()).isFalse();
            assertThat(turn.loss()).isZero();
            assertThat(turn.luck()).isNotZero();
        });
        assertThat(analysed.tally().white().decisions()).isZero();
        assertThat(analysed.tally().white().meanLoss()).isZero();
    }

    @Test
    void groupsAndTheRestOfADoubleAreTurnsOfTheirOwnOnOneThrow() {
        TablesGameRules rules = PlayedGames.from("gulbara", "crazy-narde", "14:W1 13:W13 6:W1 3:B1 1:B13 12:B1");
        Game<TablesPosition, TablesPlay> game = begun(rules, Side.WHITE);
        game = game.with(new GameEvent.Thrown(Side.WHITE, new Dice(5, 5))).orThrow();
        Rng rng = new SplitMix64(1);
        while (game.position().orElseThrow() instanceof TablesPosition.ToMove) {
            game = PlayedGames.onwards(game, rng, PlayedGames.anything(rules, rng));
        }
        List<AnalysedTurn> turns = analysed(rules, game).turns();

        assertThat(turns)
                .hasSizeGreaterThan(1)
                .allSatisfy(turn -> assertThat(turn.number()).isEqualTo(1));
        assertThat(turns.getFirst().luck()).isNotZero();
        assertThat(turns.subList(1, turns.size()))
                .allSatisfy(turn -> assertThat(turn.luck()).isZero())
                .noneMatch(AnalysedTurn::isThrow);
    }

    @Test
    void aGameGivenUpBringsItsPointsAndLuckOfAThrowThatWasNotPlayed() {
        Game<TablesPosition, TablesPlay> game = begun(mali, Side.WHITE)
                .with(new GameEvent.Thrown(Side.WHITE, new Dice(2, 1)))
                .orThrow();
        AnalysedGame unfinished = analysed(mali, game);
        assertThat(unfinished.outcome()).isEmpty();
        assertThat(unfinished.tally().result()).isEqualTo(unfinished.standing());
        assertThat(unfinished.turns()).singleElement().satisfies(turn -> {
            assertThat(turn.judged()).isEmpty();
            assertThat(turn.luck()).isNegative();
            assertThat(turn.isDecision()).isFalse();
        });

        AnalysedGame resigned =
                analysed(mali, game.with(new GameEvent.Resigned(Side.WHITE)).orThrow());
        assertThat(resigned.tally().result()).isEqualTo(-2);
        assertThat(resigned.standing()).isEqualTo(unfinished.standing());
        assertThat(resigned.turns()).isEqualTo(unfinished.turns());

        AnalysedGame accepted = analysed(
                mali,
                game.with(new GameEvent.Offered(Side.WHITE, 1))
                        .orThrow()
                        .with(new GameEvent.Answered(Side.BLACK, true))
                        .orThrow());
        assertThat(accepted.tally().result()).isEqualTo(-1);
        assertThat(accepted.turns()).isEqualTo(unfinished.turns());
    }

    @Test
    void aGameInWhichNothingHasHappenedStandsEven() {
        AnalysedGame nothing = analysed(mali, Game.begin(mali, mali.opening()));

        assertThat(nothing)
                .isEqualTo(new AnalysedGame(
                        List.of(), Game.begin(mali, mali.opening()).outcome(), 0));
        assertThat(nothing.tally()).isEqualTo(GameTally.NONE);
    }

    @Test
    void eachTurnIsHeardAsSoonAsItIsJudged() {
        Rng rng = new SplitMix64(6);
        Game<TablesPosition, TablesPlay> played = PlayedGames.whole(mali, rng, PlayedGames.anything(mali, rng));
        List<AnalysedTurn> heard = new ArrayList<>();
        AnalysedGame analysed = new GameAnalyst(mali, LeadJudge.judge(mali), FIRST_SIGHT).analyse(played, heard::add);

        assertThat(heard).isEqualTo(analysed.turns());
        assertThat(heard.getLast().number()).isEqualTo(played.turns());
    }

    private static Game<TablesPosition, TablesPlay> begun(TablesGameRules rules, Side starter) {
        return Game.begin(rules, new Opening.Given(starter));
    }

    private static Game<TablesPosition, TablesPlay> thrown(
            Game<TablesPosition, TablesPlay> game, String dice, String play) {
        Side side = game.actors().getFirst();
        return game.with(new GameEvent.Thrown(side, Dice.read(dice).orThrow()))
                .orThrow()
                .with(new GameEvent.Moved(side, play))
                .orThrow();
    }

    private static AnalysedGame analysed(TablesGameRules rules, Game<TablesPosition, TablesPlay> game) {
        return analysed(rules, LeadJudge.judge(rules), FIRST_SIGHT, game);
    }

    private static AnalysedGame analysed(
            TablesGameRules rules, Judge judge, Budget budget, Game<TablesPosition, TablesPlay> game) {
        return new GameAnalyst(rules, judge, budget).analyse(game, turn -> {});
    }
}
