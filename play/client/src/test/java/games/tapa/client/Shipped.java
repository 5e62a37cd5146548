package games.tapa.client;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.LoadedNets;
import games.tapa.tablesbot.NetsSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The engine with the nets of the levels that ship. */
final class Shipped {

    static final NetsSource NETS = nets();

    private Shipped() {}

    static Engine engine() {
        return new Engine(NETS);
    }

    private static NetsSource nets() {
        LoadedNets nets = new LoadedNets();
        for (TablesKind kind : TablesKind.values()) {
            nets.load(file("/META-INF/tapa-levels/" + kind.key() + ".net")).ifPresent(problem -> {
                throw new IllegalStateException(problem.message());
            });
        }
        return nets;
    }

    private static byte[] file(String name) {
        try (InputStream in = GameNets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
