package games.tapa.tablesbot;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * What the trials of a rollout have come to so far, for each candidate. Trials are added in their order; the same trials
 * give the same bits. Not for use by several threads at once.
 *
 * <p><b>Standard errors.</b> Trials of one block differ in their first two rolls by design, so what these rolls make of
 * the mean is no chance once a block is full. What is left is how trials with the same two rolls differ; they show it
 * themselves, since two dice that differ fall in two orders: most pairs of rolls come two or four times in a block. With
 * n trials of which m lie in a block that is not full, W the variance among trials with the same first two rolls and T
 * that among all, the square of the standard error is (n W + m (1 − m / 1,296) (T − W)) / n².
 */
public final class RolloutTally {

    /** So many standard errors to both sides hold the true value in 95 of 100 rollouts. */
    public static final double OF_95_PERCENT = 1.96;

    private final Rollout rollout;
    private final int candidates;
    private final int outcomes;
    private final double[] sums;
    private final RolloutDice dice;

    /** The equity of candidate c in trial t at {@code t * candidates + c}. */
    private double[] equities;

    /** The first two rolls of each trial; see {@link RolloutDice#cell}. */
    private int[] cells = new int[RolloutDice.BLOCK];

    private int trials;

    /** No trials yet. */
    public RolloutTally(Rollout rollout) {
        this.rollout = rollout;
        candidates = rollout.candidates().size();
        outcomes = rollout.outcomes().size();
        dice = new RolloutDice(rollout.seed());
        sums = new double[candidates * outcomes];
        equities = new double[candidates * RolloutDice.BLOCK];
    }

    /**
     * The tally that once gave these {@link #numbers}.
     *
     * @param numbers as many as {@link #size} says
     */
    public static RolloutTally of(Rollout rollout, int trials, double[] numbers) {
        RolloutTally tally = new RolloutTally(rollout);
        tally.cells = new int[Math.max(trials, RolloutDice.BLOCK)];
        tally.equities = new double[tally.candidates * tally.cells.length];
        System.arraycopy(numbers, 0, tally.sums, 0, tally.sums.length);
        System.arraycopy(numbers, tally.sums.length, tally.equities, 0, trials * tally.candidates);
        while (tally.trials < trials) {
            tally.keepCell();
        }
        return tally;
    }

    /** How many numbers tell what so many trials have come to. */
    public static int size(Rollout rollout, int trials) {
        return rollout.candidates().size() * (rollout.outcomes().size() + trials);
    }

    /** All that the trials have come to. */
    public double[] numbers() {
        double[] numbers = Arrays.copyOf(sums, size(rollout, trials));
        System.arraycopy(equities, 0, numbers, sums.length, trials * candidates);
        return numbers;
    }

    /** What the trials answer. */
    public Rollout rollout() {
        return rollout;
    }

    /** Adds the next trial, as {@link RolloutTrial#play} gives it. */
    public void add(double[] chances) {
        if (cells.length == trials) {
            cells = Arrays.copyOf(cells, 2 * trials);
            equities = Arrays.copyOf(equities, 2 * trials * candidates);
        }
        for (int candidate = 0; candidate < candidates; candidate++) {
            double equity = 0;
            for (int outcome = 0; outcome < outcomes; outcome++) {
                double chance = chances[candidate * outcomes + outcome];
                sums[candidate * outcomes + outcome] += chance;
                equity += rollout.points(outcome) * chance;
            }
            equities[trials * candidates + candidate] = equity;
        }
        keepCell();
    }

    /** How many trials were added. */
    public int trials() {
        return trials;
    }

    /** The points that the candidate may expect. */
    public double equity(int candidate) {
        return mean(trial -> equity(trial, candidate));
    }

    /** The standard error of {@link #equity}; two trials at least must have been added. */
    public double error(int candidate) {
        return error(trial -> equity(trial, candidate));
    }

    /** How many points more the one candidate may expect than the other. */
    public double lead(int one, int other) {
        return mean(trial -> equity(trial, one) - equity(trial, other));
    }

    /** The standard error of {@link #lead}: small if the same dice serve both alike. */
    public double leadError(int one, int other) {
        return error(trial -> equity(trial, one) - equity(trial, other));
    }

    /**
     * The chances of the outcomes after the candidate, in their order. Of what hardly ever comes, taking off luck may leave
     * less than nothing: that counts as nothing, and the others make room.
     */
    public double[] chances(int candidate) {
        double[] chances = Arrays.copyOfRange(sums, candidate * outcomes, (candidate + 1) * outcomes);
        double sum = 0;
        for (int outcome = 0; outcome < outcomes; outcome++) {
            chances[outcome] = Math.max(0, chances[outcome]);
            sum += chances[outcome];
        }
        for (int outcome = 0; outcome < outcomes; outcome++) {
            chances[outcome] /= sum;
        }
        return chances;
    }

    /** The candidate with the highest equity, of equals the first. */
    public int best() {
        int best = 0;
        for (int candidate = 1; candidate < candidates; candidate++) {
            best = equity(candidate) > equity(best) ? candidate : best;
        }
        return best;
    }

    private void keepCell() {
        dice.begin(trials);
        cells[trials] = dice.cell();
        trials++;
    }

    private double equity(int trial, int candidate) {
        return equities[trial * candidates + candidate];
    }

    private double mean(IntToDoubleFunction value) {
        double sum = 0;
        for (int trial = 0; trial < trials; trial++) {
            sum += value.applyAsDouble(trial);
        }
        return sum / trials;
    }

    private double error(IntToDoubleFunction value) {
        double all = squares(value, mean(value)) / (trials - 1);
        double within = Math.min(all, within(value, all));
        double part = trials % RolloutDice.BLOCK;
        double variance = trials * within + part * (1 - part / RolloutDice.BLOCK) * (all - within);
        return Math.sqrt(variance) / trials;
    }

    private double squares(IntToDoubleFunction value, double mean) {
        double squares = 0;
        for (int trial = 0; trial < trials; trial++) {
            double off = value.applyAsDouble(trial) - mean;
            squares += off * off;
        }
        return squares;
    }

    /** The variance among trials with the same first two rolls; {@code none} if no two trials have the same. */
    private double within(IntToDoubleFunction value, double none) {
        int[] counts = new int[RolloutDice.CELLS];
        double[] means = new double[RolloutDice.CELLS];
        double[] squares = new double[RolloutDice.CELLS];
        for (int trial = 0; trial < trials; trial++) {
            int cell = cells[trial];
            double off = value.applyAsDouble(trial) - means[cell];
            counts[cell]++;
            means[cell] += off / counts[cell];
            squares[cell] += off * (value.applyAsDouble(trial) - means[cell]);
        }
        double sum = 0;
        int seen = 0;
        for (int cell = 0; cell < RolloutDice.CELLS; cell++) {
            if (counts[cell] > 1) {
                sum += squares[cell] * counts[cell] / (counts[cell] - 1);
                seen += counts[cell];
            }
        }
        return seen == 0 ? none : sum / seen;
    }
}
