package games.tapa.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.SplitMix64;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Files of nets: what is written comes back, what is damaged does not. */
final class NetFileTest {

    private static final NetShape SHAPE = new NetShape(7, 5, 4);

    @Test
    void whatIsWrittenIsReadToTheBit() {
        NetFile file = file();
        NetFile read = NetFile.read(file.write()).orThrow();
        assertThat(read.game()).isEqualTo("tapa");
        assertThat(read.inputsVersion()).isEqualTo(3);
        assertThat(read.nets()).hasSize(2);
        for (int i = 0; i < 2; i++) {
            assertThat(read.nets().get(i).shape()).isEqualTo(SHAPE);
            assertThat(read.nets().get(i).weights())
                    .isEqualTo(file.nets().get(i).weights());
        }
        assertThat(read.write()).isEqualTo(file.write());
    }

    @Test
    void smallFilesAreHalfAsLargeAndHardlyDiffer() {
        NetFile file = file();
        NetFile read = NetFile.read(file.writeSmall()).orThrow();
        for (int i = 0; i < SHAPE.size(); i++) {
            assertThat(read.nets().get(1).weights()[i])
                    .isCloseTo(file.nets().get(1).weights()[i], within(0.5f / Short.MAX_VALUE));
        }
        assertThat(file.write().length - file.writeSmall().length).isEqualTo(2 * (2 * SHAPE.size() - 4));
        assertThat(read.writeSmall())
                .isEqualTo(NetFile.read(read.writeSmall()).orThrow().writeSmall());
    }

    @Test
    void everyChangedBitIsRefused() {
        byte[] good = file().writeSmall();
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
        int hidden = "tapanet1".length() + 1 + "tapa".length() + 8 + 3;
        file[hidden]++;
        byte[] sum = Sha256.of(Arrays.copyOf(file, file.length - 8));
        System.arraycopy(sum, 0, file, file.length - 8, 8);
        assertThat(problem(file)).contains("does not fit the shape");
    }

    @Test
    void whatIsNoNumberIsRefused() {
        float[] weights = new float[SHAPE.size()];
        for (float bad : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
            weights[17] = bad;
            assertThat(problem(new NetFile("tapa", 3, List.of(Net.of(SHAPE, weights))).write()))
                    .contains("no numbers");
        }
    }

    @Test
    void countsAndWidthsThatNobodyWritesAreRefusedThoughTheCheckSumIsRight() {
        byte[] file = file().write();
        int count = "tapanet1".length() + 1 + "tapa".length() + 16;
        for (int at : new int[] {count, count + 1}) {
            for (int value : new int[] {0, 3, 101, 128, 255}) {
                byte[] changed = file.clone();
                changed[at] = (byte) value;
                byte[] sum = Sha256.of(Arrays.copyOf(changed, changed.length - 8));
                System.arraycopy(sum, 0, changed, changed.length - 8, 8);
                assertThat(problem(changed)).as("%s at %s", value, at).contains("does not fit the shape");
            }
        }
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
