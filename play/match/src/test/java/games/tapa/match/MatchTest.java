package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.Dice;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.GameEvent.Answered;
import games.tapa.match.GameEvent.Moved;
import games.tapa.match.GameEvent.Offered;
import games.tapa.match.GameEvent.OpeningThrown;
import games.tapa.match.GameEvent.Resigned;
import games.tapa.match.GameEvent.Thrown;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 4 with races for games; the cases M04 to M13 are in play/games, where the match presets are. */
class MatchTest {

    private static final List<Variant> TWO = List.of(Variant.of("race", "short"), Variant.of("race", "long"));

    @Test
    void theFirstGameIsThrownForWhateverTheRule() {
        for (NextStarter next : NextStarter.values()) {
            MatchGame first = begin(rules(next, AfterDrawStarter.LAST_WINNER)).scheduled();
            assertThat(first).isEqualTo(new MatchGame(1, TWO.getFirst(), thrown(), StartReason.OPENING_THROW));
        }
    }

    @Test
    void theNextGameIsStartedByTheSideThatTheRuleNames() {
        assertThat(afterBlackWon(NextStarter.WINNER)).isEqualTo(second(Side.BLACK, StartReason.WINNER));
        assertThat(afterBlackWon(NextStarter.LOSER)).isEqualTo(second(Side.WHITE, StartReason.LOSER));
        assertThat(afterBlackWon(NextStarter.ALTERNATE)).isEqualTo(second(Side.BLACK, StartReason.BY_TURNS));
        assertThat(afterBlackWon(NextStarter.ROLL_OFF))
                .isEqualTo(new MatchGame(2, TWO.getLast(), thrown(), StartReason.OPENING_THROW));
    }

    @Test
    void afterADrawTheWinnerOfTheLastDecidedGameStartsOrTheHigherDie() {
        for (NextStarter next : List.of(NextStarter.WINNER, NextStarter.LOSER)) {
            Match<Race.At, Integer> kept = drawn(blackWins(begin(rules(next, AfterDrawStarter.LAST_WINNER))));
            assertThat(kept.upcoming().orElseThrow().opening()).isEqualTo(new Opening.Given(Side.BLACK));
            assertThat(kept.upcoming().orElseThrow().why()).isEqualTo(StartReason.LAST_WINNER);
            Match<Race.At, Integer> thrown = drawn(blackWins(begin(rules(next, AfterDrawStarter.ROLL_OFF))));
            assertThat(thrown.upcoming().orElseThrow().opening()).isEqualTo(thrown());
            assertThat(thrown.upcoming().orElseThrow().why()).isEqualTo(StartReason.OPENING_THROW);
        }
    }

    @Test
    void aDrawChangesNothingWhereNobodyAsksWhoWon() {
        Match<Race.At, Integer> byTurns =
                drawn(blackWins(begin(rules(NextStarter.ALTERNATE, AfterDrawStarter.LAST_WINNER))));
        assertThat(byTurns.upcoming().orElseThrow().opening()).isEqualTo(new Opening.Given(Side.WHITE));
        Match<Race.At, Integer> thrown =
                drawn(blackWins(begin(rules(NextStarter.ROLL_OFF, AfterDrawStarter.LAST_WINNER))));
        assertThat(thrown.upcoming().orElseThrow().opening()).isEqualTo(thrown());
    }

    @Test
    void theOpeningDiceArePlayedInEveryGameThatIsThrownForIfTheMatchSaysSo() {
        MatchRules rules = new MatchRules(TWO, 5, true, true, NextStarter.ROLL_OFF, AfterDrawStarter.ROLL_OFF);
        Match<Race.At, Integer> match = blackWins(begin(rules)).beginNext();

        assertThat(match.game().opening()).isEqualTo(new Opening.ThrownFor(true));
        match = after(match, new OpeningThrown(2, 6));
        assertThat(match.game().pending()).contains(new Pending.Move(Side.BLACK));
    }

    @Test
    void theNextGameBeginsOnlyAfterTheOneBeforeAndNeverAfterTheLast() {
        Match<Race.At, Integer> on = begin(rules(NextStarter.WINNER, AfterDrawStarter.LAST_WINNER));
        assertThat(on.upcoming()).isEmpty();
        assertThatThrownBy(on::beginNext).isInstanceOf(IllegalStateException.class);

        Match<Race.At, Integer> won = blackWins(blackWins(on).beginNext());
        assertThat(won.score()).isEqualTo(new Score(0, 6));
        assertThat(won.winner()).contains(Side.BLACK);
        assertThat(won.upcoming()).isEmpty();
        assertThatThrownBy(won::beginNext).isInstanceOf(IllegalStateException.class);
        assertThat(won.with(new Thrown(Side.BLACK, new Dice(6, 1))).failure())
                .map(Problem::code)
                .contains(Problem.Code.GAME_OVER);
    }

