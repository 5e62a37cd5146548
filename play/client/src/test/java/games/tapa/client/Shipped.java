package games.tapa.client;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.LoadedWeights;
import games.tapa.tablesbot.WeightsFile;
import games.tapa.tablesbot.WeightsSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The engine with the weights that ship. */
final class Shipped {

    static final WeightsSource WEIGHTS = weights();

    private Shipped() {}

    static Engine engine() {
        return new Engine(WEIGHTS);
    }

    private static WeightsSource weights() {
        LoadedWeights weights = new LoadedWeights();
        for (TablesKind kind : TablesKind.values()) {
            weights.load(file("/META-INF/tapa-weights/" + kind.key() + ".weights"))
                    .ifPresent(problem -> {
                        throw new IllegalStateException(problem.message());
                    });
        }
        return weights;
    }

    private static byte[] file(String name) {
        try (InputStream in = WeightsFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
