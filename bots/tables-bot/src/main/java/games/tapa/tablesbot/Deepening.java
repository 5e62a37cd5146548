package games.tapa.tablesbot;

import games.tapa.tables.TablesGame;

/**
 * Looks one roll ahead at the promising results of a stage, then two at those that still are, and so on, until its budget
 * is spent. A look ahead that was begun but not finished counts for those it got to: the best one comes first. Not for
 * use by several threads at once.
 */
final class Deepening {

    /** How many results are looked at so many rolls ahead. */
    private static final int[] MOST = {Integer.MAX_VALUE, Candidates.MOST, 5, 3};

    /** And none that was worth so much less than the best, looked at one roll less. */
    private static final double[] BEHIND = {Double.POSITIVE_INFINITY, 0.16, 0.08, 0.04};

    private final Expectimax expectimax;
    private final Stages stages;
    private final double[] told;

    /** For each number of rolls ahead: the best results, and what they were worth, as the next look ahead began. */
    private final int[][] seen = new int[Budget.MOST_PLIES][Candidates.MOST];

    private final double[][] seenWorths = new double[Budget.MOST_PLIES][Candidates.MOST];

    Deepening(TablesGame game, Expectimax expectimax) {
        this.expectimax = expectimax;
        stages = new Stages(game);
        told = expectimax.room();
    }

    /**
     * Orders the results of a stage, all in {@code candidates} or the best ones.
     *
     * @param toChoose whether only the first will be asked for: where one alone is left nobody looks further
     */
    void order(Choice choice, Candidates candidates, Budget budget, boolean toChoose) {
        expectimax.begin(budget);
        expectimax.atFirstSight(choice, candidates);
        for (int plies = 1; plies <= budget.plies(); plies++) {
            note(candidates, plies - 1);
            int looked = candidates.within(MOST[plies], BEHIND[plies]);
            for (int i = 0; i < looked && !(toChoose && looked == 1); i++) {
                double worth = expectimax.worth(
                        stages.after(choice, candidates.result(i)),
                        choice.position().turn(),
                        plies,
                        0,
                        told);
                if (expectimax.isSpent()) {
                    return;
                }
                candidates.deepen(i, worth, plies, told);
            }
        }
    }

    /**
     * How much less the {@code at}-th of the candidates last ordered is worth than the first, never less than 0: what both
     * were worth when they were looked at as far ahead as this one.
     */
    double loss(Candidates candidates, int at) {
        int plies = candidates.plies(at);
        return (plies == candidates.plies(0) ? candidates.worth(0) : worth(candidates.result(0), plies))
                - candidates.worth(at);
    }

    private double worth(int result, int plies) {
        int i = 0;
        while (seen[plies][i] != result) {
            i++;
        }
        return seenWorths[plies][i];
    }

    private void note(Candidates candidates, int plies) {
        for (int i = 0; i < Math.min(Candidates.MOST, candidates.size()); i++) {
            seen[plies][i] = candidates.result(i);
            seenWorths[plies][i] = candidates.worth(i);
        }
    }
}
