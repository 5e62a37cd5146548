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
    void a_finger_that_follows_the_picker_with_undo_at_random_always_ends_in_a_legal_play() {
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
    void all_fingers_together_reach_exactly_the_plays_of_the_list() {
        RandomGames.positions(3, POSITIONS, (rules, position) -> {
            Set<TablesBoard> listed = new HashSet<>();
            for (TablesPlay play : rules.legalMoves(position)) {
                listed.add(play.result());
            }
            assertThat(everyFinger(rules.picker(position))).as("%s", position).isEqualTo(listed);
        });
    }

    @Test
    void undo_takes_back_one_die_of_a_checker_that_went_two() {
        TablesPicker picker = picker("24:W15 1:B15", "61").pick(new Spot("24"), new Spot("17"));

        assertThat(picker.done()).isPresent();
        TablesPicker back = picker.undo().orElseThrow();
        assertThat(back.turn().steps()).containsExactly(new TablesStep(24, 6));
        assertThat(back.targets(new Spot("18"))).containsExactly(new Spot("17"));
        assertThat(back.undo().orElseThrow().undo()).isEmpty();
    }

    @Test
    void one_pick_may_take_several_steps_of_one_checker() {
        TablesPicker picker = picker("24:W15 1:B15", "61");

        assertThat(picker.sources()).containsExactly(new Spot("24"));
        assertThat(picker.targets(new Spot("24"))).containsExactly(new Spot("18"), new Spot("23"), new Spot("17"));
        assertThat(picker.targets(new Spot("13"))).isEmpty();
    }

    @Test
    void a_double_offers_up_to_four_steps_of_one_checker() {
        assertThat(picker("24:W15 1:B15", "55").targets(new Spot("24")))
                .containsExactly(new Spot("19"), new Spot("14"), new Spot("9"), new Spot("4"));
    }

    @Test
    void blacks_spots_carry_whites_numbering() {
        TapaRules rules = RandomGames.rules("mali");
        TablesPicker picker = rules.picker(
                rules.thrown(rules.readPosition("24:W15 1:B15", Side.BLACK).orThrow(), dice("21")));

        assertThat(picker.targets(new Spot("1"))).containsExactly(new Spot("3"), new Spot("2"), new Spot("4"));
    }

    @Test
    void the_first_way_is_taken_and_another_can_be_named_by_its_first_landing() {
        TablesPicker picker = picker("13:W1 12:B1 8:B1 1:W14 24:B13", "51");
        Spot from = new Spot("13");
        Spot to = new Spot("7");

        assertThat(picker.pick(from, to).turn().steps()).containsExactly(new TablesStep(13, 5), new TablesStep(8, 1));
        assertThat(picker.pick(from, to, new Spot("12")).orElseThrow().turn().steps())
                .containsExactly(new TablesStep(13, 1), new TablesStep(12, 5));
        assertThat(picker.pick(from, to, new Spot("9"))).isEmpty();
    }

    @Test
    void passing_over_blots_leaves_them_free_so_in_tapa_there_is_nothing_to_ask() {
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
    void a_roll_that_cannot_be_played_is_complete_at_once_with_the_pass() {
        TablesPicker picker = picker("13:W1 1:W14 7:B2 8:B2 24:B11", "65");

        assertThat(picker.sources()).isEmpty();
        assertThat(picker.done()).map(TablesPlay::isPass).contains(true);
        assertThat(picker.why(new Spot("13"))).contains("why.held");
    }

    @Test
    void a_refused_pick_says_why() {
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
    void a_step_that_would_waste_a_die_is_refused_for_that_reason() {
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
        TapaRules rules = RandomGames.rules("mali");
        TablesPosition position = rules.readPosition(board, Side.WHITE).orThrow();
        return rules.picker(rules.thrown(position, dice(dice)));
    }

    private static Dice dice(String digits) {
        return Dice.read(digits).orThrow();
    }
}
