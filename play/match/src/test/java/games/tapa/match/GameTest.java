package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.testkit.ScriptedDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameTest {

    private static final Opening AFRESH = new Opening.ThrownFor(false);
    private static final Opening PLAYED = new Opening.ThrownFor(true);

    @Test
    void m01EqualOpeningDiceAreThrownAgainByBothSides() {
        Game<Race.At, Integer> tied = begin(AFRESH).throwOpening(ScriptedDice.of("44"));

        assertThat(tied.actors()).containsExactly(Side.WHITE, Side.BLACK);
        assertThat(tied.position()).isEmpty();
        assertThat(tied.throwOpening(ScriptedDice.of("25")).actors()).containsExactly(Side.BLACK);
    }

    @Test
    void m02WithRerollTheStarterThrowsBothDiceAfreshAndMayThrowADouble() {
        Game<Race.At, Integer> opened = begin(AFRESH).throwOpening(ScriptedDice.of("52"));

        assertThat(opened.pending()).contains(new Pending.Throw(Side.WHITE));
        assertThat(opened.throwDice(ScriptedDice.of("33")).events())
                .last()
                .isEqualTo(new GameEvent.Thrown(Side.WHITE, new Dice(3, 3)));
    }

    @Test
    void m03WithPlayTheOpeningDiceAreTheStartersFirstRoll() {
        Game<Race.At, Integer> opened = begin(PLAYED).throwOpening(ScriptedDice.of("52"));

        assertThat(opened.pending()).contains(new Pending.Move(Side.WHITE));
        assertThat(opened.position().orElseThrow().dice()).containsExactly(5, 2);
    }

    @Test
    void withPlayBlackStartsWithTheHigherDieFirst() {
        Game<Race.At, Integer> opened =
                begin(PLAYED).throwOpening(ScriptedDice.of("11")).throwOpening(ScriptedDice.of("36"));

        assertThat(opened.pending()).contains(new Pending.Move(Side.BLACK));
        assertThat(opened.position().orElseThrow().dice()).containsExactly(6, 3);
    }

    @Test
    void aGivenStarterThrowsAtOnce() {
        Game<Race.At, Integer> game = begin(new Opening.Given(Side.BLACK));

        assertThat(game.pending()).contains(new Pending.Throw(Side.BLACK));
        assertThatThrownBy(() -> game.throwOpening(ScriptedDice.of("52"))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void sidesTakeTurnsAndTheLastTurnIsRemembered() {
        Game<Race.At, Integer> game = begin(new Opening.Given(Side.WHITE))
                .throwDice(ScriptedDice.of("61"))
                .move(1);

        assertThat(game.actors()).containsExactly(Side.BLACK);
        assertThat(game.turns()).isEqualTo(1);
        assertThat(game.lastTurn()).hasSize(1);
        FinishedTurn<Race.At, Integer> turn = game.lastTurn().getFirst();
        assertThat(turn.side()).isEqualTo(Side.WHITE);
        assertThat(turn.move()).isEqualTo(1);
        assertThat(turn.before().dice()).containsExactly(6, 1);
    }

    @Test
    void openingThrowsAreNoTurnsYetTheyAreThrowsAndMovesAreNeither() {
        Game<Race.At, Integer> game = begin(new Opening.ThrownFor(false))
                .throwOpening(ScriptedDice.of("44"))
                .throwOpening(ScriptedDice.of("52"));
        assertThat(game.turns()).isZero();
        assertThat(game.throwsMade()).isEqualTo(2);

        Game<Race.At, Integer> thrown = game.throwDice(ScriptedDice.of("61"));
        assertThat(thrown.turns()).isEqualTo(1);
        assertThat(thrown.move(1).turns()).isEqualTo(1);
        assertThat(thrown.move(1).throwsMade()).isEqualTo(3);
    }

    @Test
    void anIllegalMoveIsOurBugAsAValueAndAProblemAsAnEvent() {
        Game<Race.At, Integer> game = begin(new Opening.Given(Side.WHITE)).throwDice(ScriptedDice.of("61"));

        assertThatThrownBy(() -> game.move(5)).isInstanceOf(IllegalArgumentException.class);
        assertThat(game.with(new GameEvent.Moved(Side.WHITE, "run 5")).failure())
                .map(Problem::code)
                .contains(Problem.Code.BAD_MOVE);
    }

    @Test
    void anEventOutOfTurnIsRefusedAndSaysWhatIsDue() {
        Game<Race.At, Integer> game = begin(new Opening.Given(Side.WHITE));

        assertThat(game.with(new GameEvent.Thrown(Side.BLACK, new Dice(6, 1))).failure())
                .contains(new Problem(Problem.Code.BAD_TURN, "W must throw the dice"));
        assertThat(game.with(new GameEvent.Moved(Side.WHITE, "run 6")).failure())
                .contains(new Problem(Problem.Code.BAD_TURN, "W must throw the dice"));
        assertThat(begin(AFRESH).with(new GameEvent.Resigned(Side.WHITE)).failure())
                .contains(new Problem(Problem.Code.BAD_TURN, "both sides must throw a die for who starts"));
    }

    @Test
    void givingUpCostsWhatTheRulesSayAndEndsTheGame() {
        Game<Race.At, Integer> game = begin(new Opening.Given(Side.WHITE))
                .throwDice(ScriptedDice.of("61"))
                .move(1);

        assertThat(game.resign(Side.BLACK).outcome()).contains(new Outcome.Win(Side.WHITE, 3, Ending.RESIGNED));
        Game<Race.At, Integer> over = game.resign(Side.WHITE);
        assertThat(over.outcome()).contains(new Outcome.Win(Side.BLACK, 1, Ending.RESIGNED));
        assertThat(over.actors()).isEmpty();
        assertThat(over.with(new GameEvent.Thrown(Side.BLACK, new Dice(6, 1))).failure())
                .map(Problem::code)
                .contains(Problem.Code.GAME_OVER);
    }

    @Test
    void exactlyOneSideMustActInEveryStateAndBothAtAnOpeningThrow() {
        for (long seed = 0; seed < 200; seed++) {
            Rng rng = new SplitMix64(seed);
            Game<Race.At, Integer> game = begin(seed % 2 == 0 ? AFRESH : PLAYED);
            while (game.outcome().isEmpty()) {
                boolean opening = game.position().isEmpty();
                assertThat(game.actors()).hasSize(opening ? 2 : 1);
                game = opening ? game.throwOpening(rng) : onwards(game, rng);
            }
            assertThat(game.actors()).isEmpty();
            assertThat(game.pending()).isEqualTo(game.outcome().map(Pending.Over::new));
        }
    }

    @Test
    void aRecordReplaysToTheSameGame() {
        Game<Race.At, Integer> game = played();
        Game<Race.At, Integer> again = record(game.events()).replay(new Race()).orThrow();

        assertThat(again.events()).isEqualTo(game.events());
        assertThat(again.position()).isEqualTo(game.position());
        assertThat(again.lastTurn()).isEqualTo(game.lastTurn());
    }

    @Test
    void aRecordWithAChangedEventIsRefusedWithItsNumberAndWords() {
        List<GameEvent> events = new ArrayList<>(played().events());
        events.set(2, new GameEvent.Moved(Side.WHITE, "run 5"));

        assertThat(record(events).replay(new Race()).failure())
                .contains(new Problem(
                        Problem.Code.BAD_RECORD, "event 3 (W plays run 5): \"run 5\" is not legal: run one of [6, 1]"));
    }

    @Test
    void aRecordWithAMissingEventIsRefused() {
        List<GameEvent> events = new ArrayList<>(played().events());
        events.remove(1);

        assertThat(record(events).replay(new Race()).failure())
                .map(Problem::message)
                .contains("event 2 (W plays run 1): W must throw the dice");
    }

    private static Game<Race.At, Integer> begin(Opening opening) {
        return Game.begin(new Race(), opening);
    }

    private static Game<Race.At, Integer> onwards(Game<Race.At, Integer> game, Rng rng) {
        Race.At at = game.position().orElseThrow();
        return at.dice().isEmpty() ? game.throwDice(rng) : game.move(at.dice().get(rng.below(2)));
    }

    private static Game<Race.At, Integer> played() {
        return begin(AFRESH)
                .throwOpening(ScriptedDice.of("52"))
                .throwDice(ScriptedDice.of("61"))
                .move(1)
                .throwDice(ScriptedDice.of("66"))
                .move(6)
                .resign(Side.WHITE);
    }

    private static GameRecord record(List<GameEvent> events) {
        return new GameRecord("race", Map.of(), AFRESH, events);
    }
}
