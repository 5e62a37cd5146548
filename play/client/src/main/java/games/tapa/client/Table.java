package games.tapa.client;

import games.tapa.games.Games;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonWriter;
import games.tapa.wire.RulesChoice;
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
     * {@code {"saved":"…"}}. Input that is no command is answered with the view and the problem.
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

    /**
     * Starts a new game under any rules of the catalogue.
     *
     * @param whiteIsBot whether a bot plays White
     * @param blackIsBot whether a bot plays Black
     * @param seed the seed of the dice
     */
    public Result<TableView> begin(String game, RulesChoice choice, boolean whiteIsBot, boolean blackIsBot, long seed) {
        return Games.rules(game, choice.preset(), choice.options()).map(rules -> {
            Seat white = whiteIsBot ? Seat.BOT : Seat.HUMAN;
            Seat black = blackIsBot ? Seat.BOT : Seat.HUMAN;
            onTable = Optional.of(TableGame.begin(game, rules, white, black, Optional.of(seed)));
            return carryOut(new TableCommand.Look());
        });
    }

    /** The game as a text that {@link TableCommand.Open} reads; empty if there is none. */
    public Optional<String> saved() {
        return onTable.map(on -> SavedGameJson.write(SavedGame.of(on)));
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
        Optional<String> saved = command instanceof TableCommand.Save ? saved() : Optional.empty();
        return saved.map(text ->
                        JsonWriter.write(new JsonFields().put("saved", text).object()))
                .orElseGet(() -> ViewJson.write(view));
    }
}
