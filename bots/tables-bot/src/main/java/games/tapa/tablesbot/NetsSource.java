package games.tapa.tablesbot;

import games.tapa.kernel.Result;
import games.tapa.nn.Kernel;
import games.tapa.tables.TablesKind;

/** Where the nets come from that the levels play with: a bot never looks for files itself. */
public interface NetsSource {

    /** The nets of a game, or why there are none; they serve the rules of all its presets. */
    Result<GameNets> of(TablesKind kind);

    /** What runs them; all kernels give the same. */
    Kernel kernel();
}
