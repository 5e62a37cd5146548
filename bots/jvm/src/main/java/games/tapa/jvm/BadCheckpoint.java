package games.tapa.jvm;

import java.io.IOException;
import java.nio.file.Path;

/** A checkpoint that a run cannot go on from; the message names the file, the fault and the remedy. */
public final class BadCheckpoint extends IOException {

    private static final long serialVersionUID = 1L;

    BadCheckpoint(Path file, String fault, String option) {
        super("checkpoint " + file + ": " + fault + "; name another " + option + " or delete it");
    }
}
