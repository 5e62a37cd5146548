package games.tapa.tablesbot;

import games.tapa.kernel.Result;
import games.tapa.tables.TablesKind;

/** Where a bot's weights come from: a bot never looks for files itself. */
public interface WeightsSource {

    /** The weights to play the game with, or why there are none; one set serves the rules of all its presets. */
    Result<Weights> of(TablesKind kind);
}
