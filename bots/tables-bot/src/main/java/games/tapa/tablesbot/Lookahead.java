package games.tapa.tablesbot;

import games.tapa.tables.TablesGame;

/**
 * Chooses among the promising results of a stage by what the rolls after it can make of them, each side playing its best;
 * with no roll ahead it is {@link OnePly}. Not for use by several threads at once.
 */
public final class Lookahead implements Chooser {

    private final Deepening deepening;
    private final Candidates candidates = new Candidates(Candidates.MOST, 0);
    private final Budget budget;

    /**
     * @param evaluator gives a finished game its points and no more
     * @param rolls how many rolls are looked ahead
     */
    public Lookahead(TablesGame game, Evaluator evaluator, int rolls) {
        deepening = new Deepening(game, Expectimax.of(game, evaluator));
        budget = Budget.ofPlies(rolls);
    }

    @Override
    public int choose(Choice choice) {
        if (choice.size() == 1) {
            return 0;
        }
        deepening.order(choice, candidates, budget, true);
        return candidates.result(0);
    }
}
