package games.tapa.client;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Result;
import games.tapa.match.Game;
import games.tapa.match.GameRecord;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.List;
import java.util.Optional;

/** Reads the games out of a saved text, and writes one, without a table. */
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

    /** A text that {@link Table} opens: a game alone of two persons, its dice thrown elsewhere. */
    public static String write(Game<TablesPosition, TablesPlay> game) {
        TablesGameRules rules = TablesGameRules.of(game);
        String id = rules.rules().kind().key();
        return SavedGameJson.write(new SavedGame(
                Optional.empty(),
                List.of(GameRecord.of(id, rules.options(), game)),
                new Seats(Seat.HUMAN, Seat.HUMAN),
                DeviceDice.REAL,
                "",
                Optional.empty(),
                List.of(),
                Optional.empty()));
    }
}
