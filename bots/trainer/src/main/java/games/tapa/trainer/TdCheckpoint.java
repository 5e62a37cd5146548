package games.tapa.trainer;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Where a training of nets stands, in a file: read again, it goes on as if it had never stopped. */
final class TdCheckpoint {

    private static final int MAGIC = 0x54617062;

    private TdCheckpoint() {}

    /** Writes the file whole or not at all. */
    static void write(Path file, long fingerprint, int round, List<NetFit> fits) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            out.writeInt(MAGIC);
            out.writeLong(fingerprint);
            out.writeInt(round);
            for (NetFit fit : fits) {
                out.writeLong(fit.adam.steps);
                write(out, fit.net.weights());
                write(out, fit.adam.means);
                write(out, fit.adam.squares);
            }
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Fills {@code fits}; says after which round the file was written.
     *
     * @throws IOException also if the file belongs to a training with another plan
     */
    static int read(Path file, long fingerprint, List<NetFit> fits) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (in.readInt() != MAGIC || in.readLong() != fingerprint) {
                throw bad(file, "it belongs to another training");
            }
            int round = in.readInt();
            for (NetFit fit : fits) {
                fit.adam.steps = in.readLong();
                read(in, fit.net.weights());
                read(in, fit.adam.means);
                read(in, fit.adam.squares);
            }
            if (in.read() >= 0) {
                throw bad(file, "it is longer than one of this training");
            }
            return round;
        } catch (EOFException e) {
            throw bad(file, "it is cut off");
        }
    }

    private static IOException bad(Path file, String fault) {
        return new IOException("checkpoint " + file + ": " + fault + "; name another --out or delete it");
    }

    private static void write(DataOutputStream out, float[] values) throws IOException {
        for (float value : values) {
            out.writeFloat(value);
        }
    }

    private static void read(DataInputStream in, float[] values) throws IOException {
        for (int i = 0; i < values.length; i++) {
            values[i] = in.readFloat();
        }
    }
}
