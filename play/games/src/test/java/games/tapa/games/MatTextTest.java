package games.tapa.games;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.match.Opening;
import games.tapa.match.Pending;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 7: the match text of backgammon programs. */
class MatTextTest {

    private static final TablesGameRules BACKGAMMON = rules("backgammon");

    /** Written by hand, after the description of section 7. */
    private static final String SHORT = """
             5 point match

             Game 1
             Anna : 0                        Boris : 0
              1)                             31: 8/5 6/5
              2) 61: 13/7 8/7                66: 13/7(4)
              3) 55:                         42: 25/21 6/4
            """;

    @ParameterizedTest
    @ValueSource(strings = {"backgammon", "tabla", "tavla", "portes"})
    void randomGamesAreWrittenAndReadBack(String preset) {
        TablesGameRules rules = rules(preset);
        Rng rng = new SplitMix64(11);
        for (int i = 0; i < 12; i++) {
            List<Game<TablesPosition, TablesPlay>> games = List.of(played(rules, rng), played(rules, rng));
            String text = MatText.write(games).orThrow();
            List<Game<TablesPosition, TablesPlay>> read =
                    MatText.read(text, rules).orThrow();
            assertThat(read.size()).isEqualTo(2);
            assertThat(MatText.write(read).orThrow()).isEqualTo(text);
            for (int game = 0; game < 2; game++) {
                assertThat(read.get(game).outcome()).isEqualTo(games.get(game).outcome());
                assertThat(moves(read.get(game))).isEqualTo(moves(games.get(game)));
            }
        }
    }

    @Test
    void aTextOfOthersIsReadWithItsColumnsBarAndEmptyTurns() {
        String text = SHORT.replace("  3) 55:                         42: 25/21 6/4\n", "");
        Game<TablesPosition, TablesPlay> game =
                MatText.read(text, BACKGAMMON).orThrow().getFirst();
        assertThat(game.starter()).contains(Side.BLACK);
        assertThat(moves(game)).containsExactly("B 8/5 6/5", "W 13/7 8/7", "B 13/7(4)");
    }

    @Test
    void whoeverGivesUpBeforeTheEndLosesWhatTheTextSays() {
        String text = SHORT.substring(0, SHORT.indexOf("  3)")) + " ".repeat(33) + "Wins 1 point\n";
        assertThat(MatText.read(text, BACKGAMMON).orThrow().getFirst().outcome())
                .contains(new Outcome.Win(Side.BLACK, 1, Ending.RESIGNED));
    }

    @Test
    void theFaultIsNamedWithItsLine() {
        assertThat(fault(SHORT)).contains("line 7").contains("W plays pass");
        assertThat(fault(SHORT.replace("31: 8/5 6/5", "31: 8/2"))).contains("line 5");
        assertThat(fault(SHORT.replace("61: 13/7 8/7", " Doubles => 2")))
                .contains("line 6")
                .contains("cube");
        assertThat(fault("hello")).contains("line 1");
        assertThat(fault("")).contains("no game");
        assertThat(fault("x".repeat(MatText.LONGEST + 1))).contains("at most");
        assertThat(MatText.read(SHORT, RandomGames.rules("mali")).failure()).isPresent();
    }

    @Test
    void whatTheTextCannotHoldIsNotWritten() {
        TablesGameRules tapa = RandomGames.rules("mali");
        assertThat(MatText.write(List.of(Game.begin(tapa, tapa.opening()))).failure())
                .hasValueSatisfying(problem -> assertThat(problem.message()).contains("this is tapa"));
        Opening elsewhere = new Opening.SetUp("20:B1 6:W1", Side.WHITE, Optional.empty());
        assertThat(MatText.write(List.of(Game.begin(BACKGAMMON, elsewhere))).failure())
                .hasValueSatisfying(problem -> assertThat(problem.message()).contains("set up"));
    }

    @Test
    void mutatedTextsGiveGamesOrAProblem() {
        String text =
                MatText.write(List.of(played(BACKGAMMON, new SplitMix64(3)))).orThrow();
        Rng rng = new SplitMix64(4);
        String letters = "0123456789/:)* \nWinsB(-";
        for (int i = 0; i < 2_000; i++) {
            StringBuilder mutated = new StringBuilder(text);
            for (int j = rng.below(4); j >= 0; j--) {
                mutated.setCharAt(rng.below(text.length()), letters.charAt(rng.below(letters.length())));
            }
            MatText.read(mutated.toString(), BACKGAMMON)
                    .failure()
                    .ifPresent(problem -> assertThat(problem.message()).isNotEmpty());
        }
    }

    private static String fault(String text) {
        return MatText.read(text, BACKGAMMON).failure().map(Problem::message).orElse("");
    }

    private static List<String> moves(Game<TablesPosition, TablesPlay> game) {
        List<String> moves = new ArrayList<>();
        for (GameEvent event : game.events()) {
            if (event instanceof GameEvent.Moved(Side side, String move)) {
                moves.add(side.letter() + " " + move);
            }
        }
        return moves;
    }

    /** A random game, given up by chance in one of three. */
    private static Game<TablesPosition, TablesPlay> played(TablesGameRules rules, Rng rng) {
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        int left = rng.below(3) == 0 ? 2 * rng.below(20) + 1 : 10_000;
        while (game.outcome().isEmpty()) {
            if (game.position().isEmpty()) {
                game = game.throwOpening(rng);
            } else if (game.pending().orElseThrow() instanceof Pending.Throw) {
                game = left-- > 0
                        ? game.throwDice(rng)
                        : game.resign(game.actors().getFirst());
            } else {
                List<TablesPlay> plays = rules.legalMoves(game.position().get());
                game = game.move(plays.get(rng.below(plays.size())));
            }
        }
        return game;
    }

    private static TablesGameRules rules(String preset) {
        return Games.rules("tabla", Optional.of(preset), Map.of()).orThrow();
    }
}
