package games.tapa.jvm;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The weights of the first bot, which ship in the jar of the bots; read when first asked for. For any number of
 * threads.
 */
public final class BestWeights {

    private static final String FOLDER = "/META-INF/tapa-weights/";

    private final Map<TablesKind, Weights> read = new ConcurrentHashMap<>();

    /** Nothing is read yet. */
    public BestWeights() {}

    /** The weights of a game. */
    public Weights of(TablesKind kind) {
        return read.computeIfAbsent(kind, BestWeights::read);
    }

    private static Weights read(TablesKind kind) {
        String name = FOLDER + kind.key() + ".weights";
        WeightsFile file =
                WeightsFile.read(Shipped.bytes(WeightsFile.class, name)).orThrow();
        if (file.kind() != kind) {
            throw new IllegalStateException(
                    name + " holds the weights of " + file.kind().key());
        }
        return file.weights();
    }
}
