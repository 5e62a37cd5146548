package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Hex;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games that begin from a set-up, reached by opening a saved text. */
final class TableGames {

    private static final String GAME_ID = "0".repeat(32);

    /** By variant and wanted dice: dice of a device that let White start and then fall so. */
    private static final Map<String, DeviceDice> FOUND = new HashMap<>();

    private TableGames() {}

    /** A page on which White is to throw on {@code board}. */
    static Page page(String board, String preset, Seat white, Seat black) {
        return open(board, preset, new Seats(white, black), "", List.of());
    }

    /** A page on which White has thrown {@code dice} on {@code board}. */
    static Page rolled(String board, String preset, String dice) {
        return open(board, preset, new Seats(Seat.HUMAN, Seat.HUMAN), dice, List.of());
    }

    /** A page of two persons on which {@code events} have happened on {@code board} after White won the opening throw. */
    static Page after(String board, String preset, List<GameEvent> events) {
        return open(board, preset, new Seats(Seat.HUMAN, Seat.HUMAN), "", events);
    }

    /** A page on which White started on {@code board}, threw {@code dice} if they are given, then {@code more} happened. */
    static Page open(String board, String preset, Seats seats, String dice, List<GameEvent> more) {
        return open("tapa", board, preset, seats, dice, more);
    }

    static Page open(String game, String board, String preset, Seats seats, String dice, List<GameEvent> more) {
        TablesGameRules rules = Games.rules(game, Optional.of(preset), Map.of("setup", new OptionValue.Text(board)))
                .orThrow();
        DeviceDice found = FOUND.computeIfAbsent(game + "/" + preset + " " + dice, TableGames::find);
        Dice opening = found.thrown(1).orElseThrow();
        List<GameEvent> events = new ArrayList<>();
        events.add(new GameEvent.OpeningThrown(opening.first(), opening.second()));
        if (!dice.isEmpty()) {
            events.add(new GameEvent.Thrown(Side.WHITE, found.thrown(2).orElseThrow()));
        }
        events.addAll(more);
        GameRecord record = new GameRecord(game, rules.rules().options(), rules.opening(), events);
        SavedGame saved = new SavedGame(
                Optional.empty(),
                List.of(record),
                seats,
                found.seed(),
                found.gameId(),
                found.word(),
                List.of(),
                Optional.empty());
        Page page = new Page().open(SavedGameJson.write(saved));
        if (!page.problem().isEmpty()) {
            throw new AssertionError(page.text());
        }
        return page;
    }

    private static DeviceDice find(String wanted) {
        String variant = wanted.substring(0, wanted.indexOf(' '));
        String dice = wanted.substring(wanted.indexOf(' ') + 1);
        for (long seed = 0; ; seed++) {
            DeviceDice found = DeviceDice.of(Hex.ofLong(seed).repeat(4), GAME_ID, variant, "")
                    .orThrow();
            Dice opening = found.thrown(1).orElseThrow();
            boolean asWanted =
                    dice.isEmpty() || found.thrown(2).orElseThrow().digits().equals(dice);
            if (opening.first() > opening.second() && asWanted) {
                return found;
            }
        }
    }
}
