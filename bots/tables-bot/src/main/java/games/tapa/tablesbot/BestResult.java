package games.tapa.tablesbot;

/**
 * Finds the result of a stage that is worth most at first sight, of equals the first, and keeps its chances. Not for use
 * by several threads at once.
 */
final class BestResult {

    private final GameEnd end;
    private final Outcomes outcomes;
    private final Chances evaluator;
    private final int[] points;
    private final float[] chances;

    BestResult(Rollout rollout, Chances evaluator) {
        end = new GameEnd(rollout.game());
        outcomes = rollout.outcomes();
        this.evaluator = evaluator;
        points = new int[outcomes.size()];
        for (int outcome = 0; outcome < points.length; outcome++) {
            points[outcome] = rollout.points(outcome);
        }
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
            double equity = equity(here);
            if (equity > worth) {
                worth = equity;
                best = i;
                System.arraycopy(here, 0, chances, 0, chances.length);
            }
        }
        return best;
    }

    private double equity(float[] here) {
        double equity = 0;
        for (int outcome = 0; outcome < points.length; outcome++) {
            equity += points[outcome] * here[outcome];
        }
        return equity;
    }

    /** The chance of an outcome after the result found last, in the view of the side that plays the stage. */
    float chance(int outcome) {
        return chances[outcome];
    }
}
