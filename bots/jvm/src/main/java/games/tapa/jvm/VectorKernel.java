package games.tapa.jvm;

import games.tapa.nn.Kernel;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernel on the vector units of the machine: keeps the sums of four vectors in registers while all rows are added to
 * them, and adds up the strands of floats side by side, each in the same order as in plain Java.
 */
enum VectorKernel implements Kernel {
    WIDEST;

    private static final VectorSpecies<Float> OF_STRANDS = FloatVector.SPECIES_256;
    private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Integer> WHOLE = IntVector.SPECIES_PREFERRED;
    private static final int WIDTH = WHOLE.length();

    /** How many whole numbers are added at once here. */
    static int width() {
        return WIDTH;
    }

    @Override
    public void addRows(int[] matrix, int start, int[] rows, int[] factors, int count, int[] sums) {
        int length = sums.length;
        int at = 0;
        for (; at + 4 * WIDTH <= length; at += 4 * WIDTH) {
            four(matrix, start + at, rows, factors, count, sums, at);
        }
        for (; at + WIDTH <= length; at += WIDTH) {
            IntVector sum = IntVector.fromArray(WHOLE, sums, at);
            for (int i = 0; i < count; i++) {
                sum = sum.add(IntVector.fromArray(WHOLE, matrix, start + at + rows[i] * length)
                        .mul(factors[i]));
            }
            sum.intoArray(sums, at);
        }
        for (; at < length; at++) {
            for (int i = 0; i < count; i++) {
                sums[at] += factors[i] * matrix[start + rows[i] * length + at];
            }
        }
    }

    private static void four(int[] matrix, int start, int[] rows, int[] factors, int count, int[] sums, int at) {
        int length = sums.length;
        IntVector first = IntVector.fromArray(WHOLE, sums, at);
        IntVector second = IntVector.fromArray(WHOLE, sums, at + WIDTH);
        IntVector third = IntVector.fromArray(WHOLE, sums, at + 2 * WIDTH);
        IntVector fourth = IntVector.fromArray(WHOLE, sums, at + 3 * WIDTH);
        for (int i = 0; i < count; i++) {
            int row = start + rows[i] * length;
            int factor = factors[i];
            first = first.add(IntVector.fromArray(WHOLE, matrix, row).mul(factor));
            second = second.add(IntVector.fromArray(WHOLE, matrix, row + WIDTH).mul(factor));
            third = third.add(
                    IntVector.fromArray(WHOLE, matrix, row + 2 * WIDTH).mul(factor));
            fourth = fourth.add(
                    IntVector.fromArray(WHOLE, matrix, row + 3 * WIDTH).mul(factor));
        }
        first.intoArray(sums, at);
        second.intoArray(sums, at + WIDTH);
        third.intoArray(sums, at + 2 * WIDTH);
        fourth.intoArray(sums, at + 3 * WIDTH);
    }

    @Override
    public void addProducts(float[] matrix, int start, float[] values, float[] sums) {
        float[] strands = new float[STRANDS];
        for (int sum = 0; sum < sums.length; sum++) {
            int row = start + sum * values.length;
            FloatVector added = FloatVector.zero(OF_STRANDS);
            int at = 0;
            for (; at + STRANDS <= values.length; at += STRANDS) {
                added = added.add(FloatVector.fromArray(OF_STRANDS, values, at)
                        .mul(FloatVector.fromArray(OF_STRANDS, matrix, row + at)));
            }
            added.intoArray(strands, 0);
            for (; at < values.length; at++) {
                strands[at % STRANDS] += values[at] * matrix[row + at];
            }
            sums[sum] += Kernel.joined(strands);
        }
    }

    @Override
    public void addRows(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums) {
        int length = sums.length;
        int at = 0;
        for (; at + WIDTH <= length; at += WIDTH) {
            FloatVector sum = FloatVector.fromArray(FLOATS, sums, at);
            for (int i = 0; i < count; i++) {
                sum = sum.add(FloatVector.fromArray(FLOATS, matrix, start + at + rows[i] * length)
                        .mul(factors[i]));
            }
            sum.intoArray(sums, at);
        }
        for (; at < length; at++) {
            float sum = sums[at];
            for (int i = 0; i < count; i++) {
                sum += factors[i] * matrix[start + rows[i] * length + at];
            }
            sums[at] = sum;
        }
    }

    @Override
    public void addToRows(float[] values, int[] rows, float[] factors, int count, float[] matrix, int start) {
        int length = values.length;
        int at = 0;
        for (; at + WIDTH <= length; at += WIDTH) {
            FloatVector value = FloatVector.fromArray(FLOATS, values, at);
            for (int i = 0; i < count; i++) {
                int row = start + at + rows[i] * length;
                FloatVector.fromArray(FLOATS, matrix, row)
                        .add(value.mul(factors[i]))
                        .intoArray(matrix, row);
            }
        }
        for (; at < length; at++) {
            for (int i = 0; i < count; i++) {
                matrix[start + rows[i] * length + at] += factors[i] * values[at];
            }
        }
    }
}
