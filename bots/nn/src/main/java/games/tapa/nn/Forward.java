package games.tapa.nn;

/**
 * Asks one net: from inputs to the chances of the outputs. It remembers the sums of the first layer for the inputs it was
 * told last and adds only the rows of those that differ; the sums are whole numbers, so the answer depends on nothing but
 * the net and the inputs, to the bit. Not for use by several threads at once.
 */
public final class Forward {

    private final Kernel kernel;
    private final NetShape shape;
    private final int[] first;
    private final float[] second;
    private final float scale;

    /** What {@link #sums} are the sums for. */
    private final NetInputs told;

    private final int[] sums;

    /** The inputs that differ, and by how much. */
    private final int[] rows;

    private final int[] changes;

    /** What the hidden units pass on. */
    private final float[] passed;

    private final float[] outputs;

    public Forward(Net net, Kernel kernel) {
        this.kernel = kernel;
        shape = net.shape();
        first = net.first();
        second = net.second();
        scale = net.scale();
        told = new NetInputs(shape.words(), shape.amounts());
        sums = new int[shape.hidden()];
        System.arraycopy(first, 0, sums, 0, sums.length);
        rows = new int[shape.inputs()];
        changes = new int[shape.inputs()];
        passed = new float[shape.hidden()];
        outputs = new float[shape.outputs()];
    }

    /** The chances of the outputs, which add up to 1; good until the next question. */
    public float[] ask(NetInputs inputs) {
        int count = differing(inputs);
        kernel.addRows(first, shape.inputRow(0), rows, changes, count, sums);
        for (int unit = 0; unit < sums.length; unit++) {
            passed[unit] = Math.max(sums[unit], 0) * scale;
        }
        System.arraycopy(second, 0, outputs, 0, outputs.length);
        kernel.addProducts(second, outputs.length, passed, outputs);
        Softmax.apply(outputs);
        return outputs;
    }

    /** Notes what differs from the inputs told last, which then are these. */
    private int differing(NetInputs inputs) {
        int count = 0;
        for (int at = 0; at < shape.words(); at++) {
            long now = inputs.word(at);
            long changed = now ^ told.word(at);
            while (changed != 0) {
                int bit = Long.numberOfTrailingZeros(changed);
                changed &= changed - 1;
                rows[count] = Long.SIZE * at + bit;
                changes[count] = (int) (now >>> bit & 1) * 2 - 1;
                count++;
            }
        }
        int firstAmount = shape.firstAmount();
        for (int at = 0; at < shape.amounts(); at++) {
            int change = inputs.amount(at) - told.amount(at);
            rows[count] = firstAmount + at;
            changes[count] = change;
            count += change != 0 ? 1 : 0;
        }
        told.set(inputs);
        return count;
    }
}
