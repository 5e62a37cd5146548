package games.tapa.trainer;

import games.tapa.jvm.BadCheckpoint;
import games.tapa.jvm.CheckpointFile;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;

/** Where a tuning stands, in a file: read again, it goes on as if it had never stopped. */
final class Checkpoint {

    private static final int MAGIC = 0x54617061;

    private Checkpoint() {}

    /** Writes the file whole or not at all. */
    static void write(Path path, long fingerprint, int step, NewtonFit fit, double[][] best) throws IOException {
        file(path, fingerprint).write(step, out -> {
            write(out, fit.weights);
            write(out, fit.curvature);
            write(out, best);
        });
    }

    /**
     * Fills {@code fit} and {@code best}; says after which step the file was written.
     *
     * @throws BadCheckpoint if the file belongs to a tuning with another plan or other features, or is damaged
     */
    static int read(Path path, long fingerprint, NewtonFit fit, double[][] best) throws IOException {
        return file(path, fingerprint).read(in -> {
            read(in, fit.weights);
            read(in, fit.curvature);
            read(in, best);
        });
    }

    private static CheckpointFile file(Path path, long fingerprint) {
        return new CheckpointFile(path, MAGIC, "tuning", "--out", fingerprint);
    }

    private static void write(DataOutputStream out, double[][] rows) throws IOException {
        for (double[] row : rows) {
            for (double value : row) {
                out.writeDouble(value);
            }
        }
    }

    private static void read(DataInputStream in, double[][] rows) throws IOException {
        for (double[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                row[i] = in.readDouble();
            }
        }
    }
}
