package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;

/**
 * The first bot, the baseline of all later ones: looks one ply deep, that is at every position its roll can lead to,
 * and judges each by weighted features. The same position and roll always give the same play. Not for use by several
 * threads at once.
 */
public final class FirstBot {

    private final TablesGame game;
    private final OnePly onePly;
    private final MoverBoard board = new MoverBoard();

    /** The bot with the best weights known for the rules of {@code game}. */
    public FirstBot(TablesGame game) {
        this(game, Weights.best());
    }

    public FirstBot(TablesGame game, Weights weights) {
        this.game = game;
        onePly = new OnePly(game, weights);
    }

    /** The play this bot chooses. */
    public TablesPlay best(TablesPosition.ToMove position) {
        board.set(position.board(), position.turn());
        onePly.play(board, position);
        TablesBoard wanted = board.toBoard(position.turn());
        for (TablesPlay play : game.plays(position)) {
            if (play.result().equals(wanted)) {
                return play;
            }
        }
        throw new IllegalStateException(
                "the generator's result " + wanted + " is no legal play on " + position.board());
    }
}
