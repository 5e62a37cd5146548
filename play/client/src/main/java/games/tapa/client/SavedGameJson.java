package games.tapa.client;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Hex;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Side;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRecord;
import games.tapa.match.Opening;
import games.tapa.match.Spot;
import games.tapa.tables.TablesStep;
import games.tapa.wire.FieldReader;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import games.tapa.wire.RulesChoice;
import games.tapa.wire.RulesJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A saved game as text: JSON with a version and a check sum over everything else, so that a text changed by accident or
 * by hand is refused.
 */
final class SavedGameJson {

    private static final int VERSION = 1;
    private static final Problem.Code CODE = Problem.Code.BAD_RECORD;

    private SavedGameJson() {}

    static String write(SavedGame saved) {
        JsonFields fields = fields(saved);
        return JsonWriter.write(fields.put("check", check(saved)).object());
    }

    static Result<SavedGame> read(String text) {
        return JsonReader.read(text, CommandJson.LONGEST)
                .then(value -> value.asObject()
                        .map(SavedGameJson::read)
                        .orElseGet(() -> Result.bad(CODE, "a saved game is a JSON object")));
    }

    /** The check sum of a saved game's other fields: the beginning of the SHA-256 of their text. */
    static String check(String fields) {
        Sha256 digest = new Sha256();
        for (int i = 0; i < fields.length(); i++) {
            digest.update(fields.charAt(i) >>> 8);
            digest.update(fields.charAt(i));
        }
        return digest.hexDigest().substring(0, 16);
    }

    private static String check(SavedGame saved) {
        return check(JsonWriter.write(fields(saved).object()));
    }

    private static JsonFields fields(SavedGame saved) {
        List<Json> events = new ArrayList<>();
        for (GameEvent event : saved.record().events()) {
            events.add(write(event));
        }
        List<Json> steps = new ArrayList<>();
        for (TablesStep step : saved.steps()) {
            steps.add(new JsonFields()
                    .put("from", step.from())
                    .put("die", step.die())
                    .object());
        }
        return new JsonFields()
                .put("version", VERSION)
                .put("game", saved.record().game())
                .put("rules", RulesJson.write(saved.record().rules()))
                .put("opening", write(saved.record().opening()))
                .put("events", events)
                .put("white", saved.white().key())
                .put("black", saved.black().key())
                .put("chance", saved.chance().map(Hex::ofLong).orElse(TableGame.REAL_DICE))
                .put("steps", steps)
                .put("selected", saved.selected().map(Spot::name).orElse(""));
    }

    private static String write(Opening opening) {
        return switch (opening) {
            case Opening.ThrownFor(boolean played) -> played ? "play" : "reroll";
            case Opening.Given(Side starter) -> String.valueOf(starter.letter());
        };
    }

    private static Json write(GameEvent event) {
        JsonFields fields = new JsonFields();
        switch (event) {
            case GameEvent.OpeningThrown(int white, int black) -> fields.put("opening", "" + white + black);
            case GameEvent.Thrown(Side side, Dice dice) ->
                fields.put("side", letter(side)).put("dice", dice.digits());
            case GameEvent.Moved(Side side, String move) ->
                fields.put("side", letter(side)).put("move", move);
            case GameEvent.Resigned(Side side) ->
                fields.put("side", letter(side)).put("resigned", true);
            case GameEvent.Offered(Side side, int points) ->
                fields.put("side", letter(side)).put("offered", points);
            case GameEvent.Answered(Side side, boolean accepted) ->
                fields.put("side", letter(side)).put("accepted", accepted);
        }
        return fields.object();
    }

    private static Result<SavedGame> read(Json.Obj object) {
        FieldReader in = new FieldReader(object, CODE, "saved game");
        if (in.integer("version") != VERSION) {
            in.fault("version", "only version " + VERSION + " can be read");
        }
        String game = in.text("game");
        Map<String, OptionValue> rules = rules(in);
        Opening opening = opening(in);
        List<GameEvent> events = events(in);
        Seat white = seat("white", in);
        Seat black = seat("black", in);
        Optional<Long> chance = chance(in);
        List<TablesStep> steps = steps(in);
        String selected = in.text("selected");
        String check = in.text("check");
        GameRecord record = new GameRecord(game, rules, opening, events);
        Optional<Spot> spot = selected.isEmpty() ? Optional.empty() : Optional.of(new Spot(selected));
        return in.finish(new SavedGame(record, white, black, chance, steps, spot))
                .then(saved -> check(saved).equals(check)
                        ? Result.ok(saved)
                        : Result.bad(CODE, "the saved game was changed after it was saved; start a new game"));
    }

