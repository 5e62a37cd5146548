package games.tapa.wire;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.Optional;
import java.util.function.Function;

/**
 * A line of the engine protocol as it was read: the id to be echoed, and the request or what is wrong with it.
 *
 * @param id a number or a string as it was written, else null
 * @param request what is asked
 */
public record EngineLine(Json id, Result<EngineRequest> request) {

    /** The greatest length of a line, in UTF-16 units. */
    public static final int LONGEST = 65_536;

    private static final int STRONGEST = 8;
    private static final int MOST_OFF_HEAD = 15;

    /** Reads one line; never fails, a bad line is one whose request is a problem. */
    public static EngineLine read(String line) {
        return switch (JsonReader.read(line, LONGEST)) {
            case Result.Bad<Json>(Problem problem) -> new EngineLine(new Json.Null(), new Result.Bad<>(problem));
            case Result.Ok<Json>(Json.Obj object) -> ofObject(object);
            case Result.Ok<Json> other ->
                new EngineLine(new Json.Null(), bad("a request is an object, such as {\"id\":1,\"op\":\"hello\"}"));
        };
    }

    private static EngineLine ofObject(Json.Obj object) {
        Json id = object.get("id").orElse(new Json.Null());
        return switch (id) {
            case Json.Num number -> new EngineLine(number, request(object));
            case Json.Str text -> new EngineLine(text, request(object));
            case Json.Null() -> new EngineLine(id, request(object));
            default -> new EngineLine(new Json.Null(), bad("field \"id\": give a number or a string"));
        };
    }

    private static Result<EngineRequest> request(Json.Obj object) {
        return text(object, "op").then(op -> switch (op) {
            case "hello" -> Result.ok(new EngineRequest.Hello());
            case "plays" -> asked(object).map(EngineRequest.Plays::new);
            case "best" -> asked(object).then(roll -> level(object).map(level -> new EngineRequest.Best(roll, level)));
            case "read" -> readRequest(object);
            default -> bad("op \"" + op + "\": there is no such request; send hello, plays, best or read");
        });
    }

    private static Result<EngineRequest> readRequest(Json.Obj object) {
        return text(object, "game")
                .then(game -> rules(object)
                        .then(rules -> text(object, "text")
                                .then(text ->
                                        turn(object).map(turn -> new EngineRequest.Read(game, rules, text, turn)))));
    }

    private static Result<EngineRequest.Asked> asked(Json.Obj object) {
        return text(object, "game")
                .then(game -> rules(object)
                        .then(rules -> text(object, "position")
                                .then(position -> turn(object)
                                        .then(turn -> stage(object)
                                                .then(dice -> roll(object)
                                                        .map(roll -> new EngineRequest.Asked(
                                                                game, rules, position, turn, dice, roll)))))));
    }

    private static Result<RulesChoice> rules(Json.Obj object) {
        Optional<Json> rules = object.get("rules");
        return rules.isPresent() ? RulesJson.read(rules.get()) : Result.ok(RulesChoice.DEFAULT);
    }

    private static Result<Optional<Side>> turn(Json.Obj object) {
        if (object.get("turn").isEmpty()) {
            return Result.ok(Optional.empty());
        }
        return text(object, "turn").then(turn -> {
            Optional<Side> side = turn.length() == 1 ? Side.ofLetter(turn.charAt(0)) : Optional.empty();
            return side.isPresent()
                    ? Result.ok(side)
                    : Result.bad(Problem.Code.BAD_TURN, "turn \"" + turn + "\": give \"W\" or \"B\"");
        });
    }

    private static Result<EngineRequest.Stage> stage(Json.Obj object) {
        boolean left = object.get("left").isPresent();
        if (left == object.get("dice").isPresent()) {
            return bad("give exactly one of \"dice\" (a roll, such as \"61\") and \"left\" (dice still to be played)");
        }
        if (!left) {
            return text(object, "dice").then(Dice::read).map(EngineRequest.Stage.Roll::new);
        }
        return restOf(object)
                .then(ofOpponent -> text(object, "left")
                        .then(digits -> number(object, "double", 0, 1, 6, "a number from 1 to 6")
                                .then(thrown -> number(
                                                object, "head", 0, 0, MOST_OFF_HEAD, "a whole number from 0 to 15")
                                        .map(offHead ->
                                                new EngineRequest.Stage.Left(digits, ofOpponent, thrown, offHead)))));
    }

    private static Result<Boolean> restOf(Json.Obj object) {
        if (object.get("restOf").isEmpty()) {
            return Result.ok(false);
        }
        return text(object, "restOf")
                .then(whose -> whose.equals("opponent")
                        ? Result.ok(true)
                        : bad("field \"restOf\": \"" + whose
                                + "\" is not possible; give \"opponent\" or leave it out"));
    }

    private static Result<String> text(Json.Obj object, String name) {
        return field(object, name, Json::asText, "a string");
    }

    private static Result<Integer> level(Json.Obj object) {
        return number(object, "level", STRONGEST, 1, STRONGEST, "a whole number from 1 to 8");
    }

    private static Result<Integer> roll(Json.Obj object) {
        return number(object, "roll", 1, 1, Integer.MAX_VALUE, "a whole number from 1");
    }

    private static Result<Integer> number(Json.Obj object, String name, int missing, int least, int most, String kind) {
        if (object.get(name).isEmpty()) {
            return Result.ok(missing);
        }
        return field(object, name, value -> value.asInt().filter(n -> n >= least && n <= most), kind);
    }

    private static <T> Result<T> field(Json.Obj object, String name, Function<Json, Optional<T>> read, String kind) {
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
