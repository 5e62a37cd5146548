package games.tapa.tablesbot;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;

/** The weights that ship, and the bot with them. */
final class Shipped {

    private static final Map<TablesKind, Weights> WEIGHTS = new EnumMap<>(TablesKind.class);

    static {
        for (TablesKind kind : TablesKind.values()) {
            WEIGHTS.put(kind, WeightsFile.read(file(kind)).orThrow().weights());
        }
    }

    private Shipped() {}

    static byte[] file(TablesKind kind) {
        String name = "/META-INF/tapa-weights/" + kind.key() + ".weights";
        try (InputStream in = Shipped.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    static Weights weights(TablesGame game) {
        return weights(game.rules().kind());
    }

    static Weights weights(TablesKind kind) {
        Weights weights = WEIGHTS.get(kind);
        if (weights == null) {
            throw new IllegalStateException(kind + " has no weights");
        }
        return weights;
    }

    static PlayChooser bot(TablesGame game) {
        return new PlayChooser(game, new OnePly(new Equity(game, weights(game))));
    }
}
