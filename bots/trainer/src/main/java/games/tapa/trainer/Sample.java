package games.tapa.trainer;

import games.tapa.tablesbot.PositionFeatures;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The features of one position, kept for the end of the game; indices rise. */
final class Sample {

    final int phase;
    final int[] indices;
    final double[] values;

    Sample(PositionFeatures features) {
        int n = features.count();
        phase = features.phase();
        indices = new int[n];
        values = new double[n];
        int[] order = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.comparingInt(features::index))
                .mapToInt(i -> i)
                .toArray();
        for (int i = 0; i < n; i++) {
            indices[i] = features.index(order[i]);
            values[i] = features.value(order[i]);
        }
    }
}
