package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.Dice;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchRecordTest {

    private static final MatchRules RULES = new MatchRules(
            List.of(Variant.of("race", "short"), Variant.of("race", "long")),
            5,
            false,
            false,
            NextStarter.WINNER,
            AfterDrawStarter.LAST_WINNER);

    private static final GameRecord FIRST = game(
            "short",
            new Opening.ThrownFor(false),
            new GameEvent.OpeningThrown(6, 1),
            new GameEvent.Resigned(Side.WHITE));
    private static final GameRecord SECOND =
            game("long", new Opening.Given(Side.BLACK), new GameEvent.Resigned(Side.WHITE));

    @Test
    void randomMatchesReplayToTheSameMatchFinishedOrNot() {
        Rng rng = new SplitMix64(21);
        for (int i = 0; i < 1000; i++) {
            int events = i % 2 == 0 ? 100_000 : rng.below(60);
            Match<Race.At, Integer> match = RandomMatches.played(RandomMatches.rules(rng), rng, events);
            MatchRecord record = MatchRecord.of(match);
            Match<Race.At, Integer> again = record.replay(RandomMatches::races).orThrow();

            assertThat(MatchRecord.of(again)).isEqualTo(record);
            assertThat(again.sheet()).isEqualTo(match.sheet());
            assertThat(again.upcoming()).isEqualTo(match.upcoming());
            assertThat(again.winner()).isEqualTo(match.winner());
            assertThat(again.game().position()).isEqualTo(match.game().position());
        }
    }

    @Test
    void aMatchWithoutAGameIsRefused() {
        assertThat(problem()).isEqualTo("the match has no game; give at least the one that is on");
    }

    @Test
    void aGameAfterTheMatchWasWonIsRefused() {
        GameRecord third = game("short", new Opening.Given(Side.BLACK));

        assertThat(problem(FIRST, SECOND)).isEmpty();
        assertThat(problem(FIRST, SECOND, third)).isEqualTo("game 3: the match was over at 0-6; leave this game out");
    }

    @Test
    void aGameAfterAnUnfinishedOneIsRefused() {
        GameRecord open = game("short", new Opening.ThrownFor(false), new GameEvent.OpeningThrown(6, 1));

        assertThat(problem(open)).isEmpty();
        assertThat(problem(open, SECOND)).isEqualTo("game 2: game 1 is not finished; leave this game out");
    }

    @Test
    void anotherStarterThanTheRulesGiveIsRefused() {
        GameRecord white = game("long", new Opening.Given(Side.WHITE));
        GameRecord thrown = game("long", new Opening.ThrownFor(false));

        assertThat(problem(FIRST, white))
                .isEqualTo("game 2: W starts, but by the rules of the match B starts (winner)");
        assertThat(problem(FIRST, thrown))
                .isEqualTo("game 2: both sides throw for who starts, but by the rules of the match B starts (winner)");
        assertThat(problem(game("short", new Opening.ThrownFor(true))))
                .isEqualTo("game 1: both sides throw for who starts and play that roll, but by the rules of the match"
                        + " both sides throw for who starts (opening)");
    }

    @Test
    void aPresetOutOfTurnIsRefused() {
        assertThat(problem(FIRST, game("short", new Opening.Given(Side.BLACK))))
                .isEqualTo("game 2: race/short is out of turn; the game to be played is race/long");
        GameRecord unnamed = new GameRecord("run", Map.of(), new Opening.ThrownFor(false), List.of());
        assertThat(problem(unnamed)).isEqualTo("game 1: run/ is out of turn; the game to be played is race/short");
    }

    @Test
    void aGameWithOtherRulesThanTheMatchIsRefused() {
        Map<String, OptionValue> more =
                Map.of("preset", new OptionValue.Text("short"), "gammon", new OptionValue.Text("none"));
        GameRecord other = new GameRecord("race", more, new Opening.ThrownFor(false), List.of());

        assertThat(problem(other))
                .isEqualTo("game 1: its rules are not those of race/short in this match; give them as they were");
    }

    @Test
    void anEventThatCannotHaveHappenedIsNamedWithItsGame() {
        GameRecord bad = game("long", new Opening.Given(Side.BLACK), new GameEvent.Thrown(Side.WHITE, new Dice(6, 1)));

        assertThat(problem(FIRST, bad)).isEqualTo("game 2: event 1 (W throws 61): B must throw the dice");
    }

    private static GameRecord game(String preset, Opening opening, GameEvent... events) {
        return new GameRecord("race", new Race(preset).options(), opening, List.of(events));
    }

    private static String problem(GameRecord... games) {
        return new MatchRecord(RULES, List.of(games))
                .replay(RandomMatches::races)
                .failure()
                .map(Problem::message)
                .orElse("");
    }
}
