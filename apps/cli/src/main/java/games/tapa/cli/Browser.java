package games.tapa.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The browser of the person at this machine. */
final class Browser {

    /** What opens an address on Linux and on macOS. */
    private static final List<String> OPENERS = List.of("xdg-open", "open");

    private Browser() {}

    /** Opens {@code address}; says whether something on this machine took it. */
    static boolean open(String address) throws InterruptedException {
        for (String opener : OPENERS) {
            if (open(opener, address)) {
                return true;
            }
        }
        return false;
    }

    private static boolean open(String opener, String address) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(opener, address)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            // It ends at once if it knows no browser; some stay as long as the browser does.
            return !process.waitFor(2, TimeUnit.SECONDS) || process.exitValue() == 0;
        } catch (IOException e) {
            // There is no such program here.
            return false;
        }
    }
}
