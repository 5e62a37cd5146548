package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;

/**
 * Looks at every result of a roll and takes the one whose position is worth most; of equals the first in the
 * generator's order. Allocates nothing for a roll but where the game may be over. Not for several threads at once.
 */
public final class OnePly {

    private final PlayGenerator generator;
    private final Equity equity;
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];

    public OnePly(TablesGame game, Weights weights) {
        generator = new PlayGenerator(game.rules());
        equity = new Equity(game, weights);
    }

    /** Plays the roll on {@code board}, which becomes the position after the best play, still in the mover's view. */
    public void play(MoverBoard board, int die1, int die2) {
        playBest(board, generator.generate(board, die1, die2, results));
    }

    /** Plays the stage that is due in {@code position}, whose board is {@code board}; else likewise. */
    void play(MoverBoard board, TablesPosition.ToMove position) {
        playBest(board, generator.generate(board, position, results));
    }

    private void playBest(MoverBoard board, int n) {
        int best = 0;
        if (n > 1) {
            double worth = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < n; i++) {
                board.setMine(results[2 * i], results[2 * i + 1]);
                double here = equity.of(board);
                if (here > worth) {
                    worth = here;
                    best = i;
                }
            }
        }
        board.setMine(results[2 * best], results[2 * best + 1]);
    }
}
