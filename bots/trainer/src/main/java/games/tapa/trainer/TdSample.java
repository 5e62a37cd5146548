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

    /** Which inputs were not 0, those that are 0 or 1 first. */
    final int[] indices;

    /** How many of them are 1. */
    final int bits;

    /** What the others are, in wholes of {@link NetInputs#UNIT}. */
    final float[] amounts;

    /** The chances the net gave to the outcomes. */
    final float[] foretold;

    /** Those it should have given. */
    float[] wanted = {};

    private TdSample(Side side, int net, int[] indices, float[] amounts, float[] foretold) {
        this.side = side;
        this.net = net;
        this.indices = indices;
        bits = indices.length - amounts.length;
        this.amounts = amounts;
        this.foretold = foretold;
    }

    /** What the inputs tell now. */
    static TdSample of(Side side, int net, NetShape shape, NetInputs inputs, float[] foretold) {
        int[] indices = new int[shape.inputs()];
        int count = 0;
        for (int at = 0; at < shape.words(); at++) {
            for (long left = inputs.word(at); left != 0; left &= left - 1) {
                indices[count] = Long.SIZE * at + Long.numberOfTrailingZeros(left);
                count++;
            }
        }
        int bits = count;
        float[] amounts = new float[shape.amounts()];
        for (int at = 0; at < shape.amounts(); at++) {
            if (inputs.amount(at) != 0) {
                indices[count] = shape.firstAmount() + at;
                amounts[count - bits] = inputs.amount(at) / (float) NetInputs.UNIT;
                count++;
            }
        }
        return new TdSample(
                side, net, Arrays.copyOf(indices, count), Arrays.copyOf(amounts, count - bits), foretold.clone());
    }
}
