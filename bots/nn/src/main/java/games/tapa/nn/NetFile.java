package games.tapa.nn;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import java.util.ArrayList;
import java.util.List;

/**
 * Nets of one shape as they stand in a file, with what they are for. All numbers are big-endian:
 *
 * <pre>
 * 8 bytes   "tapanet1"
 * 1 + n     the length of the game's name and the name in ASCII
 * 4 × 4     version of the inputs, inputs, hidden units, outputs
 * 2 × 1     how many nets; bytes a weight: 4 (a float) or 2 (a whole number, times the scale of its net)
 * per net   for 2 bytes a weight the scale, a float; then the weights in the order of {@link NetShape}
 * 8         the beginning of the SHA-256 of everything before
 * </pre>
 *
 * @param game the game's name
 * @param inputsVersion which choice of inputs the nets were made for
 * @param nets at least one
 */
public record NetFile(String game, int inputsVersion, List<Net> nets) {

    private static final String MAGIC = "tapanet1";
    private static final int SUM = 8;
    private static final int FLOAT = 4;
    private static final int SHORT = 2;
    private static final int NUMBERS = 4 * Integer.BYTES + 2;
    private static final int MOST_NETS = 100;

    /** No net has more inputs, hidden units or outputs. */
    public static final int MOST_UNITS = 4096;

    public NetFile {
        nets = List.copyOf(nets);
        if (nets.isEmpty() || nets.size() > MOST_NETS) {
            throw new IllegalArgumentException("a file holds 1 to " + MOST_NETS + " nets, not " + nets.size());
        }
        NetShape shape = nets.getFirst().shape();
        if (!isSize(shape.inputs()) || !isSize(shape.hidden()) || !isSize(shape.outputs())) {
            throw new IllegalArgumentException(shape + " has more than " + MOST_UNITS + " of something");
        }
        for (Net net : nets) {
            if (!net.shape().equals(shape)) {
                throw new IllegalArgumentException(
                        "a file holds nets of one shape, not " + shape + " and " + net.shape());
            }
        }
    }

    /** The file with every weight as it is. */
    public byte[] write() {
        return write(FLOAT);
    }

    /** The file at half the size: every weight is rounded to one of 65,535 steps of its net. */
    public byte[] writeSmall() {
        return write(SHORT);
    }

    private byte[] write(int width) {
        NetShape shape = nets.getFirst().shape();
        Bytes out = new Bytes(
                MAGIC.length() + 1 + game.length() + NUMBERS + nets.size() * (FLOAT + width * shape.size()) + SUM);
        out.text(MAGIC);
        out.number(1, game.length());
        out.text(game);
        out.number(4, inputsVersion);
        out.number(4, shape.inputs());
        out.number(4, shape.hidden());
        out.number(4, shape.outputs());
        out.number(1, nets.size());
        out.number(1, width);
        for (Net net : nets) {
            if (width == FLOAT) {
                for (float weight : net.weights()) {
                    out.number(FLOAT, Float.floatToIntBits(weight));
                }
            } else {
                small(net, out);
            }
        }
        byte[] written = out.written();
        out.bytes(Sha256.of(written), SUM);
        return out.written();
    }

    private static void small(Net net, Bytes out) {
        float greatest = Float.MIN_NORMAL;
        for (float weight : net.weights()) {
            greatest = Math.max(greatest, Math.abs(weight));
        }
        float scale = greatest / Short.MAX_VALUE;
        out.number(FLOAT, Float.floatToIntBits(scale));
        for (float weight : net.weights()) {
            float steps = weight / scale;
            out.number(SHORT, (int) (steps < 0 ? steps - 0.5f : steps + 0.5f));
        }
    }

    /** Reads what {@link #write} or {@link #writeSmall} has written; anything else is refused. */
    public static Result<NetFile> read(byte[] file) {
        Bytes in = new Bytes(file);
        if (!in.isNext(MAGIC)) {
            return bad("it is no file of nets, or of another version; take one that belongs to this version");
        }
        int length = in.number(1);
        if (file.length < MAGIC.length() + 1 + length + NUMBERS + SUM || !isWhole(file)) {
            return bad("its check sum is wrong, so it is cut off or damaged; take a whole copy");
        }
        String game = in.text(length);
        int inputs = in.number(4);
        int rows = in.number(4);
        int hidden = in.number(4);
        int outputs = in.number(4);
        int count = in.number(1);
        int width = in.number(1);
        boolean good = isSize(rows)
                && isSize(hidden)
                && isSize(outputs)
                && count >= 1
                && count <= MOST_NETS
                && (width == FLOAT || width == SHORT);
        if (!good || in.left() != SUM + expected(new NetShape(rows, hidden, outputs), count, width)) {
            return bad("its length does not fit the shape it names; take a whole copy");
        }
        NetShape shape = new NetShape(rows, hidden, outputs);
        List<Net> nets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Net net = net(shape, width, in);
            if (!net.isFinite()) {
                return bad("it holds weights that are no numbers; train the nets again");
            }
            nets.add(net);
        }
        return Result.ok(new NetFile(game, inputs, nets));
    }

    private static long expected(NetShape shape, int count, int width) {
        return (long) count * ((width == SHORT ? FLOAT : 0) + (long) width * shape.size());
    }

    private static Net net(NetShape shape, int width, Bytes in) {
        float[] weights = new float[shape.size()];
        float scale = width == SHORT ? Float.intBitsToFloat(in.number(FLOAT)) : 0;
        for (int i = 0; i < weights.length; i++) {
            weights[i] = width == SHORT ? (short) in.number(SHORT) * scale : Float.intBitsToFloat(in.number(FLOAT));
        }
        return Net.of(shape, weights);
    }

    private static boolean isSize(int units) {
        return units >= 1 && units <= MOST_UNITS;
    }

    private static boolean isWhole(byte[] file) {
        byte[] before = new byte[file.length - SUM];
        System.arraycopy(file, 0, before, 0, before.length);
        byte[] sum = Sha256.of(before);
        for (int i = 0; i < SUM; i++) {
            if (sum[i] != file[before.length + i]) {
                return false;
            }
        }
        return true;
    }

    private static Result<NetFile> bad(String fault) {
        return Result.bad(Problem.Code.BAD_RECORD, "file of nets: " + fault);
    }
}
