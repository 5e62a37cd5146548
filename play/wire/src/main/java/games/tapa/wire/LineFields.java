package games.tapa.wire;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * The fields of a request of the engine protocol, each asked for by itself.
 *
 * @param object the request
 */
record LineFields(Json.Obj object) {

    private static final int STRONGEST = 8;
    private static final int MOST_PLIES = 3;
    private static final int MOST_OFF_HEAD = 15;
    private static final int TRIALS = 1296;
    private static final int MOST_TRIALS = 1_000_000;
    private static final int MOST_THROWS = 999;
    private static final String FROM_ONE = "a whole number from 1";

    Result<String> text(String name) {
        return field(name, Json::asText, "a string");
    }

    /** A whole number, or {@code missing} if the field is. */
    Result<Integer> number(String name, int missing, int least, int most, String kind) {
        if (object.get(name).isEmpty()) {
            return Result.ok(missing);
        }
        return field(name, value -> value.asInt().filter(n -> n >= least && n <= most), kind);
    }

    Result<RulesChoice> rules() {
        Optional<Json> rules = object.get("rules");
        return rules.isPresent() ? RulesJson.read(rules.get()) : Result.ok(RulesChoice.DEFAULT);
    }

    /** Whose turn it is; empty if not said. */
    Result<Optional<Side>> turn() {
        if (object.get("turn").isEmpty()) {
            return Result.ok(Optional.empty());
        }
        return text("turn").then(turn -> {
            Optional<Side> side = turn.length() == 1 ? Side.ofLetter(turn.charAt(0)) : Optional.empty();
            return side.isPresent()
                    ? Result.ok(side)
                    : Result.bad(Problem.Code.BAD_TURN, "turn \"" + turn + "\": give \"W\" or \"B\"");
        });
    }

    Result<Integer> roll() {
        return number("roll", 1, 1, Integer.MAX_VALUE, FROM_ONE);
    }

    Result<EngineRequest.Stage> stage() {
        boolean left = has("left");
        if (left == has("dice")) {
            return bad("give exactly one of \"dice\" (a roll, such as \"61\") and \"left\" (dice still to be played)");
        }
        if (!left) {
            return text("dice").then(Dice::read).map(EngineRequest.Stage.Roll::new);
        }
        return restOf().then(ofOpponent -> text("left")
                .then(digits -> number("double", 0, 1, 6, "a number from 1 to 6")
                        .then(thrown -> number("head", 0, 0, MOST_OFF_HEAD, "a whole number from 0 to 15")
                                .map(offHead -> new EngineRequest.Stage.Left(digits, ofOpponent, thrown, offHead)))));
    }

    /** How well to look: as the strongest bot, if not said. */
    Result<EngineRequest.Effort> effort() {
        if (!has("level")) {
            boolean isSaid = has("plies") || has("nodes") || has("millis");
            return isSaid ? search().map(search -> search) : Result.ok(new EngineRequest.Effort.Level(STRONGEST));
        }
        return oneOf("level", "plies", "nodes", "millis").then(name -> level());
    }

    /** As a bot of a level: of the strongest, if not said. */
    Result<EngineRequest.Effort> level() {
        return number("level", STRONGEST, 1, STRONGEST, "a whole number from 1 to 8")
                .map(EngineRequest.Effort.Level::new);
    }

    /** How far to look: one roll ahead, if not said. */
    Result<EngineRequest.Effort.Search> search() {
        return oneOf("plies", "nodes", "millis").then(name -> switch (name) {
            case "nodes" -> number(name, 1, 1, Integer.MAX_VALUE, FROM_ONE).map(EngineRequest.Effort.Search.Nodes::new);
            case "millis" ->
                number(name, 1, 1, Integer.MAX_VALUE, FROM_ONE).map(EngineRequest.Effort.Search.Millis::new);
            default ->
                number("plies", 1, 0, MOST_PLIES, "a whole number from 0 to 3")
                        .map(EngineRequest.Effort.Search.Plies::new);
        });
    }

    /** The move texts of plays; none if not said. */
    Result<List<String>> moves() {
        if (!has("moves")) {
            return Result.ok(List.of());
        }
        return field("moves", Json::asList, "an array of plays, such as [\"24/18 13/11\"]")
                .then(LineFields::texts);
    }

    private static Result<List<String>> texts(List<Json> items) {
        List<String> texts = new ArrayList<>();
        for (Json item : items) {
            Optional<String> text = item.asText();
            if (text.isEmpty()) {
                return bad("field \"moves\": give each play as a string");
            }
            texts.add(text.get());
        }
        return texts.isEmpty() ? bad("field \"moves\": name a play, or leave it out") : Result.ok(texts);
    }

    /** How plays are played on. */
    Result<EngineRequest.Trials> trials() {
        return number("trials", TRIALS, 2, MOST_TRIALS, "a whole number from 2 to " + MOST_TRIALS)
                .then(most -> number("seed", 1, Integer.MIN_VALUE, Integer.MAX_VALUE, "a whole number of 32 bits")
                        .then(seed -> number("plies", 0, 0, MOST_PLIES, "a whole number from 0 to 3")
                                .then(plies -> truncate()
                                        .then(truncate -> stopError()
                                                .map(error -> new EngineRequest.Trials(
                                                        most, seed, plies, truncate, error))))));
    }

    private Result<OptionalInt> truncate() {
        Optional<Json> said = object.get("truncate");
        if (said.isEmpty() || said.get() instanceof Json.Null) {
            return Result.ok(OptionalInt.empty());
        }
        return number("truncate", 1, 1, MOST_THROWS, "a whole number from 1 to " + MOST_THROWS + ", or null")
                .map(OptionalInt::of);
    }

    private Result<Double> stopError() {
        return has("stopSe") ? field("stopSe", Json::asFraction, "a number from 0, such as 0.005") : Result.ok(0.0);
    }

    /** The one of the fields that is there, or nothing; two are too many. */
    private Result<String> oneOf(String... names) {
        String found = "";
        for (String name : names) {
            if (has(name) && !found.isEmpty()) {
                return bad("give at most one of \"" + String.join("\", \"", names) + "\", not \"" + found + "\" and \""
                        + name + "\"");
            }
            found = has(name) ? name : found;
        }
        return Result.ok(found);
    }

    private Result<Boolean> restOf() {
        if (!has("restOf")) {
            return Result.ok(false);
        }
        return text("restOf")
                .then(whose -> whose.equals("opponent")
                        ? Result.ok(true)
                        : bad("field \"restOf\": \"" + whose
                                + "\" is not possible; give \"opponent\" or leave it out"));
    }

    private boolean has(String name) {
        return object.get(name).isPresent();
    }

    private <T> Result<T> field(String name, Function<Json, Optional<T>> read, String kind) {
        Optional<Json> value = object.get(name);
        if (value.isEmpty()) {
            return bad("field \"" + name + "\" is missing: give " + kind);
        }
        Optional<T> good = read.apply(value.get());
        return good.isPresent() ? Result.ok(good.get()) : bad("field \"" + name + "\": give " + kind);
    }

    private static <T> Result<T> bad(String message) {
        return Result.bad(Problem.Code.BAD_REQUEST, message);
    }
}
