package games.tapa.client;

import games.tapa.client.TableView.OverView;
import games.tapa.games.TablesGameRules;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a saved text holds, game by game, for a reader who wants to know before anything is opened: {@code
 * {"saved":"…","game":"tapa","preset":"mali","turns":31,"rolls":33,"winner":"W","points":1,"reason":"off"}}. {@code saved}
 * is the text of that game alone; while it is not over, {@code reason} is empty.
 */
final class KeptGames {

    private KeptGames() {}

    /** The record that may leave the device: the secret of the dice only once they have all been thrown (docs/fair-dice.md). */
    static JsonFields record(TableGame on, String saved) {
        boolean over = on.game().outcome().isPresent();
        String text = over || on.dice().isEmpty()
                ? saved
                : SavedGameJson.write(SavedGame.of(on).withoutDice());
        List<Json> games = new ArrayList<>(all(earlier(on)));
        games.add(told(on.game(), text));
        return new JsonFields()
                .put("text", text)
                .put("white", on.seats().white().key())
                .put("black", on.seats().black().key())
                .put("proved", over && on.dice().isPresent())
                .put("games", games);
    }

    /** Games that are played alone, or whose match nobody needs. */
    static List<Json> all(List<Game<TablesPosition, TablesPlay>> games) {
        List<Json> told = new ArrayList<>();
        for (Game<TablesPosition, TablesPlay> game : games) {
            told.add(told(game, SavedGames.write(game)));
        }
        return told;
    }

    private static List<Game<TablesPosition, TablesPlay>> earlier(TableGame on) {
        List<Game<TablesPosition, TablesPlay>> games =
                on.match().map(match -> match.match().games()).orElse(List.of());
        return games.isEmpty() ? games : games.subList(0, games.size() - 1);
    }

    private static Json told(Game<TablesPosition, TablesPlay> game, String saved) {
        TablesGameRules rules = TablesGameRules.of(game);
        Optional<OverView> over = game.outcome().map(Views::over);
        return new JsonFields()
                .put("saved", saved)
                .put("game", rules.rules().kind().key())
                .put("preset", rules.rules().preset())
                .put("turns", game.turns())
                .put("rolls", game.throwsMade())
                .put("winner", over.map(OverView::winner).orElse(""))
                .put("points", over.map(OverView::points).orElse(0))
                .put("reason", over.map(OverView::reason).orElse(""))
                .object();
    }
}
