package games.tapa.client;

import games.tapa.kernel.Result;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.List;

/** Reads the games out of a saved text, without laying them on a table. */
public final class SavedGames {

    /** No saved text is longer. */
    public static final int LONGEST = CommandJson.LONGEST;

    private SavedGames() {}

    /**
     * The games that a text holds which {@link Table#saved} gave: the one that was played alone, or all of a match that
     * have begun, the last one as far as it had come.
     */
    public static Result<List<Game<TablesPosition, TablesPlay>>> read(String text) {
        return SavedGame.open(text)
                .map(on -> on.match().map(match -> match.match().games()).orElseGet(() -> List.of(on.game())));
    }
}
