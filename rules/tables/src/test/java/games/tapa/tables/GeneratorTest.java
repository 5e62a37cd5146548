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

/** The generator of search against the plays with their steps, and both against the reference counts (6.5). */
class GeneratorTest {

    private static final List<Dice> ROLLS = rolls();

    private final Map<TablesRules, TapaGenerator> generators = new HashMap<>();
    private final long[] out = new long[2 * TapaGenerator.MOST_RESULTS];

    @Test
    void fromTheStartThe21RollsHave59Results() {
        TablesGame game = new TablesGame(TablesRules.tapa("mali").orThrow());
        int sum = 0;
        for (Dice dice : ROLLS) {
            sum += results(game, game.rules().start(), Side.WHITE, dice).size();
        }
        assertThat(sum).isEqualTo(59);
    }

    @Test
    void fromTheStartTwoRollsHave3474Results() {
        TablesGame game = new TablesGame(TablesRules.tapa("mali").orThrow());
        int sum = 0;
        for (Dice first : ROLLS) {
            for (TablesBoard board : results(game, game.rules().start(), Side.WHITE, first)) {
                for (Dice second : ROLLS) {
                    sum += results(game, board, Side.BLACK, second).size();
                }
            }
        }
        assertThat(sum).isEqualTo(3474);
    }

    @Test
    void theGeneratorAndThePlaysWithStepsGiveTheSameBoardsInEveryPresetAndUnderEveryOption() {
        SplitMix64 rng = new SplitMix64(20261129);
        for (String preset : TablesRules.tapaPresets()) {
            TablesGame game = new TablesGame(TablesRules.tapa(preset).orThrow());
            for (int i = 0; i < 5; i++) {
                playOne(game, rng);
            }
        }
    }

    private void playOne(TablesGame game, SplitMix64 rng) {
        TablesPosition position = game.start(Side.WHITE);
        while (position instanceof TablesPosition.ToThrow toThrow) {
            TablesPosition.ToMove toMove = game.thrown(toThrow, rng.dice());
            Set<TablesBoard> fast = results(game, toMove.board(), toMove.turn(), toMove.dice());
            List<TablesPlay> plays = game.plays(toMove);
            Set<TablesBoard> slow = new HashSet<>();
            for (TablesPlay play : plays) {
                slow.add(play.result());
            }
            assertThat(fast)
                    .as("%s %s %s", toMove.board(), toMove.turn(), toMove.dice())
                    .isEqualTo(slow);
            position = game.after(toMove, plays.get(rng.below(plays.size())));
        }
        Outcome outcome = ((TablesPosition.Over) position).outcome();
        assertThat(game.outcome(position.board())).contains(outcome);
    }

    /** The boards that the generator gives, each of which it must give once. */
    private Set<TablesBoard> results(TablesGame game, TablesBoard board, Side side, Dice dice) {
        MoverBoard before = new MoverBoard();
        before.set(board, side);
        int n = generators
                .computeIfAbsent(game.rules(), TapaGenerator::new)
                .generate(before, dice.first(), dice.second(), out);
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
