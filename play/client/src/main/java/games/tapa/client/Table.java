package games.tapa.client;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import java.util.ArrayList;
import java.util.List;
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
     * {@code {"saved":"…"}} and after a {@code certificate} with {@code {"certificate":"…"}}. Input that is no command, and
     * what is refused, is answered with the view and the problem.
     */
    public String send(String json) {
        return switch (CommandJson.read(json)) {
            case Result.Ok<TableCommand>(TableCommand command) -> answer(command);
            case Result.Bad<TableCommand>(Problem problem) ->
                ViewJson.write(Views.of(Answer.refused(onTable, Referee.badInput(problem))));
        };
    }

    /** Carries out {@code command} and returns the view. */
    public TableView carryOut(TableCommand command) {
        Answer answer = Referee.carryOut(onTable, command);
        onTable = answer.table();
        return Views.of(answer);
    }

    /** Starts a new game under any rules of the catalogue, or a match. */
    public Result<TableView> begin(NewGame wanted) {
        return Beginnings.begin(wanted).map(begun -> {
            onTable = Optional.of(begun);
            return Views.of(Answer.done(begun, Beginnings.words(begun)));
        });
    }

    /** The game as a text that {@link TableCommand.Open} reads; empty if there is none. */
    public Optional<String> saved() {
        return onTable.map(on -> SavedGameJson.write(SavedGame.of(on)));
    }

    /** The certificate of the dice as text; empty before the game is over, and where there are real dice. */
    public Optional<String> certificate() {
        return onTable.filter(on -> on.game().outcome().isPresent())
                .flatMap(on -> on.dice().map(dice -> dice.certificate(on.game().throwsMade())));
    }

    /** The legal plays of the turn that is due, as move texts; empty if no move is due. */
    public List<String> plays() {
        List<String> texts = new ArrayList<>();
        Optional<TablesPosition.ToMove> due = onTable.flatMap(TableGame::toMove);
        if (due.isPresent()) {
            for (TablesPlay play : onTable.get().rules().legalMoves(due.get())) {
                texts.add(onTable.get().rules().writeMove(due.get(), play));
            }
        }
        return texts;
    }

    private String answer(TableCommand command) {
        TableView view = carryOut(command);
        if (view.problem().isEmpty() && command instanceof TableCommand.Save) {
            return text("saved", saved().orElseThrow());
        }
        if (view.problem().isEmpty() && command instanceof TableCommand.Certificate) {
            return text("certificate", certificate().orElseThrow());
        }
        return ViewJson.write(view);
    }

    private static String text(String name, String text) {
        return JsonWriter.write(new JsonFields().put(name, text).object());
    }
}
