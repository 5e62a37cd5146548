package games.tapa.nn;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.SplitMix64;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Files of nets: what is written comes back, what is damaged does not. */
final class NetFileTest {

    private static final NetShape SHAPE = new NetShape(1, 7, 5, 4);

    @Test
    void whatIsWrittenIsReadToTheBit() {
        NetFile file = file();
        NetFile read = NetFile.read(file.write()).orThrow();
        assertThat(read.game()).isEqualTo("tapa");
        assertThat(read.inputsVersion()).isEqualTo(3);
        assertThat(read.nets()).hasSize(2);
        for (int i = 0; i < 2; i++) {
            assertThat(read.nets().get(i).shape()).isEqualTo(SHAPE);
            assertThat(read.nets().get(i).fineness())
                    .isEqualTo(file.nets().get(i).fineness());
            assertThat(read.nets().get(i).first()).isEqualTo(file.nets().get(i).first());
            assertThat(read.nets().get(i).second()).isEqualTo(file.nets().get(i).second());
        }
        assertThat(read.write()).isEqualTo(file.write());
    }

    @Test
    void everyChangedBitIsRefused() {
        byte[] good = file().write();
        for (int at = 0; at < good.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] damaged = good.clone();
                damaged[at] ^= (byte) (1 << bit);
                assertThat(problem(damaged)).as("bit %s of byte %s", bit, at).startsWith("file of nets: ");
            }
        }
    }

    @Test
    void everyOtherLengthIsRefused() {
        byte[] good = file().write();
        for (int length = 0; length < good.length; length++) {
            assertThat(problem(Arrays.copyOf(good, length))).startsWith("file of nets: ");
        }
        assertThat(problem(Arrays.copyOf(good, good.length + 1))).contains("check sum is wrong");
    }

    @Test
    void aRightCheckSumDoesNotSaveAWrongShape() {
        byte[] file = file().write();
        int hidden = "tapanet2".length() + 1 + "tapa".length() + 12 + 3;
        file[hidden]++;
        byte[] sum = Sha256.of(Arrays.copyOf(file, file.length - 8));
        System.arraycopy(sum, 0, file, file.length - 8, 8);
        assertThat(problem(file)).contains("does not fit the shape");
    }

    @Test
    void whatIsNoNumberIsRefused() {
        float[] weights = new float[SHAPE.size()];
        for (float bad : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
            weights[SHAPE.outputRow(1)] = bad;
            assertThat(problem(new NetFile("tapa", 3, List.of(Net.rounded(SHAPE, weights, 8))).write()))
                    .contains("no numbers");
        }
    }

    @Test
    void countsAndFinenessesThatNobodyWritesAreRefusedThoughTheCheckSumIsRight() {
        int count = "tapanet2".length() + 1 + "tapa".length() + 20;
        for (int value : new int[] {0, 3, 101, 128, 255}) {
            assertThat(problem(changed(count, value))).as("%s nets", value).contains("does not fit the shape");
        }
        for (int value : new int[] {15, 16, 128, 255}) {
            assertThat(problem(changed(count + 1, value)))
                    .as("fineness %s", value)
                    .contains("no numbers");
        }
    }

    private static byte[] changed(int at, int value) {
        byte[] changed = file().write();
        changed[at] = (byte) value;
        byte[] sum = Sha256.of(Arrays.copyOf(changed, changed.length - 8));
        System.arraycopy(sum, 0, changed, changed.length - 8, 8);
        return changed;
    }

    private static NetFile file() {
        SplitMix64 chance = new SplitMix64(1);
        return new NetFile("tapa", 3, List.of(RandomNets.net(SHAPE, chance), RandomNets.net(SHAPE, chance)));
    }

    private static String problem(byte[] file) {
        Result<NetFile> read = NetFile.read(file);
        return read.failure().map(Problem::message).orElse("read");
    }
}
