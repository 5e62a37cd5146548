package games.tapa.cli;

import games.tapa.jvm.BadCheckpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where a command that learns writes what it has learnt. */
final class OutFile {

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "Where what is learnt goes; the checkpoint stands beside it, its name ending in .checkpoint.")
    private Path out = Path.of("");

    Path path() {
        return out;
    }

    Path checkpoint() {
        return out.resolveSibling(out.getFileName() + ".checkpoint");
    }

    /** Refuses what cannot be written: asked before hours of learning, not after them. */
    void beWritable() throws Refused {
        Path file = out.toAbsolutePath().normalize();
        Path folder = file.getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw refused("it is a folder");
        }
        if (!Files.isDirectory(folder)) {
            throw refused("there is no such folder");
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw refused("access is denied");
        }
    }

    /** Why the file, or the checkpoint beside it, could not be read or written. */
    Refused refused(IOException failure) {
        return failure instanceof BadCheckpoint
                ? new Refused(ExitCode.BAD_INPUT, "--out " + out + ": " + failure.getMessage() + ".")
                : refused(FileFault.reason(failure));
    }

    private Refused refused(String fault) {
        return new Refused(ExitCode.BAD_INPUT, "--out " + out + ": " + fault + "; choose another file.");
    }
}
