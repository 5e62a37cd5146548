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
 * 8 bytes   "tapanet2"
 * 1 + n     the length of the game's name and the name in ASCII
 * 5 × 4     version of the inputs, words, amounts, hidden units, outputs
 * 1         how many nets
 * per net   1 the fineness; 2 each, the weights of the first layer as whole numbers; 4 each, those of the second, floats;
 *           both in the order of {@link NetShape}
 * 8         the beginning of the SHA-256 of everything before
 * </pre>
 *
 * @param game the game's name
 * @param inputsVersion which choice of inputs the nets were made for
 * @param nets at least one
 */
public record NetFile(String game, int inputsVersion, List<Net> nets) {

    private static final String MAGIC = "tapanet2";
    private static final int SUM = 8;
    private static final int FLOAT = 4;
    private static final int SHORT = 2;
    private static final int NUMBERS = 5 * Integer.BYTES + 1;
    private static final int MOST_NETS = 100;

    /** No net has more inputs, hidden units or outputs. */
    public static final int MOST_UNITS = 4096;

    public NetFile {
        nets = List.copyOf(nets);
        if (nets.isEmpty() || nets.size() > MOST_NETS || !areAlike(nets)) {
            throw new IllegalArgumentException("a file holds some nets of one shape, none of them huge");
        }
    }

    private static boolean areAlike(List<Net> nets) {
        NetShape shape = nets.getFirst().shape();
        for (Net net : nets) {
            if (!net.shape().equals(shape)) {
                return false;
            }
        }
        return isSize(shape.inputs()) && isSize(shape.hidden()) && isSize(shape.outputs());
    }

    /** The file. */
    public byte[] write() {
        NetShape shape = nets.getFirst().shape();
        Bytes out = new Bytes(MAGIC.length() + 1 + game.length() + NUMBERS + nets.size() * length(shape) + SUM);
        out.text(MAGIC);
        out.number(1, game.length());
        out.text(game);
        out.number(4, inputsVersion);
        out.number(4, shape.words());
        out.number(4, shape.amounts());
        out.number(4, shape.hidden());
        out.number(4, shape.outputs());
        out.number(1, nets.size());
        for (Net net : nets) {
            out.number(1, net.fineness());
            for (int i = 0; i < shape.outputBiases(); i++) {
                out.number(SHORT, net.step(i));
            }
            for (float weight : net.second()) {
                out.number(FLOAT, Float.floatToIntBits(weight));
            }
        }
        out.bytes(Sha256.of(out.written()), SUM);
        return out.written();
    }

    /** Reads what {@link #write} has written; anything else is refused. */
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
        int words = in.number(4);
        int amounts = in.number(4);
        int hidden = in.number(4);
        int outputs = in.number(4);
        int count = in.number(1);
        boolean good = isCount(words)
                && isCount(amounts)
                && isSize(Long.SIZE * words + amounts)
                && isSize(hidden)
                && isSize(outputs)
                && count >= 1
                && count <= MOST_NETS;
        if (!good || in.left() != SUM + count * (long) length(new NetShape(words, amounts, hidden, outputs))) {
            return bad("its length does not fit the shape it names; take a whole copy");
        }
        return nets(new NetShape(words, amounts, hidden, outputs), count, in)
                .map(nets -> new NetFile(game, inputs, nets));
    }

    private static Result<List<Net>> nets(NetShape shape, int count, Bytes in) {
        List<Net> nets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int fineness = in.number(1);
            short[] steps = new short[shape.outputBiases()];
            for (int at = 0; at < steps.length; at++) {
                steps[at] = (short) in.number(SHORT);
            }
            float[] second = new float[shape.size() - steps.length];
            for (int at = 0; at < second.length; at++) {
                second[at] = Float.intBitsToFloat(in.number(FLOAT));
            }
            Net net = Net.of(shape, Math.min(fineness, Net.FINEST), steps, second);
            if (fineness > Net.FINEST || !net.isFinite()) {
                return bad("it holds weights that are no numbers; train the nets again");
            }
            nets.add(net);
        }
        return Result.ok(List.copyOf(nets));
    }

    /** How many bytes a net of that shape takes. */
    private static int length(NetShape shape) {
        int first = shape.outputBiases();
        return 1 + SHORT * first + FLOAT * (shape.size() - first);
    }

    private static boolean isCount(int number) {
        return number >= 0 && number <= MOST_UNITS;
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

    private static <T> Result<T> bad(String fault) {
        return Result.bad(Problem.Code.BAD_RECORD, "file of nets: " + fault);
    }
}
