package games.tapa.tablesbot;

/**
 * When a rollout has answered its question.
 *
 * @param trials so many trials are played at most
 * @param error it ends sooner once the standard error of each candidate is no more than this; 0 if it shall not
 * @param doubt it ends sooner once the chance that the second best candidate is better than the best is no more than
 *     this; 0 if it shall not
 */
public record RolloutLimits(int trials, double error, double doubt) {

    /** With fewer trials a standard error may be small by chance. */
    private static final int LEAST = 144;

    /** The trials of a round: between them nobody looks whether it ends sooner. */
    public static final int ROUND = 36;

    /** Whether no more trials are wanted. */
    public boolean reached(RolloutTally tally) {
        boolean looks = tally.trials() >= LEAST && tally.trials() % ROUND == 0;
        return tally.trials() >= trials || (looks && ((error > 0 && isExact(tally)) || (doubt > 0 && isClear(tally))));
    }

    private boolean isExact(RolloutTally tally) {
        for (int candidate = 0; candidate < tally.rollout().candidates().size(); candidate++) {
            if (tally.error(candidate) > error) {
                return false;
            }
        }
        return true;
    }

    private boolean isClear(RolloutTally tally) {
        int candidates = tally.rollout().candidates().size();
        int best = tally.best();
        int second = best;
        for (int candidate = 0; candidate < candidates; candidate++) {
            if (candidate != best && (second == best || tally.equity(candidate) > tally.equity(second))) {
                second = candidate;
            }
        }
        return second == best || isAbove(tally.lead(best, second), tally.leadError(best, second));
    }

    /** Whether the chance that a lead so well known is none after all is small enough. */
    private boolean isAbove(double lead, double leadError) {
        return leadError == 0 ? lead > 0 : above(lead / leadError) <= doubt;
    }

    /**
     * The chance that what is normally distributed lies above {@code x}, for x from 0: Abramowitz and Stegun, "Handbook of
     * Mathematical Functions", 26.2.19, wrong by less than 1.5e-7.
     */
    static double above(double x) {
        double sum = 0.0000053830;
        for (double next : new double[] {0.0000488906, 0.0000380036, 0.0032776263, 0.0211410061, 0.0498673470, 1}) {
            sum = sum * x + next;
        }
        double square = sum * sum;
        double fourth = square * square;
        double eighth = fourth * fourth;
        return 1 / (2 * eighth * eighth);
    }
}
