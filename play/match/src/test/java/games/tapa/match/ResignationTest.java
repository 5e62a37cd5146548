package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import games.tapa.match.GameEvent.Answered;
import games.tapa.match.GameEvent.Offered;
import games.tapa.match.GameEvent.Resigned;
import games.tapa.testkit.ScriptedDice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** 5.1, resignation. In {@link Race} giving up costs 3 before the own first run and 1 after it. */
class ResignationTest {

    private static final Opening WHITE_STARTS = new Opening.Given(Side.WHITE);

    private final Game<Race.At, Integer> toThrow = Game.begin(new Race(), WHITE_STARTS);
    private final Game<Race.At, Integer> toMove = toThrow.throwDice(ScriptedDice.of("61"));

    @Test
    void anOfferWaitsForTheAnswerOfTheOtherSide() {
        Game<Race.At, Integer> offered = after(toMove, new Offered(Side.BLACK, 2));

        assertThat(offered.pending()).contains(new Pending.Answer(Side.WHITE));
        assertThat(offered.actors()).containsExactly(Side.WHITE);
        assertThat(offered.offer()).contains(new Offered(Side.BLACK, 2));
        assertThat(offered.outcome()).isEmpty();
        assertThat(problem(offered, new GameEvent.Moved(Side.WHITE, "run 6"))).isEqualTo("W must answer an offer");
    }

    @Test
    void anAcceptedOfferEndsTheGameForItsPoints() {
        Game<Race.At, Integer> over = after(toMove, new Offered(Side.BLACK, 2), new Answered(Side.WHITE, true));

        assertThat(over.outcome()).contains(new Outcome.Win(Side.WHITE, 2, Ending.RESIGNED));
        assertThat(over.actors()).isEmpty();
        assertThat(over.offer()).isEmpty();
    }

    @Test
    void aRefusedOfferLeavesTheGameWhereItWas() {
        for (Game<Race.At, Integer> game : List.of(toThrow, toMove)) {
            for (Side side : Side.values()) {
                Game<Race.At, Integer> on = after(game, new Offered(side, 1), new Answered(side.other(), false));
                assertThat(on.pending()).isEqualTo(game.pending());
                assertThat(on.position()).isEqualTo(game.position());
                assertThat(on.lastTurn()).isEqualTo(game.lastTurn());
                assertThat(on.offer()).isEmpty();
            }
        }
    }

    @Test
    void onlyLessThanTheCostCanBeOffered() {
        assertThat(problem(toMove, new Offered(Side.WHITE, 3)))
                .isEqualTo("W offers 3: giving up costs 3; offer 1 to 2, or resign");
        assertThat(problem(toMove, new Offered(Side.WHITE, 0)))
                .isEqualTo("W offers 0: giving up costs 3; offer 1 to 2, or resign");
        assertThat(problem(toMove.move(6), new Offered(Side.WHITE, 1)))
                .isEqualTo("W offers 1: giving up costs 1, and less cannot be offered; resign");
    }

    @Test
    void beforeAnybodyHasStartedNothingCanBeOffered() {
        Game<Race.At, Integer> opening = Game.begin(new Race(), new Opening.ThrownFor(false));

        assertThat(problem(opening, new Offered(Side.WHITE, 1)))
                .isEqualTo("both sides must throw a die for who starts");
    }

    @Test
    void onlyTheOtherSideAnswersAndOnlyAnOffer() {
        Game<Race.At, Integer> offered = after(toMove, new Offered(Side.BLACK, 1));

        assertThat(problem(offered, new Answered(Side.BLACK, true))).isEqualTo("W must answer an offer");
        assertThat(problem(offered, new Offered(Side.BLACK, 2))).isEqualTo("W must answer an offer");
        assertThat(problem(toMove, new Answered(Side.WHITE, true))).isEqualTo("nothing is offered: W must make a move");
    }

    @Test
    void aRefusedOfferIsRepeatedOnlyForMoreOrAfterTheNextThrowOrMove() {
        Game<Race.At, Integer> refused = after(toMove, new Offered(Side.BLACK, 1), new Answered(Side.WHITE, false));

        assertThat(problem(refused, new Offered(Side.BLACK, 1)))
                .isEqualTo("B offers 1: W has refused as much since the last throw or move;"
                        + " offer more, resign, or play on");
        Game<Race.At, Integer> both = after(refused, new Offered(Side.BLACK, 2), new Answered(Side.WHITE, false));
        assertThat(problem(both, new Offered(Side.BLACK, 1))).contains("refused as much");
        assertThat(after(both, new Offered(Side.WHITE, 1)).actors()).containsExactly(Side.BLACK);
        assertThat(after(refused.move(6), new Offered(Side.BLACK, 1)).actors()).containsExactly(Side.WHITE);
    }

    @Test
    void whileAnOfferWaitsTheSideThatMadeItMayStillGiveAllUp() {
        Game<Race.At, Integer> over = after(toMove, new Offered(Side.BLACK, 1), new Resigned(Side.BLACK));

        assertThat(over.outcome()).contains(new Outcome.Win(Side.WHITE, 3, Ending.RESIGNED));
    }

    @Test
    void aRecordReplaysItsOffers() {
        Game<Race.At, Integer> game = after(
                after(toMove, new Offered(Side.BLACK, 1), new Answered(Side.WHITE, false))
                        .move(6),
                new Offered(Side.BLACK, 2),
                new Answered(Side.WHITE, true));
        Game<Race.At, Integer> again =
                GameRecord.of("race", Map.of(), game).replay(new Race()).orThrow();

        assertThat(again.events()).isEqualTo(game.events());
        assertThat(again.outcome()).contains(new Outcome.Win(Side.WHITE, 2, Ending.RESIGNED));
    }

    private static Game<Race.At, Integer> after(Game<Race.At, Integer> game, GameEvent... events) {
        Game<Race.At, Integer> now = game;
        for (GameEvent event : events) {
            now = now.with(event).orThrow();
        }
        return now;
    }

    private static String problem(Game<Race.At, Integer> game, GameEvent event) {
        return game.with(event).failure().map(Problem::message).orElse("");
    }
}