    @Test
    void theScoreSheetHasARowForEveryFinishedGame() {
        Match<Race.At, Integer> match = begin(rules(NextStarter.WINNER, AfterDrawStarter.LAST_WINNER));
        match = drawn(blackWins(match)).beginNext();
        match = after(match, new Offered(Side.WHITE, 2));
        assertThat(match.sheet().rows()).hasSize(2);
        match = after(match, new Answered(Side.BLACK, true));

        List<String> rows = new ArrayList<>();
        for (ScoreSheet.Row row : match.sheet().rows()) {
            rows.add(row.number() + " " + row.variant().preset() + " "
                    + row.starter().letter() + " " + row.why().key() + " "
                    + row.outcome().points() + " " + row.outcome().ending().key() + " " + row.score());
        }
        assertThat(rows)
                .containsExactly(
                        "1 short W opening 3 resigned 0-3",
                        "2 long B winner 1 dead 1-4",
                        "3 short B last-winner 2 resigned 1-6");
    }

    @Test
    void aMatchWithAGameThatTheCatalogueLacksDoesNotBegin() {
        Result<Match<Race.At, Integer>> match = Match.begin(
                rules(NextStarter.WINNER, AfterDrawStarter.ROLL_OFF),
                variant -> variant.preset().equals("short")
                        ? RandomMatches.races(variant)
                        : Result.bad(Problem.Code.UNKNOWN_PRESET, "no " + variant.name()));

        assertThat(match.failure()).contains(new Problem(Problem.Code.UNKNOWN_PRESET, "no race/long"));
    }

    @Test
    void withOrWithoutMustLeadAMatchEndsWhenSomebodyHasTheTargetAndLeads() {
        for (int white = 0; white <= 12; white++) {
            for (int black = 0; black <= 12; black++) {
                Score score = new Score(white, black);
                boolean over = Math.max(white, black) >= 5 && white != black;
                for (boolean mustLead : List.of(true, false)) {
                    MatchRules rules =
                            new MatchRules(TWO, 5, mustLead, false, NextStarter.WINNER, AfterDrawStarter.LAST_WINNER);
                    assertThat(rules.winner(score).isPresent())
                            .as(score.toString())
                            .isEqualTo(over);
                }
            }
        }
    }

    @Test
    void inRandomMatchesTheScoreIsTheSumOfTheGamesAndTheRotationGoesOn() {
        Rng rng = new SplitMix64(11);
        int drawn = 0;
        for (int i = 0; i < 500; i++) {
            MatchRules rules = RandomMatches.rules(rng);
            Match<Race.At, Integer> match = RandomMatches.played(rules, rng, 100_000);
            int white = 0;
            int black = 0;
            for (Game<Race.At, Integer> game : match.games()) {
                white += game.outcome().orElseThrow().pointsOf(Side.WHITE);
                black += game.outcome().orElseThrow().pointsOf(Side.BLACK);
                drawn += game.outcome().orElseThrow().winner().isEmpty() ? 1 : 0;
            }
            assertThat(match.score()).isEqualTo(new Score(white, black));
            assertThat(Math.max(white, black)).isGreaterThanOrEqualTo(rules.target());
            int number = 0;
            for (ScoreSheet.Row row : match.sheet().rows()) {
                assertThat(row.variant().preset())
                        .isEqualTo("race-" + number % rules.rotation().size());
                assertThat(row.number()).isEqualTo(++number);
            }
        }
        assertThat(drawn).isGreaterThan(20);
    }

    private static MatchRules rules(NextStarter next, AfterDrawStarter afterDraw) {
        return new MatchRules(TWO, 5, false, false, next, afterDraw);
    }

    private static Match<Race.At, Integer> begin(MatchRules rules) {
        return Match.begin(rules, RandomMatches::races).orThrow();
    }

    private static Opening thrown() {
        return new Opening.ThrownFor(false);
    }

    private static MatchGame second(Side starter, StartReason why) {
        return new MatchGame(2, TWO.getLast(), new Opening.Given(starter), why);
    }

    /** What comes after a game that White started and Black won. */
    private static MatchGame afterBlackWon(NextStarter next) {
        return blackWins(begin(rules(next, AfterDrawStarter.LAST_WINNER)))
                .upcoming()
                .orElseThrow();
    }

    /** White starts if it is thrown for, and gives up before its first run: 3 points. */
    private static Match<Race.At, Integer> blackWins(Match<Race.At, Integer> match) {
        return after(opened(match), new Resigned(Side.WHITE));
    }

    /** The next game, which ends in a dead heat. */
    private static Match<Race.At, Integer> drawn(Match<Race.At, Integer> before) {
        Match<Race.At, Integer> match = opened(before.beginNext());
        Side first = match.game().actors().getFirst();
        for (int die : new int[] {6, 5, 3, 5}) {
            Side side = match.game().actors().getFirst();
            boolean due = match.game().pending().orElseThrow() instanceof Pending.Throw;
            match = due ? after(match, new Thrown(side, new Dice(die, die))) : match;
            match = after(match, new Moved(side, "run " + die));
        }
        assertThat(match.game().outcome().orElseThrow().winner())
                .as("%s began", first)
                .isEmpty();
        return match;
    }

    private static Match<Race.At, Integer> opened(Match<Race.At, Integer> match) {
        return match.game().position().isEmpty() ? after(match, new OpeningThrown(6, 1)) : match;
    }

    private static Match<Race.At, Integer> after(Match<Race.At, Integer> match, GameEvent event) {
        return match.with(event).orThrow();
    }
}
