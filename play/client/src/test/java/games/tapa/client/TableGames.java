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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Games that begin from a set-up, reached by opening a saved text. */
final class TableGames {

    private static final String GAME_ID = "0".repeat(32);

    /** By variant and wanted dice: dice of a device that let White start and then fall so. */
    private static final Map<String, DeviceDice> FOUND = new ConcurrentHashMap<>();

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
        DeviceDice found = dice(game + "/" + preset, dice, "");
        GameRecord record = record(game, rules, found, dice, more);
        return open(Optional.empty(), List.of(record), seats, found);
    }

    /** A page with the last of {@code games}. */
    static Page open(Optional<MatchChoice> match, List<GameRecord> games, Seats seats, DeviceDice dice) {
        SavedGame saved = new SavedGame(
                match, games, seats, dice.seed(), dice.gameId(), dice.word(), List.of(), Optional.empty());
        Page page = new Page().open(SavedGameJson.write(saved));
        if (!page.problem().isEmpty()) {
            throw new AssertionError(page.text());
        }
        return page;
    }

    /** A game in which White won the opening throw of {@code found}, threw {@code dice} if given, then {@code more}. */
    static GameRecord record(String game, TablesGameRules rules, DeviceDice found, String dice, List<GameEvent> more) {
        Dice opening = found.thrown(1).orElseThrow();
        List<GameEvent> events = new ArrayList<>();
        events.add(new GameEvent.OpeningThrown(opening.first(), opening.second()));
        if (!dice.isEmpty()) {
            events.add(new GameEvent.Thrown(Side.WHITE, found.thrown(2).orElseThrow()));
        }
        events.addAll(more);
        return new GameRecord(game, rules.rules().options(), rules.opening(), events);
    }

    /** Dice that let White start and then, if {@code wanted} says something, fall so. */
    static DeviceDice dice(String variant, String wanted, String word) {
        return FOUND.computeIfAbsent(variant + " " + wanted + " " + word, key -> find(variant, wanted, word));
    }

    private static DeviceDice find(String variant, String wanted, String word) {
        for (long seed = 0; ; seed++) {
            DeviceDice found = DeviceDice.of(Hex.ofLong(seed).repeat(4), GAME_ID, variant, word)
                    .orThrow();
            Dice opening = found.thrown(1).orElseThrow();
            boolean asWanted =
                    wanted.isEmpty() || found.thrown(2).orElseThrow().digits().equals(wanted);
            if (opening.first() > opening.second() && asWanted) {
                return found;
            }
        }
    }
}
