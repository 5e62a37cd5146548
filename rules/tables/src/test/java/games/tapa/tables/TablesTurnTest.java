package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The turn in progress: what may be stepped next, and why not. */
class TablesTurnTest {

    @Test
    void aStepThatWouldPlayFewerDiceIsRefused() {
        // T08: only 13/11/5 plays both dice.
        TablesTurn turn = turn("mali", "13:W1 9:W1 1:W13 7:B2 3:B2 24:B11", 6, 2);
        assertThat(turn.nextSteps()).containsExactly(new TablesStep(13, 2));
        assertThat(turn.why(9, 7)).contains(Refusal.HELD);
        assertThat(turn.after(new TablesStep(13, 2)).nextSteps()).containsExactly(new TablesStep(11, 6));
    }

    @Test
    void ifEitherDieCanBePlayedButNotBothTheSmallerIsRefused() {
        // T06.
        TablesTurn turn = turn("mali", "13:W1 1:W14 2:B2 24:B13", 6, 5);
        assertThat(turn.nextSteps()).containsExactly(new TablesStep(13, 6));
        assertThat(turn.why(13, 8)).contains(Refusal.LARGER_DIE);
        assertThat(turn.after(new TablesStep(13, 6)).isComplete()).isTrue();
    }

    @Test
    void aStepThatEndsTheGameCompletesTheTurnWithDiceLeft() {
        // T27: moving the last start checker wins on the spot.
        TablesTurn turn = turn("mali", "24:W1 19:W1 2:W12 1:B1W1 15:B14", 6, 4);
        TablesTurn won = turn.after(new TablesStep(24, 4));
        assertThat(won.isComplete()).isTrue();
        assertThat(won.diceLeft()).containsExactly(6);
        assertThat(won.play().orElseThrow().outcome()).isPresent();
    }

    @Test
    void undoTakesBackOneStepDownToTheStartOfTheTurn() {
        TablesTurn turn = turn("mali", "24:W15 1:B15", 6, 1);
        TablesTurn stepped = turn.after(new TablesStep(24, 1)).after(new TablesStep(23, 6));
        assertThat(stepped.board()).hasToString("24:W14 17:W1 1:B15");
        assertThat(stepped.play().orElseThrow().steps()).containsExactly(new TablesStep(24, 6), new TablesStep(18, 1));
        assertThat(stepped.undo().orElseThrow().undo().orElseThrow().board()).isEqualTo(turn.board());
        assertThat(turn.undo()).isEmpty();
    }

    @Test
    void aRollThatCannotBePlayedIsCompleteAsAPass() {
        // T09.
        TablesTurn turn = turn("mali", "13:W1 1:W14 7:B2 8:B2 24:B11", 6, 5);
        assertThat(turn.isComplete()).isTrue();
        assertThat(turn.play().orElseThrow().isPass()).isTrue();
    }

    @Test
    void everyRefusalIsNamed() {
        TablesTurn start = turn("mali", "24:W12 10:W1B1 9:B2 5:W1 3:W1 1:B12", 6, 1);
        assertThat(start.why(10, 9)).contains(Refusal.PINNED);
        assertThat(start.why(9, 8)).contains(Refusal.NOT_YOURS);
        assertThat(start.why(24, 20)).contains(Refusal.NO_DIE);
        assertThat(start.why(5, 0)).contains(Refusal.NOT_HOME);
        assertThat(start.why(24, 23)).isEmpty();
        TablesTurn higher = turn("mali", "5:W1 3:W1 1:B12", 4, 2);
        assertThat(higher.why(3, 0)).contains(Refusal.HIGHER_POINT);
        TablesTurn pinned = turn("plakoto-greek", "6:W2 3:W1 2:W1B1 10:B5", 6, 5);
        assertThat(pinned.why(6, 0)).contains(Refusal.PINNED_AT_HOME);
        TablesTurn offOnly = turn(
                TablesRules.of(TablesKind.TAPA, "mali", Map.of("bearoff_over", new OptionValue.Text("exact_only"))),
                "5:W2 3:W1 10:B5",
                new Dice(3, 2));
        assertThat(offOnly.why(5, 3)).contains(Refusal.OFF_ONLY);
        // After 13/7 no 2 can be played; 13/11 12/6 plays both.
        TablesTurn dice = turn("mali", "13:W1 12:W1 1:W13 10:B2 5:B2 24:B11", 6, 2);
        assertThat(dice.why(13, 7)).contains(Refusal.MORE_DICE);
    }

    @Test
    void checkersOnTheBarEnterFirst() {
        // B01.
        TablesTurn turn = turn(TablesRules.of(TablesKind.TABLA, "tabla"), "barW:1 13:W5 6:B5", new Dice(6, 5));
        assertThat(turn.nextSteps()).containsExactly(new TablesStep(25, 6), new TablesStep(25, 5));
        assertThat(turn.why(13, 7)).contains(Refusal.BAR_FIRST);
        assertThat(turn.after(new TablesStep(25, 6)).why(13, 8)).isEmpty();
    }

    @Test
    void aCheckerThatHasHitAtHomeStaysWhereTheRulesSaySo() {
        // B08.
        TablesTurn turn =
                turn(TablesRules.of(TablesKind.TABLA, "tavla"), "8:W1 1:W14 4:B1 6:B2 19:B12", new Dice(4, 2));
        assertThat(turn.touches(new TablesStep(8, 4))).isTrue();
        TablesTurn hit = turn.after(new TablesStep(8, 4));
        assertThat(hit.isComplete()).isTrue();
        assertThat(hit.board()).hasToString("19:B12 6:B2 4:W1 1:W14 barB:1");
        assertThat(hit.why(4, 2)).contains(Refusal.STANDS);
    }

    @Test
    void oneCheckerLeavesTheHeadInARollButTwoWithAListedDoubleInTheFirst() {
        TablesRules rules = TablesRules.of(TablesKind.GULBARA, "long-narde").orThrow();
        TablesGame game = new TablesGame(rules);
        TablesTurn ordinary = game.turn(game.rolled(rules.start(), Side.WHITE, new Dice(3, 2), 1));
        assertThat(ordinary.after(new TablesStep(24, 3)).why(24, 22)).contains(Refusal.LIMIT);
        assertThat(game.dicePlayed(game.rolled(rules.start(), Side.WHITE, new Dice(6, 6), 1)))
                .isEqualTo(2);
        assertThat(game.dicePlayed(game.rolled(rules.start(), Side.WHITE, new Dice(6, 6), 2)))
                .isEqualTo(1);
    }

    @Test
    void inFevgaOnlyTheFirstCheckerMovesUntilItIsAway() {
        TablesTurn turn = turn(TablesRules.of(TablesKind.GULBARA, "fevga"), "24:W14 18:W1 12:B15", new Dice(6, 5));
        assertThat(turn.nextSteps()).containsExactly(new TablesStep(18, 5));
        assertThat(turn.after(new TablesStep(18, 5)).nextSteps()).containsExactly(new TablesStep(13, 6));
    }

    private static TablesTurn turn(String preset, String board, int die1, int die2) {
        return turn(TablesRules.of(TablesKind.TAPA, preset), board, new Dice(die1, die2));
    }

    private static TablesTurn turn(Result<TablesRules> rules, String board, Dice dice) {
        TablesGame game = new TablesGame(rules.orThrow());
        TablesBoard read = BoardText.read(board, game.rules().laws()).orThrow();
        return game.turn(game.rolled(read, Side.WHITE, dice, 1));
    }
}
