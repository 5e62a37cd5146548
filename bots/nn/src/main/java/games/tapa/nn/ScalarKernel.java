package games.tapa.nn;

/** The kernel in plain Java: what the browser runs, and the yardstick for every other. */
public enum ScalarKernel implements Kernel {
    PLAIN;

    @Override
    public void addRows(int[] matrix, int start, int[] rows, int[] factors, int count, int[] sums) {
        int length = sums.length;
        for (int i = 0; i < count; i++) {
            int row = start + rows[i] * length;
            int factor = factors[i];
            for (int at = 0; at < length; at++) {
                sums[at] += factor * matrix[row + at];
            }
        }
    }

    @Override
    public void addProducts(float[] matrix, int start, float[] values, float[] sums) {
        float[] strands = new float[STRANDS];
        for (int sum = 0; sum < sums.length; sum++) {
            strands(matrix, start + sum * values.length, values, strands);
            sums[sum] += Kernel.joined(strands);
        }
    }

    private static void strands(float[] matrix, int row, float[] values, float[] strands) {
        float first = 0;
        float second = 0;
        float third = 0;
        float fourth = 0;
        float fifth = 0;
        float sixth = 0;
        float seventh = 0;
        float eighth = 0;
        int at = 0;
        for (; at + STRANDS <= values.length; at += STRANDS) {
            first += values[at] * matrix[row + at];
            second += values[at + 1] * matrix[row + at + 1];
            third += values[at + 2] * matrix[row + at + 2];
            fourth += values[at + 3] * matrix[row + at + 3];
            fifth += values[at + 4] * matrix[row + at + 4];
            sixth += values[at + 5] * matrix[row + at + 5];
            seventh += values[at + 6] * matrix[row + at + 6];
            eighth += values[at + 7] * matrix[row + at + 7];
        }
        strands[0] = first;
        strands[1] = second;
        strands[2] = third;
        strands[3] = fourth;
        strands[4] = fifth;
        strands[5] = sixth;
        strands[6] = seventh;
        strands[7] = eighth;
        for (; at < values.length; at++) {
            strands[at % STRANDS] += values[at] * matrix[row + at];
        }
    }

    @Override
    public void addRows(float[] matrix, int start, int[] rows, float[] factors, int count, float[] sums) {
        int length = sums.length;
        for (int i = 0; i < count; i++) {
            int row = start + rows[i] * length;
            float factor = factors[i];
            for (int at = 0; at < length; at++) {
                sums[at] += factor * matrix[row + at];
            }
        }
    }

    @Override
    public void addToRows(float[] values, int[] rows, float[] factors, int count, float[] matrix, int start) {
        for (int i = 0; i < count; i++) {
            int row = start + rows[i] * values.length;
            float factor = factors[i];
            for (int at = 0; at < values.length; at++) {
                matrix[row + at] += factor * values[at];
            }
        }
    }
}
