package games.tapa.trainer;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Where a tuning stands, in a file: read again, it goes on as if it had never stopped. */
final class Checkpoint {

    private static final int MAGIC = 0x54617061;

    private Checkpoint() {}

    /** Writes the file whole or not at all. */
    static void write(Path file, long fingerprint, int step, NewtonFit fit, double[][] best) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            out.writeInt(MAGIC);
            out.writeLong(fingerprint);
            out.writeInt(step);
            write(out, fit.weights);
            write(out, fit.curvature);
            write(out, best);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Fills {@code fit} and {@code best}; says after which step the file was written.
     *
     * @throws IOException also if the file belongs to a tuning with another plan or other features
     */
    static int read(Path file, long fingerprint, NewtonFit fit, double[][] best) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (in.readInt() != MAGIC || in.readLong() != fingerprint) {
                throw new IOException(
                        "checkpoint " + file + ": it belongs to another tuning; name another file or delete this one");
            }
            int step = in.readInt();
            read(in, fit.weights);
            read(in, fit.curvature);
            read(in, best);
            return step;
        }
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
