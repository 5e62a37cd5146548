package games.tapa.trainer;

import games.tapa.tablesbot.PositionFeatures;

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
        for (int i = 0; i < n; i++) {
            // Sorted by insertion: features come nearly in order.
            int at = i;
            for (; at > 0 && indices[at - 1] > features.index(i); at--) {
                indices[at] = indices[at - 1];
                values[at] = values[at - 1];
            }
            indices[at] = features.index(i);
            values[at] = features.value(i);
        }
    }
}
