package games.tapa.jvm;

import games.tapa.tablesbot.RolloutTally;

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

    /** Whether no more trials are wanted. */
    boolean reached(RolloutTally tally) {
        return tally.trials() >= trials
                || (tally.trials() >= LEAST && ((error > 0 && isExact(tally)) || (doubt > 0 && isClear(tally))));
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
        return leadError == 0 ? lead > 0 : below(-lead / leadError) <= doubt;
    }

    /**
     * The chance that what is normally distributed lies at or below {@code x}, for x up to 0: Abramowitz and Stegun,
     * "Handbook of Mathematical Functions", 26.2.17, wrong by no more than 1e-7.
     */
    static double below(double x) {
        double t = 1 / (1 - 0.2316419 * x);
        double series =
                t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return StrictMath.exp(-x * x / 2) / StrictMath.sqrt(2 * StrictMath.PI) * series;
    }
}
