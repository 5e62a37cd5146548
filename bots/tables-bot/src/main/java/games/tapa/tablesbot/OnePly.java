package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;

/**
 * Looks at every result of a stage and takes the one whose position is worth most; of equals the first in the
 * generator's order. Each group of a chain is thus chosen by itself. Allocates nothing but where the game may be over.
 * Not for use by several threads at once.
 */
public final class OnePly {

    private final Evaluator evaluator;

    public OnePly(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /**
     * The best of {@code n} results of a stage.
     *
     * @param board the position before it; afterwards one of the results
     * @param sequel what comes after each of them that does not end the game
     * @param results the result i as {@code low} in 2i and {@code high} in 2i + 1, as the generator writes them
     */
    public int best(MoverBoard board, Sequel sequel, long[] results, int n) {
        int best = 0;
        double worth = Double.NEGATIVE_INFINITY;
        for (int i = 0; n > 1 && i < n; i++) {
            board.setMine(results[2 * i], results[2 * i + 1]);
            double here = evaluator.of(board, sequel);
            if (here > worth) {
                worth = here;
                best = i;
            }
        }
        return best;
    }
}
