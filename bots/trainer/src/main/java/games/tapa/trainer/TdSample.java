package games.tapa.trainer;

import games.tapa.kernel.Side;
import games.tapa.nn.NetInputs;
import games.tapa.nn.NetShape;
import java.util.Arrays;

/** A position of a game of self-play: what its net was told, what it foretold, and what it should have. */
final class TdSample {

    /** The side that had just played. */
    final Side side;

    final int net;

    /** Which inputs were not 0. */
    final int[] indices;

    /** What they were: 1, or an amount in wholes of {@link NetInputs#UNIT}. */
    final float[] values;

    /** The chances the net gave to the outcomes. */
    final float[] foretold;

    /** By how much the throw it came from made the outcomes likelier, in the side's view, where that is taken off. */
    float[] luck = {};

    /** The chances it should have given. */
    float[] wanted = {};

    private TdSample(Side side, int net, int[] indices, float[] values, float[] foretold) {
        this.side = side;
        this.net = net;
        this.indices = indices;
        this.values = values;
        this.foretold = foretold;
    }

    /** What the inputs tell now. */
    static TdSample of(Side side, int net, NetShape shape, NetInputs inputs, float[] foretold) {
        int[] indices = new int[shape.inputs()];
        float[] values = new float[shape.inputs()];
        int count = 0;
        for (int at = 0; at < shape.words(); at++) {
            for (long left = inputs.word(at); left != 0; left &= left - 1) {
                indices[count] = Long.SIZE * at + Long.numberOfTrailingZeros(left);
                values[count] = 1;
                count++;
            }
        }
        for (int at = 0; at < shape.amounts(); at++) {
            if (inputs.amount(at) != 0) {
                indices[count] = shape.firstAmount() + at;
                values[count] = inputs.amount(at) / (float) NetInputs.UNIT;
                count++;
            }
        }
        return new TdSample(side, net, Arrays.copyOf(indices, count), Arrays.copyOf(values, count), foretold.clone());
    }
}
