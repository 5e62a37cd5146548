package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Forward;
import games.tapa.nn.Net;
import games.tapa.nn.NetShape;
import games.tapa.nn.ScalarKernel;
import org.junit.jupiter.api.Test;

/** The vector kernel gives the bits of plain Java. */
final class VectorKernelTest {

    @Test
    void allShapesUpToFortyTimesFortyGiveTheSameBits() {
        SplitMix64 chance = new SplitMix64(11);
        for (int rows = 1; rows <= 40; rows++) {
            for (int length = 1; length <= 40; length++) {
                sameBits(rows, length, chance);
            }
        }
    }

    @Test
    void theShapesOfNetsGiveTheSameBits() {
        SplitMix64 chance = new SplitMix64(12);
        for (int hidden : new int[] {48, 64, 80, 100, 128, 200, 255, 256}) {
            sameBits(320, hidden, chance);
        }
    }

    @Test
    void wholeNetsAnswerTheSameBits() {
        SplitMix64 chance = new SplitMix64(13);
        for (int round = 0; round < 200; round++) {
            NetShape shape = new NetShape(1 + chance.below(400), 1 + chance.below(150), 2 + chance.below(5));
            Net net = Net.of(shape, floats(shape.size(), chance));
            int[] rows = rows(shape.inputs(), chance);
            float[] values = floats(rows.length, chance);
            float[] plain = new Forward(shape, ScalarKernel.PLAIN).ask(net, rows, values, rows.length);
            float[] vector = new Forward(shape, VectorKernel.WIDEST).ask(net, rows, values, rows.length);
            assertThat(vector).as("%s", shape).isEqualTo(plain);
        }
    }

    private static void sameBits(int rows, int length, SplitMix64 chance) {
        int start = chance.below(5);
        float[] matrix = floats(start + rows * length, chance);
        int[] chosen = rows(rows, chance);
        float[] factors = floats(chosen.length, chance);
        float[] plain = floats(length, chance);
        float[] vector = plain.clone();
        ScalarKernel.PLAIN.addRows(matrix, start, chosen, factors, chosen.length, plain);
        VectorKernel.WIDEST.addRows(matrix, start, chosen, factors, chosen.length, vector);
        assertThat(vector).as("%s × %s", rows, length).isEqualTo(plain);
    }

    private static int[] rows(int of, SplitMix64 chance) {
        int[] rows = new int[of];
        int count = 0;
        for (int row = 0; row < of; row++) {
            if (chance.below(4) > 0) {
                rows[count++] = row;
            }
        }
        return java.util.Arrays.copyOf(rows, count);
    }

    /** Of very different sizes, so that the order of additions shows. */
    private static float[] floats(int count, SplitMix64 chance) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = (chance.below(200_001) - 100_000) * (chance.below(2) == 0 ? 1e-5f : 1e-2f);
        }
        return floats;
    }
}
