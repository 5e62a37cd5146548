package games.tapa.trainer;

/** Solves linear equations with a symmetric positive definite matrix by Cholesky's factors. */
final class Cholesky {

    private Cholesky() {}

    /**
     * The x with (matrix + ridge) x = right. Where the diagonal of the matrix is 0, so is x.
     *
     * @param lower the lower triangle of the matrix, row by row; not changed
     * @param ridge added to the diagonal, above 0
     */
    static double[] solve(double[] lower, double[] right, double ridge) {
        int[] rows = new int[right.length];
        int n = 0;
        for (int row = 0; row < right.length; row++) {
            if (lower[at(row, row)] > 0) {
                rows[n] = row;
                n++;
            }
        }
        double[] part = new double[n];
        for (int i = 0; i < n; i++) {
            part[i] = right[rows[i]];
        }
        double[][] factor = factor(lower, rows, n, ridge);
        double[] solved = back(factor, forth(factor, part));
        double[] x = new double[right.length];
        for (int i = 0; i < n; i++) {
            x[rows[i]] = solved[i];
        }
        return x;
    }

    private static double[][] factor(double[] lower, int[] rows, int n, double ridge) {
        double[][] factor = new double[n][n];
        for (int row = 0; row < n; row++) {
            double[] line = factor[row];
            for (int column = 0; column <= row; column++) {
                double[] above = factor[column];
                double sum = lower[at(rows[row], rows[column])] + (row == column ? ridge : 0);
                for (int k = 0; k < column; k++) {
                    sum -= line[k] * above[k];
                }
                line[column] = row == column ? Math.sqrt(sum) : sum / above[column];
            }
        }
        return factor;
    }

    private static int at(int row, int column) {
        return row * (row + 1) / 2 + column;
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
