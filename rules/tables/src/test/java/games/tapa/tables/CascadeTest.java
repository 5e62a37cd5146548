package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** 3.1(4), 3.2: doubles that cascade, stage by stage, and who plays the rest. */
class CascadeTest {

    @Test
    void untilTheThirdRollADoubleIsFourSteps() {
        TablesGame game = game(Map.of());
        TablesPosition.ToThrow third = new TablesPosition.ToThrow(start(game), Side.WHITE, new RollCounts(2, 2));
        assertThat(game.thrown(third, new Dice(5, 5)).stage().left()).isEqualTo("5555");
        TablesPosition.ToThrow fourth = new TablesPosition.ToThrow(start(game), Side.WHITE, new RollCounts(3, 2));
        assertThat(game.thrown(fourth, new Dice(5, 5)).stage().left()).isEqualTo("55556666");
        assertThat(game.thrown(fourth, new Dice(1, 1)).stage().left()).isEqualTo("111122223333444455556666");
        assertThat(game.thrown(fourth, new Dice(6, 6)).stage().left()).isEqualTo("6666");
    }

    @Test
    void aCompletedGroupIsFollowedByTheNextOneOfTheSameSide() {
        TablesGame game = game(Map.of());
        TablesPosition next = playFirst(game, "20:W2 1:B13", Side.WHITE, "5555", 4);
        assertThat(next).isInstanceOfSatisfying(TablesPosition.ToMove.class, then -> {
            assertThat(then.turn()).isEqualTo(Side.WHITE);
            assertThat(then.stage().left()).isEqualTo("6666");
            assertThat(then.stage().origin()).isEqualTo(TablesStage.Origin.CHAIN);
        });
    }

    @Test
    void theRestOfAStartedChainGoesToTheOtherSideWhichThenThrows() {
        // G15.
        TablesGame game = game(Map.of());
        TablesPosition rest = playFirst(game, "20:W1 10:B1 3:B1", Side.WHITE, "5555", 4);
        assertThat(rest).isInstanceOfSatisfying(TablesPosition.ToMove.class, then -> {
            assertThat(then.turn()).isEqualTo(Side.BLACK);
            assertThat(then.stage().left()).isEqualTo("5556666");
            assertThat(then.stage().origin()).isEqualTo(TablesStage.Origin.REST);
        });
        assertThat(ends(game, (TablesPosition.ToMove) rest)).contains("21:B1 15:W1 13:B1 B to throw");
    }

    @Test
    void whoGetsTheRestIsAnOption() {
        String unstarted = "20:W1 15:B1 1:B13";
        assertThat(next("lost", unstarted)).isEqualTo("B to throw");
        assertThat(next("opponent_if_started", unstarted)).isEqualTo("B to throw");
        assertThat(next("opponent", unstarted)).isEqualTo("B plays 55556666");
        String started = "20:W1 10:B1 1:B13";
        assertThat(next("lost", started)).isEqualTo("B to throw");
        assertThat(next("opponent_if_started", started)).isEqualTo("B plays 5556666");
    }

    @Test
    void aRestCountsAsNoRoll() {
        TablesGame game = game(Map.of());
        TablesPosition.ToMove rest =
                (TablesPosition.ToMove) playFirst(game, "20:W1 10:B1 1:B13", Side.WHITE, "5555", 4);
        assertThat(rest.rolls()).isEqualTo(new RollCounts(4, 0));
    }

    @Test
    void lookingAtTheWholeChainKeepsOnlyThePlaysThatGoFurthest() {
        // G13: after 24/4 no 6 can be played.
        String board = "24:W1 7:W1 1:B1";
        assertThat(game(Map.of()).plays(rolled(game(Map.of()), board))).hasSize(2);
        TablesGame whole = game(Map.of("cascade_scope", new OptionValue.Text("chain")));
        TablesPosition.ToMove position = rolled(whole, board);
        assertThat(whole.plays(position))
                .singleElement()
                .satisfies(play ->
                        assertThat(MoveText.write(whole, position, play)).isEqualTo("24/19/14/9 7/2"));
        TablesTurn turn = whole.turn(position).after(new TablesStep(24, 5));
        assertThat(turn.after(new TablesStep(19, 5))
                        .after(new TablesStep(14, 5))
                        .nextSteps())
                .containsExactly(new TablesStep(7, 5));
    }

    private static String next(String rest, String board) {
        TablesGame game = game(Map.of("cascade_rest", new OptionValue.Text(rest)));
        return switch (playFirst(game, board, Side.WHITE, "5555", 4)) {
            case TablesPosition.ToThrow toThrow -> toThrow.turn().letter() + " to throw";
            case TablesPosition.ToMove toMove ->
                toMove.turn().letter() + " plays " + toMove.stage().left();
            case TablesPosition.Over over -> "over";
        };
    }

    /** Where a rest can end. */
    private static List<String> ends(TablesGame game, TablesPosition.ToMove position) {
        List<String> ends = new ArrayList<>();
        for (TablesPlay play : game.plays(position)) {
            switch (game.after(position, play)) {
                case TablesPosition.ToMove next -> ends.addAll(ends(game, next));
                case TablesPosition.ToThrow next ->
                    ends.add(next.board() + " " + next.turn().letter() + " to throw");
                case TablesPosition.Over over -> ends.add("over");
            }
        }
        return ends;
    }

    private static TablesPosition playFirst(TablesGame game, String board, Side turn, String dice, int roll) {
        TablesPosition.ToMove position =
                game.rolled(read(game, board), turn, new Dice(dice.charAt(0) - '0', dice.charAt(0) - '0'), roll);
        return game.after(position, game.plays(position).getFirst());
    }

    private static TablesPosition.ToMove rolled(TablesGame game, String board) {
        return game.rolled(read(game, board), Side.WHITE, new Dice(5, 5), 4);
    }

    private static TablesBoard start(TablesGame game) {
        return game.rules().start();
    }

    private static TablesBoard read(TablesGame game, String board) {
        return BoardText.read(board, game.rules().laws()).orThrow();
    }

    private static TablesGame game(Map<String, OptionValue> options) {
        return new TablesGame(
                TablesRules.of(TablesKind.GULBARA, "gulbara", options).orThrow());
    }
}
