package games.tapa.trainer;

/** Solves linear equations with a symmetric positive definite matrix by Cholesky's factors. */
final class Cholesky {

    private Cholesky() {}

    /**
     * The x with (matrix + ridge) x = right.
     *
     * @param lower the lower triangle of the matrix, row by row; not changed
     * @param ridge added to the diagonal, above 0
     */
    static double[] solve(double[] lower, double[] right, double ridge) {
        int n = right.length;
        double[][] factor = new double[n][];
        for (int row = 0; row < n; row++) {
            int start = row * (row + 1) / 2;
            double[] line = new double[row + 1];
            for (int column = 0; column <= row; column++) {
                double[] above = factor[column];
                double sum = lower[start + column] + (row == column ? ridge : 0);
                double[] against = row == column ? line : above;
                for (int k = 0; k < column; k++) {
                    sum -= line[k] * against[k];
                }
                line[column] = row == column ? Math.sqrt(sum) : sum / above[column];
            }
            factor[row] = line;
        }
        return back(factor, forth(factor, right));
    }

    private static double[] forth(double[][] factor, double[] right) {
        double[] y = right.clone();
        for (int row = 0; row < y.length; row++) {
            for (int k = 0; k < row; k++) {
                y[row] -= factor[row][k] * y[k];
            }
            y[row] /= factor[row][row];
        }
        return y;
    }

    private static double[] back(double[][] factor, double[] y) {
        double[] x = y.clone();
        for (int row = x.length - 1; row >= 0; row--) {
            x[row] /= factor[row][row];
            for (int k = 0; k < row; k++) {
                x[k] -= factor[row][k] * x[row];
            }
        }
        return x;
    }
}
