package games.tapa.client;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Sha256;
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

    private static final int VERSION = 2;
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
        List<Json> games = new ArrayList<>();
        for (GameRecord game : saved.games()) {
            games.add(write(game));
        }
        List<Json> steps = new ArrayList<>();
        for (TablesStep step : saved.steps()) {
            steps.add(new JsonFields()
                    .put("from", step.from())
                    .put("die", step.die())
                    .object());
        }
        JsonFields fields = new JsonFields().put("version", VERSION);
        saved.match().ifPresent(match -> fields.put("match", write(match)));
        fields.put("games", games)
                .put("white", saved.seats().white().key())
                .put("black", saved.seats().black().key())
                .put("seed", saved.seed())
                .put("gameId", saved.gameId());
        saved.word().ifPresent(word -> fields.put("word", word));
        return fields.put("steps", steps)
                .put("selected", saved.selected().map(Spot::name).orElse(""));
    }

    private static Json write(MatchChoice match) {
        JsonFields fields = new JsonFields().put("name", match.name()).put("target", match.target());
        match.pinnedBlocks().ifPresent(blocks -> fields.put("pinnedBlocks", blocks));
        return fields.object();
    }

    private static Json write(GameRecord game) {
        List<String> events = new ArrayList<>();
        for (GameEvent event : game.events()) {
            events.add(EventText.write(event));
        }
        return new JsonFields()
                .put("game", game.game())
                .put("rules", RulesJson.write(game.rules()))
                .put("opening", OpeningText.write(game.opening()))
                .put("events", Json.Arr.ofTexts(events))
                .object();
    }

    private static Result<SavedGame> read(Json.Obj object) {
        FieldReader in = new FieldReader(object, CODE, "saved game");
        int version = in.integer("version");
        if (version == 1) {
            return Result.bad(CODE, "the saved game is of version 1, from before the fair dice; start a new game");
        }
        if (version != VERSION) {
            in.fault("version", "only version " + VERSION + " can be read");
        }
        Optional<MatchChoice> match = in.has("match") ? Optional.of(match(in)) : Optional.empty();
        List<GameRecord> games = games(in);
        Seats seats = seats(in);
        String seed = in.text("seed");
        String gameId = in.text("gameId");
        Optional<String> word = in.has("word") ? Optional.of(in.text("word")) : Optional.empty();
        List<TablesStep> steps = steps(in);
        String selected = in.text("selected");
        String check = in.text("check");
        Optional<Spot> spot = selected.isEmpty() ? Optional.empty() : Optional.of(new Spot(selected));
        return in.finish(new SavedGame(match, games, seats, seed, gameId, word, steps, spot))
                .then(saved -> check(saved).equals(check)
                        ? Result.ok(saved)
                        : Result.bad(CODE, "the saved game was changed after it was saved; start a new game"));
    }

    private static MatchChoice match(FieldReader saved) {
        FieldReader in = new FieldReader(saved.object("match"), CODE, "match");
        Optional<Boolean> blocks = in.has("pinnedBlocks") ? Optional.of(in.flag("pinnedBlocks")) : Optional.empty();
        MatchChoice match = new MatchChoice(in.text("name"), in.integer("target"), blocks);
        in.finish(match).failure().ifPresent(saved::fault);
        return match;
    }

    private static List<GameRecord> games(FieldReader in) {
        List<GameRecord> games = new ArrayList<>();
        for (Json item : in.list("games")) {
            Result<GameRecord> game =
                    item.asObject().map(SavedGameJson::game).orElseGet(() -> Result.bad(CODE, "it is no object"));
            switch (game) {
                case Result.Ok<GameRecord>(GameRecord played) -> games.add(played);
                case Result.Bad<GameRecord>(Problem problem) ->
                    in.fault("games", "number " + (games.size() + 1) + ": " + problem.message());
            }
        }
        return games;
    }

    private static Result<GameRecord> game(Json.Obj object) {
        FieldReader in = new FieldReader(object, CODE, "game");
        return in.finish(new GameRecord(in.text("game"), rules(in), opening(in), events(in)));
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
        return OpeningText.read(in.text("opening")).orElseGet(() -> {
            in.fault("opening", "it is \"play\", \"reroll\", W or B, or W or B with dice or none and a position");
            return new Opening.ThrownFor(true);
        });
    }

    private static List<GameEvent> events(FieldReader in) {
        List<GameEvent> events = new ArrayList<>();
        for (Json item : in.list("events")) {
            Result<GameEvent> event =
                    item.asText().map(EventText::read).orElseGet(() -> Result.bad(CODE, "it is no text"));
            switch (event) {
                case Result.Ok<GameEvent>(GameEvent happened) -> events.add(happened);
                case Result.Bad<GameEvent>(Problem problem) ->
                    in.fault("events", "number " + (events.size() + 1) + ": " + problem.message());
            }
        }
        return events;
    }

    private static List<TablesStep> steps(FieldReader in) {
        List<TablesStep> steps = new ArrayList<>();
        for (Json item : in.list("steps")) {
            Optional<Integer> from = item.asObject().flatMap(step -> step.integer("from"));
            Optional<Integer> die = item.asObject().flatMap(step -> step.integer("die"));
            if (from.isEmpty() || die.isEmpty() || !isStep(from.get(), die.get())) {
                in.fault("steps", "each is an object with \"from\", 1 to 25, and \"die\", 1 to 6");
            } else {
                steps.add(new TablesStep(from.get(), die.get()));
            }
        }
        return steps;
    }

    private static boolean isStep(int from, int die) {
        return from >= 1 && from <= TablesStep.BAR && die >= 1 && die <= 6;
    }

    private static Seats seats(FieldReader in) {
        Result<Seats> seats = Seats.read(in.text("white"), in.text("black"));
        seats.failure().ifPresent(in::fault);
        return seats.toOptional().orElse(new Seats(Seat.HUMAN, Seat.HUMAN));
    }
}
