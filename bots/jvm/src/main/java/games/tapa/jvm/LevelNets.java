package games.tapa.jvm;

import games.tapa.kernel.Result;
import games.tapa.nn.Kernel;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.NetsSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The nets that the levels play with, the same as in the browser, which ship in the jar of the bots; read when first asked
 * for. For any number of threads.
 */
public final class LevelNets implements NetsSource {

    private static final String FOLDER = "/META-INF/tapa-levels/";

    private final Map<TablesKind, GameNets> read = new ConcurrentHashMap<>();

    /** Nothing is read yet. */
    public LevelNets() {}

    @Override
    public Result<GameNets> of(TablesKind kind) {
        return Result.ok(read.computeIfAbsent(kind, game -> Shipped.nets(GameNets.class, FOLDER, game)));
    }

    @Override
    public Kernel kernel() {
        return Kernels.fastest();
    }
}
