package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Worths in points of the preset, and the chances they are made of. */
final class JudgeTest {

    @Test
    void netsCountThePointsOfThePresetAsTheJudgeDoes() {
        List<TablesGame> told = EveryPreset.ofAllGames().stream()
                .filter(game -> Judge.of(game, "these", (board, sequel) -> new float[0])
                        .failure()
                        .isEmpty())
                .toList();
        assertThat(told).hasSizeGreaterThan(15);
        for (TablesGame game : told) {
            NetEvaluator nets =
                    new NetEvaluator(game, GameNetsTest.nets(game.rules().kind()), ScalarKernel.PLAIN);
            Judge judge = Judge.of(game, "nets", nets::chances).orThrow();
            Stages stages = new Stages(game);
            new RandomPositions(game, 12).show(100, position -> {
                Choice choice = stages.of(position);
                choice.show(choice.size() - 1);
                assertThat(judge.of(choice.board(), choice.sequel()))
                        .as("%s: %s", EveryPreset.name(game), position)
                        .isEqualTo(nets.of(choice.board(), choice.sequel()));
            });
        }
    }

    @Test
    void equityIsInPointsOfThePreset() {
        Chances triple = (board, sequel) -> new float[] {0.5f, 0.25f, 0.25f, 0, 0, 0};
        assertThat(equity(TablesKind.TABLA, "backgammon", Map.of(), triple)).isEqualTo(2.25);
        assertThat(equity(TablesKind.TABLA, "tabla", Map.of(), triple)).isEqualTo(1.75);
        assertThat(equity(TablesKind.TABLA, "tabla", Map.of("gammon", new OptionValue.Text("none")), triple))
                .isEqualTo(1);
        Chances lost = (board, sequel) -> new float[] {0, 0.25f, 0, 0.75f};
        assertThat(equity(TablesKind.GULBARA, "fevga", Map.of(), lost)).isEqualTo(-1.25);
    }

    @Test
    void rulesWhosePointsTheOutcomesDoNotTellHaveNoNet() {
        assertThat(refused(TablesKind.TAPA, "mahbouseh-31", Map.of())).contains("nets of tapa", "mahbouseh-31");
        Map<String, OptionValue> none = Map.of("gammon", new OptionValue.Text("none"));
        assertThat(refused(TablesKind.TAPA, "mali", none)).contains("nets of tapa");
        assertThat(refused(TablesKind.TAPA, "mali", Map.of("mother_points", new OptionValue.Count(3))))
                .contains("nets of tapa");
        assertThat(refused(TablesKind.GULBARA, "gulbara", Map.of("triple", new OptionValue.Flag(true))))
                .contains("nets of gulbara");
    }

    @Test
    void aFinishedGameHasItsOutcomeForSure() {
        TablesGame mali = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        Judge judge = PipJudge.of(mali);
        MoverBoard board = new MoverBoard();
        double[] chances = new double[5];
        board.set(BoardText.read("15:B15", mali.rules().laws()).orThrow(), Side.WHITE);
        judge.tell(board, Sequel.OTHER_THROWS, chances);
        assertThat(chances).containsExactly(1, 0, 0, 0, 0);
        board.set(BoardText.read("24:W1B14 1:B1W14", mali.rules().laws()).orThrow(), Side.WHITE);
        judge.tell(board, Sequel.OTHER_THROWS, chances);
        assertThat(chances).containsExactly(0, 0, 1, 0, 0);
        assertThat(judge.of(board, Sequel.OTHER_THROWS)).isZero();
    }

    private static double equity(TablesKind kind, String preset, Map<String, OptionValue> options, Chances chances) {
        TablesGame game = new TablesGame(TablesRules.of(kind, preset, options).orThrow());
        MoverBoard board = new MoverBoard();
        board.set(game.rules().start(), Side.WHITE);
        return Judge.of(game, "these", chances).orThrow().of(board, Sequel.OTHER_THROWS);
    }

    private static String refused(TablesKind kind, String preset, Map<String, OptionValue> options) {
        TablesGame game = new TablesGame(TablesRules.of(kind, preset, options).orThrow());
        Result<Judge> judge = Judge.of(game, "these", (board, sequel) -> new float[0]);
        assertThat(judge.failure().map(Problem::code)).contains(Problem.Code.NO_NET);
        return judge.failure().orElseThrow().message();
    }
}
