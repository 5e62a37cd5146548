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

    TdSample(Side side, int net, int[] indices, float[] values, float[] foretold) {
        this.side = side;
        this.net = net;
        this.indices = indices;
        this.values = values;
        this.foretold = foretold;
    }

    /** What the inputs tell now. */
    static TdSample of(Side side, PositionInputs inputs, float[] foretold) {
        return new TdSample(
                side,
                inputs.net(),
                Arrays.copyOf(inputs.indices(), inputs.count()),
                Arrays.copyOf(inputs.values(), inputs.count()),
                foretold.clone());
    }
}
