package games.tapa.trainer;

import games.tapa.jvm.BadCheckpoint;
import games.tapa.jvm.CheckpointFile;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Where a training of nets stands, in a file: read again, it goes on as if it had never stopped. */
final class TdCheckpoint {

    private static final int MAGIC = 0x54617062;

    private TdCheckpoint() {}

    /** Writes the file whole or not at all. */
    static void write(Path path, long fingerprint, int round, List<NetFit> fits) throws IOException {
        file(path, fingerprint).write(round, out -> {
            for (NetFit fit : fits) {
                out.writeLong(fit.adam.steps);
                write(out, fit.weights);
                write(out, fit.adam.means);
                write(out, fit.adam.squares);
            }
        });
    }

    /**
     * Fills {@code fits}; says after which round the file was written.
     *
     * @throws BadCheckpoint if the file belongs to a training with another plan, or is damaged
     */
    static int read(Path path, long fingerprint, List<NetFit> fits) throws IOException {
        return file(path, fingerprint).read(in -> {
            for (NetFit fit : fits) {
                fit.adam.steps = in.readLong();
                read(in, fit.weights);
                read(in, fit.adam.means);
                read(in, fit.adam.squares);
            }
        });
    }

    private static CheckpointFile file(Path path, long fingerprint) {
        return new CheckpointFile(path, MAGIC, "training", "--out", fingerprint);
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
