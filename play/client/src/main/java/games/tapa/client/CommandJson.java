package games.tapa.client;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.wire.FieldReader;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.util.Optional;

/** Reads table commands. */
final class CommandJson {

    /** No saved game needs a longer text. */
    static final int LONGEST = 2_000_000;

    private CommandJson() {}

    static Result<TableCommand> read(String json) {
        return JsonReader.read(json, LONGEST)
                .then(value -> value.asObject()
                        .map(CommandJson::read)
                        .orElseGet(() ->
                                Result.bad(Problem.Code.BAD_REQUEST, "a command is an object with the field \"do\"")));
    }

    private static Result<TableCommand> read(Json.Obj object) {
        FieldReader in = new FieldReader(object, Problem.Code.BAD_REQUEST, "command");
        String name = in.text("do");
        Optional<TableCommand> command = command(name, in);
        if (command.isEmpty()) {
            in.fault("do", "there is no command \"" + name + "\"");
        }
        return in.finish(command.orElse(new TableCommand.Look()));
    }

    private static Optional<TableCommand> command(String name, FieldReader in) {
        return Optional.ofNullable(
                switch (name) {
                    case "new" ->
                        new TableCommand.New(
                                in.text("game"),
                                in.text("preset"),
                                in.text("match"),
                                in.integer("target"),
                                in.flag("pinnedBlocks"),
                                in.text("white"),
                                in.text("black"),
                                in.text("seed"),
                                in.text("gameId"));
                    case "setup" ->
                        new TableCommand.Setup(
                                in.text("game"),
                                in.text("preset"),
                                in.flag("pinnedBlocks"),
                                in.text("position"),
                                in.text("turn"),
                                in.text("dice"),
                                in.text("white"),
                                in.text("black"),
                                in.text("seed"),
                                in.text("gameId"));
                    case "next" -> new TableCommand.Next(in.text("seed"), in.text("gameId"));
                    case "word" -> new TableCommand.Word(in.text("word"));
                    case "certificate" -> new TableCommand.Certificate();
                    case "open" -> new TableCommand.Open(in.text("saved"));
                    case "save" -> new TableCommand.Save();
                    case "look" -> new TableCommand.Look();
                    case "roll" -> new TableCommand.Roll();
                    case "throw" -> new TableCommand.Throw(in.text("dice"));
                    case "tap" -> new TableCommand.Tap(in.text("spot"));
                    case "pick" -> new TableCommand.Pick(in.text("from"), in.text("to"), in.text("via"));
                    case "drop" -> new TableCommand.Drop();
                    case "undo" -> new TableCommand.Undo();
                    case "done" -> new TableCommand.Done();
                    case "forced" -> new TableCommand.Forced();
                    case "type" -> new TableCommand.Type(in.text("text"));
                    case "bot" -> new TableCommand.Bot(in.text("ticket"), in.text("play"));
                    case "resign" -> new TableCommand.Resign(in.text("side"));
                    case "offer" -> new TableCommand.Offer(in.text("side"), in.integer("points"));
                    case "answer" -> new TableCommand.Answer(in.flag("accept"));
                    default -> null;
                });
    }
}
