package games.tapa.tablesbot;

import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;

/** Where judges come from: nobody that judges looks for the files of nets himself. */
public interface JudgeSource {

    /** A judge for the game's rules, or why there is none. */
    Result<Judge> of(TablesGame game);
}
