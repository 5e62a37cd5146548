package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.Sequel;
import org.junit.jupiter.api.Test;

/** What judges by the nets that ship. */
final class BestJudgesTest {

    private final BestJudges judges = new BestJudges();

    @Test
    void aJudgeSaysWhatTheNetsOfItsGameSay() {
        TablesGame mali = game(TablesKind.TAPA, "mali");
        Judge judge = judges.of(mali).orThrow();
        MoverBoard start = new MoverBoard();
        start.set(mali.rules().start(), Side.WHITE);
        assertThat(judge.of(start, Sequel.OTHER_THROWS))
                .isEqualTo(new NetEvaluator(mali, BestNets.of(TablesKind.TAPA), ScalarKernel.PLAIN)
                        .of(start, Sequel.OTHER_THROWS));
        assertThat(judge.name()).isEqualTo("tapa-" + OwnInputs.OURS.version());
    }

    @Test
    void racesAtHomeAreJudgedByTheBearoffDatabase() {
        // White is off with 27 of 36 rolls, and where doubles cascade with 1-1 too; Black then with any.
        assertThat(ofRace(game(TablesKind.TAPA, "mali"), "6:W1 24:B1")).isEqualTo(-0.5f);
        assertThat(ofRace(game(TablesKind.TABLA, "chelebi"), "6:W1 24:B1")).isCloseTo(-20 / 36.0, within(0.0001));
        // With 17 of 36 rolls White saves the gammon.
        assertThat(ofRace(game(TablesKind.TAPA, "mali"), "6:W15 24:B1")).isCloseTo(1 + 19 / 36.0, within(0.0001));
        assertThat(ofRace(game(TablesKind.GULBARA, "moultezim"), "1:W15 13:B1")).isCloseTo(1, within(0.0001));
    }

    private double ofRace(TablesGame game, String text) {
        MoverBoard board = new MoverBoard();
        board.set(BoardText.read(text, game.rules().laws()).orThrow(), Side.BLACK);
        return judges.of(game).orThrow().of(board, Sequel.OTHER_THROWS);
    }

    @Test
    void whereNetsDoNotKnowThePointsThereIsNoJudge() {
        assertThat(code(game(TablesKind.TAPA, "mahbouseh-31"))).isEqualTo(Problem.Code.NO_NET);
    }

    private Problem.Code code(TablesGame game) {
        Result<Judge> judge = judges.of(game);
        return judge.failure().orElseThrow().code();
    }

    private static TablesGame game(TablesKind kind, String preset) {
        return new TablesGame(TablesRules.of(kind, preset).orThrow());
    }
}
