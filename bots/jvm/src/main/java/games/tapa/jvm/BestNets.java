package games.tapa.jvm;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import java.util.Optional;

/** The best nets known for each game, which ship in the jar of this module; see docs/nets.md. */
public final class BestNets {

    private static final String FOLDER = "/META-INF/tapa-nets/";

    private BestNets() {}

    /** The nets of a game, or why there are none. */
    public static Result<GameNets> of(TablesKind kind) {
        Optional<byte[]> file = Shipped.bytes(BestNets.class, FOLDER + kind.key() + ".net");
        return file.isPresent()
                ? GameNets.read(kind, file.get())
                : Result.bad(
                        Problem.Code.NO_NET,
                        "nets of " + kind.key() + ": none ship yet; ./tapa train makes some, net:FILE names them");
    }
}
