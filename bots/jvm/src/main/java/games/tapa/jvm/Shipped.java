package games.tapa.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Files that ship in our jars. */
final class Shipped {

    private Shipped() {}

    /**
     * The file called {@code name}, a path from the root of the jar that {@code beside} came in; empty if there is none.
     * Not in a package's folder, so that it is open to every module.
     */
    static Optional<byte[]> bytes(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
