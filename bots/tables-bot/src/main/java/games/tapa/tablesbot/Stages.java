package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;

/** Lays out what a stage can lead to, and what follows. Scratch; not for use by several threads at once. */
public final class Stages {

    private final TablesGame game;
    private final PlayGenerator generator;
    private final GameEnd end;
    private final MoverBoard board = new MoverBoard();
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];

    public Stages(TablesGame game) {
        this.game = game;
        generator = new PlayGenerator(game.rules());
        end = new GameEnd(game);
    }

    /** All results of the stage that is due; good until the next stage is laid out. */
    public Choice of(TablesPosition.ToMove position) {
        board.set(position.board(), position.turn());
        int size = generator.generate(board, position, results);
        int played = generator.worth();
        // All results use as many dice, so the same comes after each of them.
        Sequel sequel = Sequel.of(game.goOn(position, position.board(), played, 0), position.turn());
        return new Choice(position, played, sequel, board, results, size);
    }

    /** The position after a result of {@code choice}; its board becomes that of the result. */
    public TablesPosition after(Choice choice, int result) {
        TablesPosition.ToMove position = choice.position();
        TablesBoard before = position.board();
        choice.show(result);
        TablesBoard after = choice.board().toBoard(position.turn());
        if (end.isOver(choice.board())) {
            return game.toThrow(after, position.turn(), position.rolls());
        }
        int onHead = before.at(position.turn(), TablesBoard.POINTS).free(position.turn());
        int left = after.at(position.turn(), TablesBoard.POINTS).free(position.turn());
        return game.goOn(position, after, choice.played(), Math.max(0, onHead - left));
    }
}
