package games.tapa.tablesbot;

import games.tapa.tables.TablesGame;

/**
 * Finds the result of a stage that is worth most at first sight, of equals the first, and keeps its chances. Not for use
 * by several threads at once.
 */
final class BestResult {

    private final GameEnd end;
    private final Outcomes outcomes;
    private final OutcomeChances evaluator;
    private final float[] chances;

    BestResult(TablesGame game, OutcomeChances evaluator) {
        end = new GameEnd(game);
        outcomes = Outcomes.of(game.rules().kind());
        this.evaluator = evaluator;
        chances = new float[outcomes.size()];
    }

    /** The number of the best result. */
    int of(Choice choice) {
        int best = 0;
        double worth = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            float[] here = end.isOver(choice.board())
                    ? outcomes.certain(end.balance())
                    : evaluator.of(choice.board(), choice.sequel());
            double equity = outcomes.equity(here);
            if (equity > worth) {
                worth = equity;
                best = i;
                System.arraycopy(here, 0, chances, 0, chances.length);
            }
        }
        return best;
    }

    /** The chance of an outcome after the result found last, in the view of the side that plays the stage. */
    float chance(int outcome) {
        return chances[outcome];
    }
}
