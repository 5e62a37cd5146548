package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Forward;
import games.tapa.nn.Net;
import games.tapa.nn.NetInputs;
import games.tapa.nn.NetShape;
import games.tapa.nn.ScalarKernel;
import java.util.Arrays;
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
        for (int round = 0; round < 100; round++) {
            NetShape shape =
                    new NetShape(chance.below(14), 1 + chance.below(30), 1 + chance.below(150), 2 + chance.below(5));
            Net net = Net.rounded(shape, floats(shape.size(), chance), 12);
            Forward plain = new Forward(net, ScalarKernel.PLAIN);
            Forward vector = new Forward(net, VectorKernel.WIDEST);
            for (int question = 0; question < 3; question++) {
                NetInputs inputs = new NetInputs(shape.words(), shape.amounts());
                for (int i = 0; i < shape.words(); i++) {
                    inputs.addWord(chance.nextLong());
                }
                for (int i = 0; i < shape.amounts(); i++) {
                    inputs.addAmount(chance.below(400) - 200);
                }
                assertThat(vector.ask(inputs)).as("%s", shape).isEqualTo(plain.ask(inputs));
            }
        }
    }

    private static void sameBits(int rows, int length, SplitMix64 chance) {
        int start = chance.below(5);
        sameWholes(rows, length, start, chance);
        float[] matrix = floats(start + rows * length, chance);
        float[] values = floats(length, chance);
        float[] plain = floats(rows, chance);
        float[] vector = plain.clone();
        ScalarKernel.PLAIN.addProducts(matrix, start, values, plain);
        VectorKernel.WIDEST.addProducts(matrix, start, values, vector);
        assertThat(vector).as("products of %s × %s", rows, length).isEqualTo(plain);
        sameFits(matrix, rows, length, start, chance);
    }

    private static void sameFits(float[] matrix, int rows, int length, int start, SplitMix64 chance) {
        int[] chosen = rows(rows, chance);
        float[] factors = floats(chosen.length, chance);
        float[] plain = floats(length, chance);
        float[] vector = plain.clone();
        ScalarKernel.PLAIN.addRows(matrix, start, chosen, factors, chosen.length, plain);
        VectorKernel.WIDEST.addRows(matrix, start, chosen, factors, chosen.length, vector);
        assertThat(vector).as("floats of %s × %s", rows, length).isEqualTo(plain);
        float[] plainMatrix = matrix.clone();
        float[] vectorMatrix = matrix.clone();
        ScalarKernel.PLAIN.addToRows(plain, chosen, factors, chosen.length, plainMatrix, start);
        VectorKernel.WIDEST.addToRows(plain, chosen, factors, chosen.length, vectorMatrix, start);
        assertThat(vectorMatrix).as("floats to %s × %s", rows, length).isEqualTo(plainMatrix);
    }

    private static void sameWholes(int rows, int length, int start, SplitMix64 chance) {
        int[] matrix = wholes(start + rows * length, chance);
        int[] chosen = rows(rows, chance);
        int[] factors = wholes(chosen.length, chance);
        int[] plain = wholes(length, chance);
        int[] vector = plain.clone();
        ScalarKernel.PLAIN.addRows(matrix, start, chosen, factors, chosen.length, plain);
        VectorKernel.WIDEST.addRows(matrix, start, chosen, factors, chosen.length, vector);
        assertThat(vector).as("rows of %s × %s", rows, length).isEqualTo(plain);
    }

    private static int[] rows(int of, SplitMix64 chance) {
        int[] rows = new int[of];
        int count = 0;
        for (int row = 0; row < of; row++) {
            if (chance.below(4) > 0) {
                rows[count++] = row;
            }
        }
        return Arrays.copyOf(rows, count);
    }

    private static int[] wholes(int count, SplitMix64 chance) {
        int[] wholes = new int[count];
        for (int i = 0; i < count; i++) {
            wholes[i] = (int) chance.nextLong();
        }
        return wholes;
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
