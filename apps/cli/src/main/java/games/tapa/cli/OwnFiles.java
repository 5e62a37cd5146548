package games.tapa.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Writes files where none were, and may write again those it wrote. Not for several threads. */
final class OwnFiles {

    private final Set<Path> written = new HashSet<>();

    /** Writes {@code text} and says in one sentence that it did, or why not. */
    String write(String file, String text) {
        try {
            Path path = Path.of(file).toAbsolutePath().normalize();
            if (!written.contains(path)) {
                Files.createFile(path);
                written.add(path);
            }
            Files.writeString(path, text + "\n");
            return "Saved in " + file + ".";
        } catch (IOException e) {
            return fault(file, FileFault.reason(e));
        } catch (InvalidPathException e) {
            return fault(file, e.getReason());
        }
    }

    private static String fault(String file, String reason) {
        return "Cannot write " + file + ": " + reason + "; choose another file.";
    }
}
