package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The generator of search against the plays with their steps, and both against the reference counts (6.5). */
class GeneratorTest {

    private static final List<Dice> ROLLS = rolls();

    private final Map<TablesRules, PlayGenerator> generators = new HashMap<>();
    private final long[] out = new long[2 * PlayGenerator.MOST_RESULTS];

    @ParameterizedTest
    @CsvSource({"TAPA, 59", "TABLA, 447", "GULBARA, 53"})
    void fromTheStartThe21RollsHaveAsManyResultsAsTheRuleBookSays(TablesKind kind, int results) {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        int sum = 0;
        for (Dice dice : ROLLS) {
            sum += results(game, game.rolled(game.rules().start(), Side.WHITE, dice, 1))
                    .size();
        }
        assertThat(sum).isEqualTo(results);
    }

    @ParameterizedTest
    @CsvSource({"TAPA, 3474", "TABLA, 202782", "GULBARA, 2768"})
    void fromTheStartTwoRollsHaveAsManyResultsAsTheRuleBookSays(TablesKind kind, int results) {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        int sum = 0;
        for (Dice first : ROLLS) {
            for (TablesBoard board : results(game, game.rolled(game.rules().start(), Side.WHITE, first, 1))) {
                for (Dice second : ROLLS) {
                    sum += results(game, game.rolled(board, Side.BLACK, second, 1))
                            .size();
                }
            }
        }
        assertThat(sum).isEqualTo(results);
    }

    @Test
    void theGeneratorAndThePlaysWithStepsGiveTheSameBoardsInEveryPresetAndUnderEveryOption() {
        SplitMix64 rng = new SplitMix64(20261129);
        for (TablesKind kind : TablesKind.values()) {
            for (String preset : kind.presets()) {
                TablesGame game = new TablesGame(TablesRules.of(kind, preset).orThrow());
                for (int i = 0; i < 5; i++) {
                    playOne(game, rng);
                }
            }
        }
    }

    private void playOne(TablesGame game, SplitMix64 rng) {
        TablesPosition position = game.start(Side.WHITE);
        while (!(position instanceof TablesPosition.Over)) {
            TablesPosition.ToMove toMove = position instanceof TablesPosition.ToThrow toThrow
                    ? game.thrown(toThrow, rng.dice())
                    : (TablesPosition.ToMove) position;
            Set<TablesBoard> fast = results(game, toMove);
            List<TablesPlay> plays = game.plays(toMove);
            Set<TablesBoard> slow = new HashSet<>();
            for (TablesPlay play : plays) {
                slow.add(play.result());
            }
            assertThat(fast)
                    .as("%s %s %s", toMove.board(), toMove.turn(), toMove.stage())
                    .isEqualTo(slow);
            position = game.after(toMove, plays.get(rng.below(plays.size())));
        }
        Outcome outcome = ((TablesPosition.Over) position).outcome();
        assertThat(game.outcome(position.board())).contains(outcome);
    }

    /** The boards that the generator gives, each of which it must give once. */
    private Set<TablesBoard> results(TablesGame game, TablesPosition.ToMove due) {
        Side side = due.turn();
        MoverBoard before = new MoverBoard();
        before.set(due.board(), side);
        int n = generators.computeIfAbsent(game.rules(), PlayGenerator::new).generate(before, due, out);
        Set<TablesBoard> boards = new LinkedHashSet<>();
        for (int i = 0; i < n; i++) {
            MoverBoard after = new MoverBoard();
            after.set(before);
            after.setMine(out[2 * i], out[2 * i + 1]);
            assertThat(boards.add(after.toBoard(side)))
                    .as("%s twice", after.toBoard(side))
                    .isTrue();
        }
        return boards;
    }

    private static List<Dice> rolls() {
        List<Dice> rolls = new ArrayList<>();
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                rolls.add(new Dice(larger, smaller));
            }
        }
        return rolls;
    }
}
