package games.tapa.tablesbot;

/**
 * Finds the result of a stage that is worth most at first sight, of equals the first, and keeps its chances. Not for use
 * by several threads at once.
 */
final class BestResult {

    private final Judge judge;
    private double[] chances;
    private double[] spare;
    private double worth;

    BestResult(Judge judge) {
        this.judge = judge;
        chances = new double[judge.outcomes().size()];
        spare = new double[chances.length];
    }

    /** The number of the best result. */
    int of(Choice choice) {
        int best = 0;
        worth = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            double here = judge.tell(choice.board(), choice.sequel(), spare);
            if (here > worth) {
                worth = here;
                best = i;
                double[] found = spare;
                spare = chances;
                chances = found;
            }
        }
        return best;
    }

    /** What the result found last is worth to the side that plays the stage. */
    double worth() {
        return worth;
    }

    /** The chance of an outcome after the result found last, in the view of the side that plays the stage. */
    double chance(int outcome) {
        return chances[outcome];
    }
}
