package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.Bot;
import games.tapa.games.Bots;
import games.tapa.games.Games;
import games.tapa.games.MatchPresets;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Result;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRules;
import games.tapa.match.Match;
import games.tapa.match.MatchRecord;
import games.tapa.match.MatchRules;
import games.tapa.match.Pending;
import games.tapa.match.Score;
import games.tapa.match.ScoreSheet;
import games.tapa.match.Variant;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole matches of random moves, offers and resignations: each ends by its rules and replays from its record. */
class WholeMatchesTest {

    private static final int MATCHES = 6;
    private static final int BOT_MATCHES = 200;

    @Test
    void everyMatchOfEveryNameEndsAndReplays() {
        for (String name : MatchPresets.names()) {
            playAndReplay(MatchPresets.named(name).orThrow(), new SplitMix64(name.hashCode()));
        }
    }

    @Test
    void aMatchOfEveryPresetOfEveryGameEndsAndReplays() {
        Rng rng = new SplitMix64(8);
        for (Games.Entry game : Games.all()) {
            for (String preset : game.presets()) {
                Variant variant = Variant.of(game.id(), preset);
                playAndReplay(MatchPresets.single(variant, 1 + rng.below(5)).orThrow(), rng);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyMatchOfBotsEnds(String name) {
        MatchRules rules = MatchPresets.named(name).orThrow();
        Rng dice = new SplitMix64(name.hashCode());
        // The bots and the matches ask the same rules, which remember the plays of the position.
        Map<Variant, GameRules<TablesPosition, TablesPlay>> catalogue = new LinkedHashMap<>();
        Map<Variant, WholeGames> games = new LinkedHashMap<>();
        for (Variant variant : rules.rotation()) {
            TablesGameRules found = tables(variant).orThrow();
            Bot bot = Bots.of(found, Goldens.QUICK, Goldens.NETS).orThrow();
            catalogue.put(variant, found);
            games.put(variant, new WholeGames(found, dice, bot::best));
        }
        Lengths lengths = new Lengths(BOT_MATCHES + " bot matches " + name);
        for (int i = 0; i < BOT_MATCHES; i++) {
            Match<TablesPosition, TablesPlay> match = Match.begin(
                            rules, variant -> Result.ok(Objects.requireNonNull(catalogue.get(variant))))
                    .orThrow();
            match = playedOut(match, games);
            while (match.upcoming().isPresent()) {
                match = playedOut(match.beginNext(), games);
            }
            checkSheet(match);
            lengths.add(match.games().stream().mapToInt(Game::turns).sum());
        }
        lengths.check();
    }

    private static Match<TablesPosition, TablesPlay> playedOut(
            Match<TablesPosition, TablesPlay> match, Map<Variant, WholeGames> games) {
        WholeGames players = Objects.requireNonNull(games.get(match.scheduled().variant()));
        return match.at(players.playOut(match.game()));
    }

    static List<String> names() {
        return MatchPresets.names();
    }

    private static void playAndReplay(MatchRules rules, Rng rng) {
        for (int i = 0; i < MATCHES / rules.rotation().size(); i++) {
            Match<TablesPosition, TablesPlay> match = played(rules, rng);
            checkSheet(match);
            MatchRecord record = MatchRecord.of(match);
            Match<TablesPosition, TablesPlay> again =
                    record.replay(WholeMatchesTest::rules).orThrow();
            assertThat(again.sheet()).isEqualTo(match.sheet());
            assertThat(MatchRecord.of(again)).isEqualTo(record);
        }
    }

    private static void checkSheet(Match<TablesPosition, TablesPlay> match) {
        int white = 0;
        int black = 0;
        for (ScoreSheet.Row row : match.sheet().rows()) {
            assertThat(match.rules().winner(new Score(white, black)))
                    .as("before game %d", row.number())
                    .isEmpty();
            Outcome outcome = row.outcome();
            white += outcome.pointsOf(Side.WHITE);
            black += outcome.pointsOf(Side.BLACK);
            assertThat(row.score()).isEqualTo(new Score(white, black));
        }
        assertThat(match.winner()).contains(white > black ? Side.WHITE : Side.BLACK);
    }

    private static Match<TablesPosition, TablesPlay> played(MatchRules rules, Rng rng) {
        Match<TablesPosition, TablesPlay> match =
                Match.begin(rules, WholeMatchesTest::rules).orThrow();
        while (match.winner().isEmpty()) {
            match = match.upcoming().isPresent()
                    ? match.beginNext()
                    : match.with(event(match.game(), rng)).orThrow();
        }
        return match;
    }

    private static GameEvent event(Game<TablesPosition, TablesPlay> game, Rng rng) {
        Optional<Pending> due = game.pending();
        if (due.isEmpty()) {
            return new GameEvent.OpeningThrown(1 + rng.below(6), 1 + rng.below(6));
        }
        return switch (due.get()) {
            case Pending.Throw(Side side) ->
                rng.below(100) == 0 ? givingUp(game, side) : new GameEvent.Thrown(side, rng.dice());
            case Pending.Move(Side side) -> new GameEvent.Moved(side, move(game, rng));
            case Pending.Answer(Side side) -> new GameEvent.Answered(side, rng.below(2) == 0);
            case Pending.Over over -> throw new AssertionError(over);
        };
    }

    /** One point is offered if giving up costs more and that was not refused just now. */
    private static GameEvent givingUp(Game<TablesPosition, TablesPlay> game, Side side) {
        int cost = game.rules().resignationCost(game.position().orElseThrow(), side);
        boolean refused = !game.events().isEmpty() && game.events().getLast() instanceof GameEvent.Answered;
        return cost > 1 && !refused ? new GameEvent.Offered(side, 1) : new GameEvent.Resigned(side);
    }

    private static String move(Game<TablesPosition, TablesPlay> game, Rng rng) {
        TablesPosition position = game.position().orElseThrow();
        List<TablesPlay> plays = game.rules().legalMoves(position);
        return game.rules().writeMove(position, plays.get(rng.below(plays.size())));
    }

    private static Result<GameRules<TablesPosition, TablesPlay>> rules(Variant variant) {
        return tables(variant).map(rules -> rules);
    }

    private static Result<TablesGameRules> tables(Variant variant) {
        return Games.rules(variant.game(), Optional.of(variant.preset()), variant.options());
    }
}
