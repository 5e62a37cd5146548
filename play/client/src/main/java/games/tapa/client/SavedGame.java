package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.games.TablesPicker;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.Game;
import games.tapa.match.GameRecord;
import games.tapa.match.Spot;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStep;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game on the table as it is kept, not yet checked against any rule. {@link SavedGameJson} reads and writes it.
 *
 * @param record the game up to the last finished turn or throw
 * @param white who plays White
 * @param black who plays Black
 * @param chance the state of the dice generator; empty where two persons throw real dice
 * @param steps the steps made in the turn under the finger
 * @param selected the picked-up source
 */
record SavedGame(
        GameRecord record,
        Seat white,
        Seat black,
        Optional<Long> chance,
        List<TablesStep> steps,
        Optional<Spot> selected) {

    SavedGame {
        steps = List.copyOf(steps);
    }

    static SavedGame of(TableGame on) {
        return new SavedGame(
                GameRecord.of(on.id(), on.rules().rules().options(), on.game()),
                on.white(),
                on.black(),
                on.chance(),
                on.picker().map(picker -> picker.turn().steps()).orElse(List.of()),
                on.selected());
    }

    /** The game that a saved text holds, exactly as it lay on the table. */
    static Result<TableGame> open(String text) {
        return SavedGameJson.read(text).then(SavedGame::restore);
    }

    private Result<TableGame> restore() {
        if (chance.isEmpty() && (white == Seat.BOT || black == Seat.BOT)) {
            return bad("a bot cannot throw real dice");
        }
        Map<String, OptionValue> options = new LinkedHashMap<>(record.rules());
        if (!(options.remove("preset") instanceof OptionValue.Text(String preset))) {
            return bad("its rules name no preset");
        }
        return Games.rules(record.game(), Optional.of(preset), options).then(rules -> {
            if (!record.opening().equals(rules.opening())) {
                return bad("its opening is not the one of its rules");
            }
            Result<Game<TablesPosition, TablesPlay>> game = record.replay(rules);
            return game.then(played -> restore(rules, played));
        });
    }

    private Result<TableGame> restore(TablesGameRules rules, Game<TablesPosition, TablesPlay> game) {
        TableGame on =
                TableGame.begin(record.game(), rules, white, black, chance).with(game);
        if (on.picker().isEmpty() || !on.isPersonsTurn()) {
            return steps.isEmpty() && selected.isEmpty() ? Result.ok(on) : bad("it has a turn begun where none is due");
        }
        TablesPicker picker = on.picker().get();
        for (TablesStep step : steps) {
            Optional<TablesPicker> next = picker.step(step);
            if (next.isEmpty()) {
                return bad("the step from " + step.from() + " with a " + step.die() + " is not legal");
            }
            picker = next.get();
        }
        if (selected.isPresent() && !picker.sources().contains(selected.get())) {
            return bad("nothing can be picked up on " + selected.get().name());
        }
        return Result.ok(on.with(picker, selected));
    }

    private static <T> Result<T> bad(String why) {
        return Result.bad(Problem.Code.BAD_RECORD, "the saved game cannot be opened: " + why + "; start a new game");
    }
}
