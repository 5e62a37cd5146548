package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** What races are said to be worth, by hand and by games that are solved; and when nets are asked. */
final class RaceEvaluatorTest {

    private static final Offset<Float> ROUNDING = within(0.0001f);

    private static final Sequel SAME_THROWS = new Sequel(Sequel.Kind.SAME_THROWS, 0, 0);

    private final MoverBoard board = new MoverBoard();

    @Test
    void theSideThatThrowsNextHasTheChancesOfItsThrow() {
        TablesGame mali = game(TablesKind.TAPA, "mali");
        // White is off with 27 of 36 rolls, Black with any.
        float[] waits = told(mali, "6:W1 24:B1", Side.BLACK, Sequel.OTHER_THROWS);
        assertChances(waits, 0, 9 / 36f, 0, 27 / 36f, 0);
        float[] throwsAgain = told(mali, "6:W1 24:B1", Side.WHITE, SAME_THROWS);
        assertChances(throwsAgain, 0, 27 / 36f, 0, 9 / 36f, 0);
        float[] first = told(mali, "6:W1 24:B1", Side.WHITE, Sequel.OTHER_THROWS);
        assertChances(first, 0, 0, 0, 1, 0);
    }

    @Test
    void aSideWithNoneOffSavesTheGammonIfItsFirstCheckerGoesOffInTime() {
        // A 6, or 5-1, 4-2, 3-3, 2-2 with one checker: 17 of 36 rolls. Then Black takes its last one off.
        String none = "6:W15 24:B1";
        assertChances(
                told(game(TablesKind.TAPA, "mali"), none, Side.BLACK, Sequel.OTHER_THROWS),
                19 / 36f,
                17 / 36f,
                0,
                0,
                0);
        assertChances(
                told(game(TablesKind.TABLA, "backgammon"), none, Side.WHITE, SAME_THROWS),
                0,
                0,
                0,
                17 / 36f,
                19 / 36f,
                0);
        assertChances(told(game(TablesKind.TAPA, "mali"), none, Side.WHITE, Sequel.OTHER_THROWS), 0, 0, 0, 0, 1);
        assertChances(
                told(game(TablesKind.TAPA, "mali"), "6:W14 24:B1", Side.WHITE, Sequel.OTHER_THROWS), 0, 0, 0, 1, 0);
    }

    @Test
    void whatIsLeftOfAChainComesFirst() {
        TablesGame gulbara = game(TablesKind.GULBARA, "gulbara");
        Sequel sixes = new Sequel(Sequel.Kind.SAME_PLAYS, 6, 4);
        assertChances(told(gulbara, "1:W5 13:B1", Side.WHITE, sixes), 0, 0, 1, 0);
        assertChances(told(gulbara, "1:W4 13:B1", Side.WHITE, sixes), 0, 1, 0, 0);
        Sequel fives = new Sequel(Sequel.Kind.SAME_PLAYS, 5, 4);
        assertChances(told(gulbara, "1:W8 13:B15", Side.WHITE, fives), 1, 0, 0, 0);
    }

    @Test
    void racesOfFewCheckersWithChainsAreWorthWhatTheyAre() {
        TablesGame gulbara = game(TablesKind.GULBARA, "gulbara");
        SolvedEndings solved = new SolvedEndings(gulbara);
        HomeRaces races = new HomeRaces(gulbara, new SplitMix64(9));
        RaceEvaluator evaluator = evaluator(gulbara);
        for (int i = 0; i < 200; i++) {
            int white = races.random(2);
            int black = races.random(2);
            board.set(races.board(white, black), Side.BLACK);
            assertThat(evaluator.of(board, Sequel.OTHER_THROWS))
                    .as("%s", board.toBoard(Side.BLACK))
                    .isCloseTo(solved.equity(races.position(white, black), Side.BLACK), within(0.00003));
        }
    }

    @Test
    void chancesAreNeverNegativeAndSumToOne() {
        for (TablesKind kind : TablesKind.values()) {
            TablesGame game = game(kind, kind.key());
            HomeRaces races = new HomeRaces(game, new SplitMix64(10));
            RaceEvaluator evaluator = evaluator(game);
            for (int i = 0; i < 2000; i++) {
                board.set(races.board(races.random(15), races.random(15)), Side.WHITE);
                float sum = 0;
                for (float chance : evaluator.chances(board, Sequel.OTHER_THROWS)) {
                    assertThat(chance).as("%s", board.toBoard(Side.WHITE)).isNotNegative();
                    sum += chance;
                }
                assertThat(sum).as("%s", board.toBoard(Side.WHITE)).isCloseTo(1, within(1e-6f));
            }
        }
    }

    @Test
    void netsAreAskedOfEverythingElse() {
        TablesGame tabla = game(TablesKind.TABLA, "tabla");
        assertByNets(tabla, "7:W1 20:B2", Sequel.OTHER_THROWS);
        assertByNets(tabla, "6:W1 18:B2", Sequel.OTHER_THROWS);
        assertByNets(tabla, "6:W1 20:B2 barW:1", Sequel.OTHER_THROWS);
        assertByNets(tabla, "6:W1 20:B2 barB:1", Sequel.OTHER_THROWS);
        assertByNets(game(TablesKind.TAPA, "mali"), "6:W1 5:B1W1 20:B2", Sequel.OTHER_THROWS);
        assertByNets(game(TablesKind.GULBARA, "crazy-narde"), "6:W1 13:B2", Sequel.OTHER_THROWS);
        TablesGame gulbara = game(TablesKind.GULBARA, "gulbara");
        assertByNets(gulbara, "6:W1 13:B2", new Sequel(Sequel.Kind.SAME_PLAYS, 6, 3));
        assertByNets(gulbara, "6:W1 13:B2", new Sequel(Sequel.Kind.OTHER_PLAYS, 6, 4));
        Map<String, OptionValue> exactOnly = Map.of("bearoff_over", new OptionValue.Text("exact_only"));
        TablesRules exact = TablesRules.of(TablesKind.TAPA, "mali", exactOnly).orThrow();
        assertByNets(new TablesGame(exact), "6:W1 24:B1", Sequel.OTHER_THROWS);
        // The game is over.
        assertByNets(tabla, "20:B2", Sequel.OTHER_THROWS);
    }

    private void assertByNets(TablesGame game, String text, Sequel sequel) {
        board.set(BoardText.read(text, game.rules().laws()).orThrow(), Side.WHITE);
        RaceEvaluator unasked = new RaceEvaluator(game, nets(game), doubles -> {
            throw new AssertionError("asked of " + text);
        });
        assertThat(unasked.of(board, sequel)).isEqualTo(nets(game).of(board, sequel));
        assertThat(unasked.chances(board, sequel)).isEqualTo(nets(game).chances(board, sequel));
    }

    private float[] told(TablesGame game, String text, Side view, Sequel sequel) {
        board.set(BoardText.read(text, game.rules().laws()).orThrow(), view);
        return evaluator(game).chances(board, sequel);
    }

    private static void assertChances(float[] told, float... right) {
        assertThat(told).usingComparatorWithPrecision(ROUNDING.value).containsExactly(right);
    }

    private static RaceEvaluator evaluator(TablesGame game) {
        return new RaceEvaluator(game, nets(game), MadeBearoffs::of);
    }

    private static NetEvaluator nets(TablesGame game) {
        return new NetEvaluator(game, GameNetsTest.nets(game.rules().kind()), ScalarKernel.PLAIN);
    }

    private static TablesGame game(TablesKind kind, String preset) {
        return new TablesGame(TablesRules.of(kind, preset).orThrow());
    }
}
