package games.tapa.nn;

/** The kernel in plain Java: what the browser runs, and the yardstick for every other. */
public enum ScalarKernel implements Kernel {
    PLAIN;

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
}
