package games.tapa.jvm;

import games.tapa.nn.Kernel;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernel on the vector units of the machine: keeps the sums of four vectors in registers while all rows are added to
 * them. To each sum the products are added in the same order as in plain Java, so the bits are the same.
 */
enum VectorKernel implements Kernel {
    WIDEST;

    private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_PREFERRED;
    private static final int WIDTH = LANES.length();

    /** How many floats are added at once here. */
    static int width() {
        return WIDTH;
    }

    @Override
    public void addRows(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums) {
        int length = sums.length;
        int at = 0;
        for (; at + 4 * WIDTH <= length; at += 4 * WIDTH) {
            four(matrix, start + at, rows, factors, count, sums, at);
        }
        for (; at + WIDTH <= length; at += WIDTH) {
            one(matrix, start + at, rows, factors, count, sums, at);
        }
        for (; at < length; at++) {
            float sum = sums[at];
            for (int i = 0; i < count; i++) {
                sum += factors[i] * matrix[start + rows[i] * length + at];
            }
            sums[at] = sum;
        }
    }

    private static void four(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums, int at) {
        int length = sums.length;
        FloatVector first = FloatVector.fromArray(LANES, sums, at);
        FloatVector second = FloatVector.fromArray(LANES, sums, at + WIDTH);
        FloatVector third = FloatVector.fromArray(LANES, sums, at + 2 * WIDTH);
        FloatVector fourth = FloatVector.fromArray(LANES, sums, at + 3 * WIDTH);
        for (int i = 0; i < count; i++) {
            int row = start + rows[i] * length;
            float factor = factors[i];
            first = first.add(FloatVector.fromArray(LANES, matrix, row).mul(factor));
            second =
                    second.add(FloatVector.fromArray(LANES, matrix, row + WIDTH).mul(factor));
            third = third.add(
                    FloatVector.fromArray(LANES, matrix, row + 2 * WIDTH).mul(factor));
            fourth = fourth.add(
                    FloatVector.fromArray(LANES, matrix, row + 3 * WIDTH).mul(factor));
        }
        first.intoArray(sums, at);
        second.intoArray(sums, at + WIDTH);
        third.intoArray(sums, at + 2 * WIDTH);
        fourth.intoArray(sums, at + 3 * WIDTH);
    }

    private static void one(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums, int at) {
        int length = sums.length;
        FloatVector sum = FloatVector.fromArray(LANES, sums, at);
        for (int i = 0; i < count; i++) {
            sum = sum.add(FloatVector.fromArray(LANES, matrix, start + rows[i] * length)
                    .mul(factors[i]));
        }
        sum.intoArray(sums, at);
    }
}
