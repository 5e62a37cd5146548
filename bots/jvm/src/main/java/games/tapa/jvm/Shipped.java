package games.tapa.jvm;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Files that ship in our jars. */
final class Shipped {

    private Shipped() {}

    /**
     * The file called {@code name}, a path from the root of the jar that {@code beside} came in. Not in a package's folder,
     * so that it is open to every module.
     */
    static byte[] bytes(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing: the program was not built whole");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** The nets of a game from such a folder. */
    static GameNets nets(Class<?> beside, String folder, TablesKind kind) {
        return GameNets.read(kind, bytes(beside, folder + kind.key() + ".net")).orThrow();
    }
}
