package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.games.TablesPicker;
import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRecord;
import games.tapa.match.MatchRecord;
import games.tapa.match.Opening;
import games.tapa.match.Spot;
import games.tapa.match.Variant;
import games.tapa.tables.TablesStep;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game on the table as it is kept, with the match it belongs to, not yet checked against any rule.
 * {@link SavedGameJson} reads and writes it.
 *
 * @param match which match was chosen; empty if the game is played alone
 * @param games the games of the match, the last one up to its last finished turn or throw
 * @param seats who plays
 * @param seed the device's seed of the last game's dice, or {@link DeviceDice#REAL}
 * @param gameId the id under which they are thrown; nothing with real dice
 * @param word the word, once it is typed or the first throw was made
 * @param steps the steps made in the turn under the finger
 * @param selected the picked-up source
 */
record SavedGame(
        Optional<MatchChoice> match,
        List<GameRecord> games,
        Seats seats,
        String seed,
        String gameId,
        Optional<String> word,
        List<TablesStep> steps,
        Optional<Spot> selected) {

    SavedGame {
        games = List.copyOf(games);
        steps = List.copyOf(steps);
    }

    static SavedGame of(TableGame on) {
        return new SavedGame(
                on.match().map(TableMatch::choice),
                on.match()
                        .map(match -> MatchRecord.of(match.match()).games())
                        .orElseGet(() -> List.of(
                                GameRecord.of(on.id(), on.rules().rules().options(), on.game()))),
                on.seats(),
                on.dice().map(DeviceDice::seed).orElse(DeviceDice.REAL),
                on.dice().map(DeviceDice::gameId).orElse(""),
                on.dice().flatMap(DeviceDice::word),
                on.picker().map(picker -> picker.turn().steps()).orElse(List.of()),
                on.selected());
    }

    /** The same game without the secret of its dice, hence of two persons, who throw dice of their own from here on. */
    SavedGame withoutDice() {
        Seats persons = new Seats(Seat.HUMAN, Seat.HUMAN);
        return new SavedGame(match, games, persons, DeviceDice.REAL, "", Optional.empty(), steps, selected);
    }

    /** The game that a saved text holds, exactly as it lay on the table. */
    static Result<TableGame> open(String text) {
        return SavedGameJson.read(text).then(SavedGame::restore);
    }

    private Result<TableGame> restore() {
        if (seed.equals(DeviceDice.REAL) && seats.haveBot()) {
            return bad("a bot cannot throw real dice");
        }
        return variant()
                .then(variant -> match.map(choice -> inMatch(choice, variant)).orElseGet(() -> alone(variant)))
                .then(this::withDice)
                .then(this::withTurn);
    }

    /** What the last game is played by, every option laid over its preset. */
    private Result<Variant> variant() {
        if (games.isEmpty()) {
            return bad("it holds no game");
        }
        Map<String, OptionValue> options = new LinkedHashMap<>(games.getLast().rules());
        return options.remove("preset") instanceof OptionValue.Text(String preset)
                ? Result.ok(new Variant(games.getLast().game(), preset, options))
                : bad("its rules name no preset");
    }

    private Result<TableGame> alone(Variant variant) {
        if (games.size() > 1) {
            return bad("it holds several games and no match");
        }
        GameRecord record = games.getFirst();
        return Games.rules(variant.game(), Optional.of(variant.preset()), variant.options())
                .then(rules -> record.opening() instanceof Opening.SetUp
                                || record.opening().equals(rules.opening())
                        ? record.replay(rules).map(played -> alone(rules).with(played))
                        : bad("its opening is not the one of its rules"));
    }

    private TableGame alone(TablesGameRules rules) {
        return TableGame.alone(games.getFirst().game(), rules, seats, Optional.empty());
    }

    private Result<TableGame> inMatch(MatchChoice choice, Variant variant) {
        return choice.rules(variant)
                .then(rules -> new MatchRecord(rules, games).replay(TableMatch::catalogue))
                .map(played -> TableGame.of(new TableMatch(choice, played), seats, Optional.empty()));
    }

    private Result<TableGame> withDice(TableGame on) {
        return dice(on.variant()).then(dice -> {
            if (dice.isEmpty()) {
                return Result.ok(on);
            }
            return areThrown(dice.get(), on)
                    ? Result.ok(on.with(dice.get()))
                    : bad("its dice are not those of its seed and its word");
        });
    }

    private Result<Optional<DeviceDice>> dice(String variant) {
        return word.map(typed -> DeviceDice.of(seed, gameId, variant, typed).map(Optional::of))
                .orElseGet(() -> DeviceDice.of(seed, gameId, variant));
    }

    private static boolean areThrown(DeviceDice dice, TableGame on) {
        int number = 0;
        for (GameEvent event : on.game().events()) {
            Optional<Dice> shown = switch (event) {
                case GameEvent.OpeningThrown(int white, int black) -> Optional.of(new Dice(white, black));
                case GameEvent.Thrown thrown -> Optional.of(thrown.dice());
                default -> Optional.empty();
            };
            number += shown.isPresent() ? 1 : 0;
            if (shown.isPresent() && !dice.thrown(number).equals(shown)) {
                return false;
            }
        }
        return true;
    }

    private Result<TableGame> withTurn(TableGame on) {
        if (on.game().offer().isPresent() && !on.isPersonsTurn()) {
            return bad("a bot answers an offer at once");
        }
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