    private static Map<String, OptionValue> rules(FieldReader in) {
        Map<String, OptionValue> options = new LinkedHashMap<>();
        switch (RulesJson.read(in.object("rules"))) {
            case Result.Ok<RulesChoice>(RulesChoice choice) -> {
                choice.preset().ifPresent(preset -> options.put("preset", new OptionValue.Text(preset)));
                options.putAll(choice.options());
            }
            case Result.Bad<RulesChoice>(Problem problem) -> in.fault("rules", problem.message());
        }
        return options;
    }

    private static Opening opening(FieldReader in) {
        String text = in.text("opening");
        return switch (text) {
            case "play" -> new Opening.ThrownFor(true);
            case "reroll" -> new Opening.ThrownFor(false);
            default -> new Opening.Given(side(text, "opening", in));
        };
    }

    private static List<GameEvent> events(FieldReader in) {
        List<GameEvent> events = new ArrayList<>();
        for (Json item : in.list("events")) {
            Result<GameEvent> event =
                    item.asObject().map(SavedGameJson::event).orElseGet(() -> Result.bad(CODE, "it is no object"));
            switch (event) {
                case Result.Ok<GameEvent>(GameEvent happened) -> events.add(happened);
                case Result.Bad<GameEvent>(Problem problem) ->
                    in.fault("events", "number " + (events.size() + 1) + ": " + problem.message());
            }
        }
        return events;
    }

    private static Result<GameEvent> event(Json.Obj object) {
        FieldReader in = new FieldReader(object, CODE, "event");
        if (in.has("opening")) {
            Dice dice = dice("opening", in);
            return in.finish(new GameEvent.OpeningThrown(dice.first(), dice.second()));
        }
        Side side = side(in.text("side"), "side", in);
        if (in.has("dice")) {
            return in.finish(new GameEvent.Thrown(side, dice("dice", in)));
        }
        if (in.has("move")) {
            return in.finish(new GameEvent.Moved(side, in.text("move")));
        }
        if (in.has("offered")) {
            return in.finish(new GameEvent.Offered(side, in.integer("offered")));
        }
        if (in.has("accepted")) {
            return in.finish(new GameEvent.Answered(side, in.flag("accepted")));
        }
        if (!in.flag("resigned")) {
            in.fault("resigned", "it can only be true");
        }
        return in.finish(new GameEvent.Resigned(side));
    }

    private static List<TablesStep> steps(FieldReader in) {
        List<TablesStep> steps = new ArrayList<>();
        for (Json item : in.list("steps")) {
            Optional<Integer> from = item.asObject().flatMap(step -> step.integer("from"));
            Optional<Integer> die = item.asObject().flatMap(step -> step.integer("die"));
            if (from.isEmpty() || die.isEmpty() || !isStep(from.get(), die.get())) {
                in.fault("steps", "each is an object with \"from\", 1 to 24, and \"die\", 1 to 6");
            } else {
                steps.add(new TablesStep(from.get(), die.get()));
            }
        }
        return steps;
    }

    private static boolean isStep(int from, int die) {
        return from >= 1 && from <= 24 && die >= 1 && die <= 6;
    }

    private static Seat seat(String name, FieldReader in) {
        Optional<Seat> seat = Seat.ofKey(in.text(name));
        if (seat.isEmpty()) {
            in.fault(name, "it is human or bot");
        }
        return seat.orElse(Seat.HUMAN);
    }

    private static Optional<Long> chance(FieldReader in) {
        String text = in.text("chance");
        Optional<Long> chance = Hex.readLong(text);
        if (chance.isEmpty() && !text.equals(TableGame.REAL_DICE)) {
            in.fault("chance", "it is 16 hex digits, or \"real\" for real dice");
        }
        return chance;
    }

    private static Dice dice(String name, FieldReader in) {
        Optional<Dice> dice = Dice.read(in.text(name)).toOptional();
        if (dice.isEmpty()) {
            in.fault(name, "it is two digits from 1 to 6");
        }
        return dice.orElse(new Dice(1, 1));
    }

    private static Side side(String letter, String name, FieldReader in) {
        Optional<Side> side = letter.length() == 1 ? Side.ofLetter(letter.charAt(0)) : Optional.empty();
        if (side.isEmpty()) {
            in.fault(name, "it is W or B");
        }
        return side.orElse(Side.WHITE);
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
