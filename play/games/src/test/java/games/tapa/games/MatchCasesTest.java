package games.tapa.games;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Ending;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Result;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRules;
import games.tapa.match.Match;
import games.tapa.match.MatchGame;
import games.tapa.match.MatchRules;
import games.tapa.match.Opening;
import games.tapa.match.Pending;
import games.tapa.match.Score;
import games.tapa.match.StartReason;
import games.tapa.match.Variant;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The cases of 6.4 that are about the match, on the match presets; M01 to M03 are in play/match, M11 needs the cube. How
 * a game ends is said outright: {@code B 2} is won by Black by mars, {@code - 1} is drawn, 1 point each.
 */
class MatchCasesTest {

    @Test
    void m04TheThirdBalkanGameIsTapaAndTheWinnerOfTheSecondStartsWithFreshDiceAndNoOpeningThrow() {
        Match<Verdict.At, String> match = after("balkan-5", "W 1", "B 2");

        assertThat(match.score()).isEqualTo(new Score(1, 2));
        assertThat(match.upcoming().orElseThrow())
                .isEqualTo(game(3, "tapa", "macedonia", Side.BLACK, StartReason.WINNER));
        assertThat(match.beginNext().game().pending()).contains(new Pending.Throw(Side.BLACK));
    }

    @Test
    void m05AfterADrawThatGivesNothingTheRotationGoesOnAndTheLastWinnerStarts() {
        Match<Verdict.At, String> match = after("balkan-5", "W 1", "B 2", "- 0");

        assertThat(match.score()).isEqualTo(new Score(1, 2));
        assertThat(match.upcoming().orElseThrow())
                .isEqualTo(game(4, "tabla", "tabla", Side.BLACK, StartReason.LAST_WINNER));
    }

    @Test
    void m06WhileAllGamesAreDrawnTheStartIsThrownFor() {
        for (int drawn = 1; drawn <= 4; drawn++) {
            String[] games = new String[drawn];
            Arrays.fill(games, "- 0");
            MatchGame next = after("balkan-5", games).upcoming().orElseThrow();
            assertThat(next.opening()).isEqualTo(new Opening.ThrownFor(false));
            assertThat(next.why()).isEqualTo(StartReason.OPENING_THROW);
        }
    }

    @Test
    void m07ADrawThatGivesAPointEachEndsTheMatchForTheSideThatHasTheTargetAndLeads() {
        Match<Verdict.At, String> match = after("sreshta", "B 2", "B 2", "W 2", "- 1");

        assertThat(match.score()).isEqualTo(new Score(3, 5));
        assertThat(match.winner()).contains(Side.BLACK);
        assertThat(match.upcoming()).isEmpty();
    }

    @Test
    void m08WithBothSidesAtTheTargetAndLevelTheMatchGoesOnUntilOneLeads() {
        for (String preset : List.of("sreshta", "balkan-5")) {
            Match<Verdict.At, String> level = after(preset, "B 2", "B 2", "W 2", "W 2", "- 1");
            assertThat(level.score()).isEqualTo(new Score(5, 5));
            assertThat(level.winner()).isEmpty();

            Match<Verdict.At, String> still = next(level, "- 1");
            assertThat(still.score()).isEqualTo(new Score(6, 6));
            assertThat(still.winner()).isEmpty();
            assertThat(next(still, "B 1").winner()).contains(Side.BLACK);
        }
    }

    @Test
    void m09TheMatchEndsAtSixFourAndTheExcessPointIsWorthNothing() {
        Match<Verdict.At, String> match = after("balkan-5", "B 2", "B 2", "W 2", "W 2", "W 2");

        assertThat(match.score()).isEqualTo(new Score(6, 4));
        assertThat(match.winner()).contains(Side.WHITE);
        assertThat(match.upcoming()).isEmpty();
    }

