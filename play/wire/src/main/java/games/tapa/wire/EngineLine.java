package games.tapa.wire;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
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

    /** Reads one line; never fails, a bad line is one whose request is a problem. */
    public static EngineLine read(String line) {
        return read(line, EngineLine::request);
    }

    /**
     * Reads one line of the page, which asks for best plays, for plays and for what a position is, and for
     * nothing else: what cannot be asked need not be carried to the browser.
     */
    public static EngineLine readOfPage(String line) {
        return read(line, EngineLine::requestOfPage);
    }

    private static EngineLine read(String line, Function<LineFields, Result<EngineRequest>> request) {
        return switch (JsonReader.read(line, LONGEST)) {
            case Result.Bad<Json>(Problem problem) -> new EngineLine(new Json.Null(), new Result.Bad<>(problem));
            case Result.Ok<Json>(Json.Obj object) -> ofObject(object, request);
            case Result.Ok<Json> other ->
                new EngineLine(new Json.Null(), bad("a request is an object, such as {\"id\":1,\"op\":\"hello\"}"));
        };
    }

    private static EngineLine ofObject(Json.Obj object, Function<LineFields, Result<EngineRequest>> request) {
        LineFields fields = new LineFields(object);
        Json id = object.get("id").orElse(new Json.Null());
        return switch (id) {
            case Json.Num number -> new EngineLine(number, request.apply(fields));
            case Json.Str text -> new EngineLine(text, request.apply(fields));
            case Json.Null() -> new EngineLine(id, request.apply(fields));
            default -> new EngineLine(new Json.Null(), bad("field \"id\": give a number or a string"));
        };
    }

    private static Result<EngineRequest> requestOfPage(LineFields fields) {
        return fields.text("op").then(op -> switch (op) {
            case "plays" -> asked(fields).map(EngineRequest.Plays::new);
            case "best" ->
                asked(fields).then(roll -> fields.effort().map(level -> new EngineRequest.Best(roll, level)));
            case "read" -> readRequest(fields);
            default -> bad("op \"" + op + "\": the page sends plays, best or read");
        });
    }

    private static Result<EngineRequest> request(LineFields fields) {
        return fields.text("op").then(op -> switch (op) {
            case "hello" -> Result.ok(new EngineRequest.Hello());
            case "plays" -> asked(fields).map(EngineRequest.Plays::new);
            case "best" ->
                asked(fields).then(roll -> fields.effort().map(effort -> new EngineRequest.Best(roll, effort)));
            case "eval" ->
                standing(fields).then(at -> fields.search().map(search -> new EngineRequest.Eval(at, search)));
            case "hint" -> hint(fields);
            case "rollout" -> rollout(fields);
            case "stop" -> Result.ok(new EngineRequest.Stop());
            case "read" -> readRequest(fields);
            default ->
                bad("op \"" + op
                        + "\": there is no such request; send hello, plays, best, eval, hint, rollout, stop or read");
        });
    }

    private static Result<EngineRequest> hint(LineFields fields) {
        return asked(fields)
                .then(roll -> fields.search()
                        .then(search -> fields.number(
                                        "limit", Integer.MAX_VALUE, 1, Integer.MAX_VALUE, "a whole number from 1")
                                .map(limit -> new EngineRequest.Hint(roll, search, limit))));
    }

    private static Result<EngineRequest> rollout(LineFields fields) {
        return asked(fields)
                .then(roll -> fields.moves()
                        .then(moves -> fields.trials().map(trials -> new EngineRequest.Rollout(roll, moves, trials))));
    }

    private static Result<EngineRequest> readRequest(LineFields fields) {
        return fields.text("game")
                .then(game -> fields.rules()
                        .then(rules -> fields.text("text")
                                .then(text ->
                                        fields.turn().map(turn -> new EngineRequest.Read(game, rules, text, turn)))));
    }

    private static Result<EngineRequest.Asked> asked(LineFields fields) {
        return standing(fields).then(at -> fields.stage().map(dice -> new EngineRequest.Asked(at, dice)));
    }

    private static Result<EngineRequest.Standing> standing(LineFields fields) {
        return fields.text("game")
                .then(game -> fields.rules()
                        .then(rules -> fields.text("position")
                                .then(position -> fields.turn()
                                        .then(turn -> fields.roll()
                                                .map(roll -> new EngineRequest.Standing(
                                                        game, rules, position, turn, roll))))));
    }

    private static <T> Result<T> bad(String message) {
        return Result.bad(Problem.Code.BAD_REQUEST, message);
    }
}
