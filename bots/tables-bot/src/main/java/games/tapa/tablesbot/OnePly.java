package games.tapa.tablesbot;

/**
 * Looks at every result of a stage and takes the one whose position is worth most; of equals the first in the
 * generator's order. Each group of a chain is thus chosen by itself. Not for use by several threads at once.
 */
public final class OnePly implements Chooser {

    private final Evaluator evaluator;

    public OnePly(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public int choose(Choice choice) {
        int best = 0;
        double worth = Double.NEGATIVE_INFINITY;
        for (int i = 0; choice.size() > 1 && i < choice.size(); i++) {
            choice.show(i);
            double here = evaluator.of(choice.board(), choice.sequel());
            if (here > worth) {
                worth = here;
                best = i;
            }
        }
        return best;
    }
}
