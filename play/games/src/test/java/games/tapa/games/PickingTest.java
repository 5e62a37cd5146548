package games.tapa.games;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Picker;
import games.tapa.match.Spot;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStep;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PickingTest {

    private static final int POSITIONS = 5_000;

    @Test
    void aFingerThatFollowsThePickerWithUndoAtRandomAlwaysEndsInALegalPlay() {
        Rng rng = new SplitMix64(1);
        RandomGames.positions(2, POSITIONS, (rules, position) -> {
            Picker<TablesPlay> picker = rules.picker(position);
            while (picker.done().isEmpty()) {
                Optional<? extends Picker<TablesPlay>> before = rng.below(4) == 0 ? picker.undo() : Optional.empty();
                picker = before.isPresent() ? before.get() : randomPick(picker, rng);
            }
            assertThat(picker.sources()).as("%s", position).isEmpty();
            assertThat(rules.legalMoves(position))
                    .as("%s", position)
                    .contains(picker.done().get());
        });
    }

    @Test
    void allFingersTogetherReachExactlyThePlaysOfTheList() {
        RandomGames.positions(3, POSITIONS, (rules, position) -> {
            Set<TablesBoard> listed = new HashSet<>();
            for (TablesPlay play : rules.legalMoves(position)) {
                listed.add(play.result());
            }
            assertThat(everyFinger(rules.picker(position))).as("%s", position).isEqualTo(listed);
        });
    }

    @Test
    void undoTakesBackOneDieOfACheckerThatWentTwo() {
        TablesPicker picker = picker("24:W15 1:B15", "61").pick(new Spot("24"), new Spot("17"));

        assertThat(picker.done()).isPresent();
        TablesPicker back = picker.undo().orElseThrow();
        assertThat(back.turn().steps()).containsExactly(new TablesStep(24, 6));
        assertThat(back.targets(new Spot("18"))).containsExactly(new Spot("17"));
        assertThat(back.undo().orElseThrow().undo()).isEmpty();
    }

    @Test
    void onePickMayTakeSeveralStepsOfOneChecker() {
        TablesPicker picker = picker("24:W15 1:B15", "61");

        assertThat(picker.sources()).containsExactly(new Spot("24"));
        assertThat(picker.targets(new Spot("24"))).containsExactly(new Spot("18"), new Spot("23"), new Spot("17"));
        assertThat(picker.targets(new Spot("13"))).isEmpty();
    }

    @Test
    void aDoubleOffersUpToFourStepsOfOneChecker() {
        assertThat(picker("24:W15 1:B15", "55").targets(new Spot("24")))
                .containsExactly(new Spot("19"), new Spot("14"), new Spot("9"), new Spot("4"));
    }

    @Test
    void blacksSpotsCarryWhitesNumbering() {
        TablesGameRules rules = RandomGames.rules("mali");
        TablesPicker picker = rules.picker(
                rules.thrown(rules.readPosition("24:W15 1:B15", Side.BLACK).orThrow(), dice("21")));

        assertThat(picker.targets(new Spot("1"))).containsExactly(new Spot("3"), new Spot("2"), new Spot("4"));
    }

    @Test
    void theFirstWayIsTakenAndAnotherCanBeNamedByItsFirstLanding() {
        TablesPicker picker = picker("13:W1 12:B1 8:B1 1:W14 24:B13", "51");
        Spot from = new Spot("13");
        Spot to = new Spot("7");

        assertThat(picker.pick(from, to).turn().steps()).containsExactly(new TablesStep(13, 5), new TablesStep(8, 1));
        assertThat(picker.pick(from, to, new Spot("12")).orElseThrow().turn().steps())
                .containsExactly(new TablesStep(13, 1), new TablesStep(12, 5));
        assertThat(picker.pick(from, to, new Spot("9"))).isEmpty();
    }

    @Test
    void passingOverBlotsLeavesThemFreeSoInTapaThereIsNothingToAsk() {
        RandomGames.positions(4, 500, (rules, position) -> {
            TablesPicker picker = rules.picker(position);
            for (Spot from : picker.sources()) {
                for (Spot to : picker.targets(from)) {
                    assertThat(picker.choices(from, to))
                            .as("%s %s %s", position, from, to)
                            .isEmpty();
                }
            }
        });
    }

    @Test
    void aRollThatCannotBePlayedIsCompleteAtOnceWithThePass() {
        TablesPicker picker = picker("13:W1 1:W14 7:B2 8:B2 24:B11", "65");

        assertThat(picker.sources()).isEmpty();
        assertThat(picker.done()).map(TablesPlay::isPass).contains(true);
        assertThat(picker.why(new Spot("13"))).contains("why.held");
    }

    @Test
    void aRefusedPickSaysWhy() {
        TablesPicker picker = picker("13:W2 10:W1B1 6:W1 1:W11 24:B14", "31");

        assertThat(picker.why(new Spot("13"), new Spot("12"))).isEmpty();
        assertThat(picker.why(new Spot("13"), new Spot("10"))).contains("why.held");
        assertThat(picker.why(new Spot("13"), new Spot("8"))).contains("why.no-die");
        assertThat(picker.why(new Spot("6"), new Spot("off"))).contains("why.not-home");
        assertThat(picker.why(new Spot("10"))).contains("why.pinned");
        assertThat(picker.why(new Spot("24"))).contains("why.not-yours");
        assertThat(picker.why(new Spot("99"))).contains("why.not-yours");
        assertThat(picker.why(new Spot("13"), new Spot("x"))).contains("why.no-die");
        assertThat(picker.why(new Spot("off"))).contains("why.not-yours");
    }

    @Test
    void aStepThatWouldWasteADieIsRefusedForThatReason() {
        TablesPicker picker = picker("13:W1 1:W14 7:B2 24:B13", "65");

        assertThat(picker.targets(new Spot("13"))).containsExactly(new Spot("8"), new Spot("2"));
        assertThat(picker("13:W1 1:W14 2:B2 24:B13", "65").why(new Spot("13"), new Spot("8")))
                .contains("why.larger-die");
    }

    private static Picker<TablesPlay> randomPick(Picker<TablesPlay> picker, Rng rng) {
        List<Spot> sources = picker.sources();
        Spot from = sources.get(rng.below(sources.size()));
        List<Spot> targets = picker.targets(from);
        return picker.pick(from, targets.get(rng.below(targets.size())));
    }

    /** The boards on which any sequence of picks ends. */
    private static Set<TablesBoard> everyFinger(TablesPicker start) {
        record State(TablesBoard board, List<Integer> diceLeft) {}
        Set<TablesBoard> ends = new HashSet<>();
        Set<State> seen = new HashSet<>();
        Deque<TablesPicker> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            TablesPicker picker = open.pop();
            if (!seen.add(new State(picker.turn().board(), picker.turn().diceLeft()))) {
                continue;
            }
            if (picker.turn().isComplete()) {
                ends.add(picker.turn().board());
            }
            for (Spot from : picker.sources()) {
                for (Spot to : picker.targets(from)) {
                    open.push(picker.pick(from, to));
                }
            }
        }
        return ends;
    }

    private static TablesPicker picker(String board, String dice) {
        TablesGameRules rules = RandomGames.rules("mali");
        TablesPosition position = rules.readPosition(board, Side.WHITE).orThrow();
        return rules.picker(rules.thrown(position, dice(dice)));
    }

    private static Dice dice(String digits) {
        return Dice.read(digits).orThrow();
    }
}
