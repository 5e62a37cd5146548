package games.tapa.client;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import java.util.Optional;

/**
 * One table at which games are played on one device: a command in, the whole new view out, both as JSON. Holds the game
 * that lies on it; not for several threads at once.
 */
public final class Table {

    private Optional<TableGame> onTable = Optional.empty();

    /** A table without a game. */
    public Table() {}

    /**
     * Carries out a {@link TableCommand} and answers with the {@link TableView}, or after a {@code save} with
     * {@code {"saved":"…"}}. Input that is no command is answered with the view and the problem.
     */
    public String send(String json) {
        return switch (CommandJson.read(json)) {
            case Result.Ok<TableCommand>(TableCommand command) -> answer(command);
            case Result.Bad<TableCommand>(Problem problem) ->
                ViewJson.write(Views.of(Answer.refused(onTable, Referee.badInput(problem))));
        };
    }

    private String answer(TableCommand command) {
        Answer answer = Referee.carryOut(onTable, command);
        onTable = answer.table();
        if (command instanceof TableCommand.Save && onTable.isPresent()) {
            return JsonWriter.write(new JsonFields()
                    .put("saved", SavedGameJson.write(SavedGame.of(onTable.get())))
                    .object());
        }
        return ViewJson.write(Views.of(answer));
    }
}
