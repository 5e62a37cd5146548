package games.tapa.server;

import io.helidon.logging.common.spi.LoggingProvider;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps the web server's own messages to warnings: a start should say where the page is and nothing else. */
@SuppressWarnings("exports") // only the service loader uses it
public final class QuietLogging implements LoggingProvider {

    /** Kept here, since the log manager would forget a logger that nobody holds, and its level with it. */
    private static final Logger HELIDON = Logger.getLogger("io.helidon");

    /** For the service loader. */
    public QuietLogging() {}

    @Override
    public void initialization() {
        HELIDON.setLevel(Level.WARNING);
    }

    @Override
    public void runTime() {}
}
