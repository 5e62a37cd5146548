package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Net;
import games.tapa.nn.NetShape;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Luck;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.Sequel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the positions of a game should have foretold, reckoned by hand. */
final class TdWatcherTest {

    private static final TablesRules GULBARA =
            TablesRules.of(TablesKind.GULBARA, "gulbara").orThrow();
    private static final double LAMBDA = 0.7;

    private final TdWatcher watcher = watcher(Optional.empty());

    @Test
    void theLastPositionIsTaughtByTheEndAndThoseBeforeByAMixture() {
        played(Side.WHITE);
        played(Side.BLACK);
        played(Side.BLACK);
        watcher.over(Side.WHITE, 2);
        List<TdSample> samples = watcher.gathered();
        assertThat(samples).hasSize(3);
        // White has won 2 points: for Black, who played before that, they are lost.
        float[] last = {0, 0, 0, 1};
        assertThat(samples.get(2).wanted).isEqualTo(last);
        float[] second = mixed(samples.get(2).foretold, last);
        isCloseTo(samples.get(1).wanted, second);
        float[] first = mirrored(mixed(samples.get(1).foretold, second));
        isCloseTo(samples.get(0).wanted, first);
        assertThat(watcher.gathered()).isEmpty();
    }

    @Test
    void whatLiesBeforeARandomPlayIsLeftOut() {
        played(Side.WHITE);
        watcher.strayed();
        played(Side.BLACK);
        watcher.over(Side.BLACK, 1);
        List<TdSample> samples = watcher.gathered();
        assertThat(samples).hasSize(1);
        assertThat(samples.getFirst().wanted).containsExactly(0, 1, 0, 0);
    }

    @Test
    void theLuckOfTheThrowsIsTakenOff() {
        TablesGame game = new TablesGame(GULBARA);
        Judge judge = Judge.of(game, "nets", new NetEvaluator(game, nets(), ScalarKernel.PLAIN)::chances)
                .orThrow();
        TdWatcher calm = watcher(Optional.of(new Luck(game, judge)));
        Luck luck = new Luck(game, judge);
        TablesPosition.ToThrow before = (TablesPosition.ToThrow) game.start(Side.WHITE);
        MoverBoard board = new MoverBoard();
        board.set(before.board(), Side.BLACK);
        calm.played(board, Side.BLACK, Sequel.OTHER_THROWS);
        Dice first = new Dice(6, 5);
        calm.thrown(before, first);
        board.set(before.board(), Side.WHITE);
        calm.played(board, Side.WHITE, Sequel.OTHER_THROWS);
        Dice second = new Dice(2, 1);
        calm.thrown(before, second);
        calm.over(Side.WHITE, 1);
        List<TdSample> samples = calm.gathered();
        luck.read(before, second);
        float[] end = less(new float[] {0, 1, 0, 0}, luck);
        isCloseTo(samples.get(1).wanted, end);
        luck.read(before, first);
        isCloseTo(samples.get(0).wanted, mirrored(less(mixed(samples.get(1).foretold, end), luck)));
    }

    private static float[] less(float[] chances, Luck luck) {
        float[] less = new float[chances.length];
        for (int outcome = 0; outcome < less.length; outcome++) {
            less[outcome] = chances[outcome] - (float) luck.of(outcome);
        }
        return less;
    }

    private void played(Side side) {
        MoverBoard board = new MoverBoard();
        board.set(GULBARA.start(), side);
        watcher.played(board, side, Sequel.OTHER_THROWS);
    }

    private static float[] mixed(float[] foretold, float[] wanted) {
        float[] mixed = new float[wanted.length];
        for (int i = 0; i < mixed.length; i++) {
            mixed[i] = (float) ((1 - LAMBDA) * foretold[i] + LAMBDA * wanted[i]);
        }
        return mixed;
    }

    private static float[] mirrored(float[] chances) {
        return new float[] {chances[3], chances[2], chances[1], chances[0]};
    }

    private static void isCloseTo(float[] is, float[] should) {
        for (int i = 0; i < should.length; i++) {
            assertThat(is[i]).isCloseTo(should[i], within(1e-6f));
        }
    }

    private static GameNets nets() {
        NetShape shape = NetPlan.random(OwnInputs.OURS, 3, 12).shape(TablesKind.GULBARA);
        SplitMix64 chance = new SplitMix64(9);
        float[] weights = new float[shape.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (chance.below(2001) - 1000) / 1000f;
        }
        Net net = Net.rounded(shape, weights, 12);
        return new GameNets(TablesKind.GULBARA, OwnInputs.OURS, List.of(net, net));
    }

    private static TdWatcher watcher(Optional<Luck> luck) {
        return new TdWatcher(nets(), ScalarKernel.PLAIN, OwnInputs.OURS.reader(GULBARA), LAMBDA, luck);
    }
}
