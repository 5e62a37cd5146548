package games.tapa.jvm;

import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The best nets known for each game, which ship in the jar of this module; read when first asked for. See docs/nets.md. */
public final class BestNets {

    private static final String FOLDER = "/META-INF/tapa-nets/";

    private static final Map<TablesKind, GameNets> READ = new ConcurrentHashMap<>();

    private BestNets() {}

    /** The nets of a game. */
    public static GameNets of(TablesKind kind) {
        return READ.computeIfAbsent(kind, game -> Shipped.nets(BestNets.class, FOLDER, game));
    }
}
