package games.tapa.trainer;

import games.tapa.kernel.Side;
import games.tapa.tablesbot.PositionInputs;
import java.util.Arrays;

/** A position of a game of self-play: what its net was told, what it foretold, and what it should have. */
final class TdSample {

    /** The side that had just played. */
    final Side side;

    final int net;
    final int[] indices;
    final float[] values;

    /** The chances the net gave to the outcomes. */
    final float[] foretold;

    /** Those it should have given. */
    float[] wanted = {};

    TdSample(Side side, PositionInputs inputs, float[] foretold) {
        this.side = side;
        net = inputs.net();
        indices = Arrays.copyOf(inputs.indices(), inputs.count());
        values = Arrays.copyOf(inputs.values(), inputs.count());
        this.foretold = foretold.clone();
    }
}
