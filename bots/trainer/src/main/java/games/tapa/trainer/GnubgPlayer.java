package games.tapa.trainer;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Choice;

/**
 * Plays what GNU Backgammon answers, after a check that it is a legal play. Closing it ends the process. Not for use by
 * several threads at once.
 */
final class GnubgPlayer implements Player {

    private final TablesGame game;
    private final GnubgServer server;
    private final Gnubg gnubg;

    GnubgPlayer(TablesGame game, GnubgServer server, Gnubg gnubg) {
        this.game = game;
        this.server = server;
        this.gnubg = gnubg;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.size() == 1) {
            return 0;
        }
        TablesPosition.ToMove position = choice.position();
        String answer = server.ask(GnubgBoard.line(position));
        return switch (MoveText.read(game, position, answer)) {
            case Result.Ok<TablesPlay>(TablesPlay play) -> resultOf(choice, play.result());
            case Result.Bad<TablesPlay>(Problem problem) ->
                throw GnubgFault.of(
                        gnubg,
                        "it answered \"" + answer + "\" to the dice "
                                + position.stage().dice() + " on "
                                + position.board() + ", " + position.turn() + " to play, which is no legal play: "
                                + problem.message());
        };
    }

    private static int resultOf(Choice choice, TablesBoard wanted) {
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            if (choice.board().toBoard(choice.position().turn()).equals(wanted)) {
                return i;
            }
        }
        throw new IllegalStateException("the legal play to " + wanted + " is none of the generator's results");
    }

    @Override
    public void close() {
        server.close();
    }
}
