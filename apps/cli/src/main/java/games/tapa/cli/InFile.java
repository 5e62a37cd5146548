package games.tapa.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text file that a command is given. */
final class InFile {

    private InFile() {}

    /**
     * The whole text.
     *
     * @param longest in bytes
     * @param tooLong said of a longer one, with what to give instead
     * @param remedy what to give where it cannot be read
     */
    static String read(Path file, int longest, String tooLong, String remedy) throws Refused {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(longest + 1);
            if (bytes.length > longest) {
                throw refused(file, tooLong);
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (IOException e) {
            throw refused(file, FileFault.reason(e) + "; " + remedy);
        }
    }

    /** Ends a command that cannot use the file: what is wrong with it, and the remedy. */
    static Refused refused(Path file, String why) {
        return new Refused(ExitCode.BAD_INPUT, "file \"" + file + "\": " + why + ".");
    }
}
