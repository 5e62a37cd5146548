package games.tapa.jvm;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The file in which a run keeps where it stands: whose it is, how much is done, and the numbers it has come to so far.
 *
 * @param path the file
 * @param magic its first four bytes
 * @param run what people call such a run
 * @param option where people say which file it is
 * @param fingerprint tells its plan from others
 */
public record CheckpointFile(Path path, int magic, String run, String option, long fingerprint) {

    /** Writes the numbers. */
    public interface Writer {
        void write(DataOutputStream out) throws IOException;
    }

    /** Reads the numbers that a {@link Writer} has written. */
    public interface Reader {
        void read(DataInputStream in) throws IOException;
    }

    /** Writes the file whole or not at all. */
    public void write(int done, Writer numbers) throws IOException {
        Path fresh = path.resolveSibling(path.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            out.writeInt(magic);
            out.writeLong(fingerprint);
            out.writeInt(done);
            numbers.write(out);
        }
        Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Reads the file and says how much was done when it was written.
     *
     * @throws BadCheckpoint if it belongs to a run with another plan, or is damaged
     */
    public int read(Reader numbers) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
            if (in.readInt() != magic || in.readLong() != fingerprint) {
                throw bad("it belongs to another " + run);
            }
            int done = in.readInt();
            numbers.read(in);
            if (in.read() >= 0) {
                throw bad("it is longer than one of this " + run);
            }
            return done;
        } catch (EOFException e) {
            throw bad("it is cut off");
        }
    }

    private BadCheckpoint bad(String fault) {
        return new BadCheckpoint(path, fault, option);
    }
}
