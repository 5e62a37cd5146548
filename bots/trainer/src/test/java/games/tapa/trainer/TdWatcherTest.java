package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Net;
import games.tapa.nn.NetShape;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.Sequel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the positions of a game should have foretold, reckoned by hand. */
final class TdWatcherTest {

    private static final TablesRules GULBARA =
            TablesRules.of(TablesKind.GULBARA, "gulbara").orThrow();
    private static final double LAMBDA = 0.7;

    private final TdWatcher watcher = watcher();

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

    private static TdWatcher watcher() {
        NetShape shape = new NetPlan(OwnInputs.OURS, 3, 12).shape(TablesKind.GULBARA);
        SplitMix64 chance = new SplitMix64(9);
        float[] weights = new float[shape.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (chance.below(2001) - 1000) / 1000f;
        }
        Net net = Net.rounded(shape, weights, 12);
        return new TdWatcher(
                new GameNets(TablesKind.GULBARA, OwnInputs.OURS, List.of(net, net)),
                ScalarKernel.PLAIN,
                OwnInputs.OURS.reader(GULBARA),
                LAMBDA);
    }
}
