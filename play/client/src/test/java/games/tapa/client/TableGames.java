package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRecord;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games that begin from a set-up, reached by opening a saved text. */
final class TableGames {

    private TableGames() {}

    /** A page on which White is to throw on {@code board}. */
    static Page page(String board, String preset, Seat white, Seat black) {
        return open(board, preset, white, black, List.of(new GameEvent.OpeningThrown(6, 1)));
    }

    /** A page on which White has thrown {@code dice} on {@code board}. */
    static Page rolled(String board, String preset, String dice) {
        Dice thrown = Dice.read(dice).orThrow();
        return open(
                board,
                preset,
                Seat.HUMAN,
                Seat.HUMAN,
                List.of(new GameEvent.OpeningThrown(6, 1), new GameEvent.Thrown(Side.WHITE, thrown)));
    }

    /** A page on which {@code events} have happened on {@code board}. */
    static Page open(String board, String preset, Seat white, Seat black, List<GameEvent> events) {
        TablesGameRules rules = Games.rules("tapa", Optional.of(preset), Map.of("setup", new OptionValue.Text(board)))
                .orThrow();
        GameRecord record = new GameRecord("tapa", rules.rules().options(), rules.opening(), events);
        SavedGame saved = new SavedGame(record, white, black, Optional.of(7L), List.of(), Optional.empty());
        Page page = new Page().open(SavedGameJson.write(saved));
        if (!page.problem().isEmpty()) {
            throw new AssertionError(page.text());
        }
        return page;
    }
}