    @Test
    void m10TheNumberOfTheGameDecidesWhatIsPlayed() {
        Match<Verdict.At, String> match = after("balkan-7", "W 1", "- 0", "B 1", "- 1", "W 1", "- 0");
        List<String> games = new ArrayList<>();
        match.sheet().rows().forEach(row -> games.add(row.variant().game()));
        games.add(match.upcoming().orElseThrow().variant().game());

        assertThat(games).containsExactly("tabla", "gulbara", "tapa", "tabla", "gulbara", "tapa", "tabla");
    }

    @Test
    void m12InSreshtaTheDrawnThirdGameGivesAPointEachAndTheFourthIsThrownFor() {
        Match<Verdict.At, String> match = after("sreshta", "- 0", "- 0", "- 1");

        assertThat(match.score()).isEqualTo(new Score(1, 1));
        assertThat(match.upcoming().orElseThrow())
                .isEqualTo(new MatchGame(
                        4,
                        Variant.of("tabla", "tabla-bulgaria"),
                        new Opening.ThrownFor(true),
                        StartReason.OPENING_THROW));
    }

    @Test
    void m13GivingUpTapaCosts2WithNoneOffAnd1WithOneOffAndTheWinnerStartsTheNextGame() {
        assertGivenUp("24:W15 1:B15", 2);
        assertGivenUp("24:W14 1:B15", 1);
    }

    private static void assertGivenUp(String board, int points) {
        Map<String, OptionValue> setup = Map.of("setup", new OptionValue.Text(board));
        Variant variant = new Variant("tapa", "macedonia", setup);
        MatchRules single = MatchPresets.single(variant, 5).orThrow();
        Match<TablesPosition, TablesPlay> match = Match.begin(single, MatchCasesTest::tapa)
                .then(begun -> begun.with(new GameEvent.OpeningThrown(6, 1)))
                .then(opened -> opened.with(new GameEvent.Resigned(Side.WHITE)))
                .orThrow();

        assertThat(match.game().outcome()).contains(new Outcome.Win(Side.BLACK, points, Ending.RESIGNED));
        assertThat(match.score()).isEqualTo(new Score(0, points));
        assertThat(match.upcoming().orElseThrow())
                .isEqualTo(new MatchGame(2, variant, new Opening.Given(Side.BLACK), StartReason.WINNER));
    }

    private static Result<GameRules<TablesPosition, TablesPlay>> tapa(Variant variant) {
        return Games.rules(variant.game(), Optional.of(variant.preset()), variant.options())
                .map(rules -> rules);
    }

    private static MatchGame game(int number, String game, String preset, Side starter, StartReason why) {
        return new MatchGame(number, Variant.of(game, preset), new Opening.Given(starter), why);
    }

    /** The match after games that ended as said. */
    private static Match<Verdict.At, String> after(String preset, String... games) {
        Match<Verdict.At, String> match = Match.<Verdict.At, String>begin(
                        MatchPresets.named(preset).orThrow(), variant -> Result.ok(new Verdict(variant.preset())))
                .orThrow();
        Match<Verdict.At, String> now = ended(match, games[0]);
        for (String game : List.of(games).subList(1, games.length)) {
            now = next(now, game);
        }
        return now;
    }

    private static Match<Verdict.At, String> next(Match<Verdict.At, String> match, String game) {
        return ended(match.beginNext(), game);
    }

    private static Match<Verdict.At, String> ended(Match<Verdict.At, String> begun, String how) {
        Rng rng = new SplitMix64(3);
        Match<Verdict.At, String> match = begun;
        while (match.game().outcome().isEmpty()) {
            Optional<Pending> due = match.game().pending();
            GameEvent event = due.isEmpty()
                    ? new GameEvent.OpeningThrown(1 + rng.below(6), 1 + rng.below(6))
                    : switch (due.get()) {
                        case Pending.Throw(Side side) -> new GameEvent.Thrown(side, rng.dice());
                        case Pending.Move(Side side) -> new GameEvent.Moved(side, how);
                        default -> throw new AssertionError("due: " + due);
                    };
            match = match.with(event).orThrow();
        }
        return match;
    }
}
