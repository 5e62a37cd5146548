package games.tapa.trainer;

/**
 * The method of Kingma and Ba, "Adam: a method for stochastic optimization" (2015): steps down a gradient, each weight
 * by its own measure.
 */
final class Adam {

    private static final double MEAN_KEPT = 0.9;
    private static final double SQUARE_KEPT = 0.999;
    private static final float TINY = 1e-8f;

    /** The running mean of each weight's gradient. */
    final float[] means;

    /** The running mean of its square. */
    final float[] squares;

    /** How many steps were made. */
    long steps;

    Adam(int size) {
        means = new float[size];
        squares = new float[size];
    }

    /** Makes a step down the mean of {@code count} gradients, whose sum is {@code gradient}, and sets that to 0. */
    void step(float[] weights, float[] gradient, int count, double rate) {
        steps++;
        double meanSeen = 1 - StrictMath.pow(MEAN_KEPT, (double) steps);
        double squareSeen = 1 - StrictMath.pow(SQUARE_KEPT, (double) steps);
        float way = (float) (rate * Math.sqrt(squareSeen) / meanSeen);
        float keepMean = (float) MEAN_KEPT;
        float keepSquare = (float) SQUARE_KEPT;
        for (int i = 0; i < weights.length; i++) {
            float slope = gradient[i] / count;
            float mean = keepMean * means[i] + (1 - keepMean) * slope;
            float square = keepSquare * squares[i] + (1 - keepSquare) * slope * slope;
            means[i] = mean;
            squares[i] = square;
            weights[i] -= way * mean / ((float) Math.sqrt(square) + TINY);
            gradient[i] = 0;
        }
    }
}
