package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;

/**
 * The first bot, the baseline of all later ones: looks one ply deep, that is at every position its roll, or the group of
 * a chain that is due, can lead to, and judges each by weighted features. The same position and dice always give the same
 * play. Not for use by several threads at once.
 */
public final class FirstBot {

    private final TablesGame game;
    private final PlayGenerator generator;
    private final OnePly onePly;
    private final MoverBoard board = new MoverBoard();
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];

    /** The bot for the rules of {@code game}; {@code weights} are those of their game. */
    public FirstBot(TablesGame game, Weights weights) {
        this.game = game;
        generator = new PlayGenerator(game.rules());
        onePly = new OnePly(new Equity(game, weights));
    }

    /** The play this bot chooses. */
    public TablesPlay best(TablesPosition.ToMove position) {
        TablesBoard wanted = bestResult(position);
        for (TablesPlay play : game.plays(position)) {
            if (play.result().equals(wanted)) {
                return play;
            }
        }
        throw new IllegalStateException(
                "the generator's result " + wanted + " is no legal play on " + position.board());
    }

    private TablesBoard bestResult(TablesPosition.ToMove position) {
        board.set(position.board(), position.turn());
        int best = onePly.best(board, Sequel.OTHER_THROWS, results, generator.generate(board, position, results));
        board.setMine(results[2 * best], results[2 * best + 1]);
        return board.toBoard(position.turn());
    }
}
