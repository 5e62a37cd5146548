package games.tapa.jvm;

import games.tapa.tablesbot.RolloutTally;
import games.tapa.tablesbot.RolloutTrial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Plays the trials of a rollout on several threads, round by round. The trials of a round are added to the tally in their
 * order, so any number of threads gives the same bits, and so does a run that was stopped and goes on from its tally. Not
 * for use by several threads at once.
 */
public final class RolloutRun {

    /** The trials of a round; limits are looked at after each. */
    static final int ROUND = 36;

    /** With fewer trials there is no standard error. */
    private static final int LEAST = 2;

    private final RolloutTally tally;
    private final ExecutorService pool;
    private final List<RolloutTrial> players = new ArrayList<>();

    /**
     * Goes on from what {@code tally} holds.
     *
     * @param player makes what plays the trials; called once a thread
     * @param pool runs the threads; it is not shut down
     */
    public RolloutRun(RolloutTally tally, Supplier<RolloutTrial> player, ExecutorService pool, int threads) {
        this.tally = tally;
        this.pool = pool;
        for (int thread = 0; thread < threads; thread++) {
            players.add(player.get());
        }
    }

    /**
     * Plays on until a limit is reached or {@code stop} says so, which every thread asks before each trial; two trials are
     * played at least.
     *
     * @param afterRound sees the tally after each round
     * @throws InterruptedException if this thread was interrupted; then the round under way does not count
     */
    public void play(RolloutLimits limits, BooleanSupplier stop, AfterRound afterRound)
            throws InterruptedException, IOException {
        boolean stopped = false;
        while (!stopped && !limits.reached(tally)) {
            int size = Math.min(ROUND - tally.trials() % ROUND, limits.trials() - tally.trials());
            int played = round(size, stop);
            stopped = played < size;
            afterRound.see(tally);
        }
    }

    /** Sees a rollout grow. */
    @FunctionalInterface
    public interface AfterRound {
        void see(RolloutTally tally) throws IOException;
    }

    /** Plays so many trials, unless stopped before; says how many. */
    private int round(int size, BooleanSupplier stop) throws InterruptedException {
        int first = tally.trials();
        int least = LEAST - first;
        double[][] played = new double[size][];
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> threads = new ArrayList<>();
        for (RolloutTrial player : players) {
            threads.add(pool.submit(() -> {
                // Whoever has taken a number plays that trial, so those played are always the first ones.
                for (int i = take(next, size, least, stop); i < size; i = take(next, size, least, stop)) {
                    played[i] = player.play(first + i);
                }
            }));
        }
        await(threads);
        int done = Math.min(next.get(), size);
        for (int i = 0; i < done; i++) {
            tally.add(played[i]);
        }
        return done;
    }

    private static int take(AtomicInteger next, int size, int least, BooleanSupplier stop) {
        return next.get() >= least && stop.getAsBoolean() ? size : next.getAndIncrement();
    }

    private static void await(List<Future<?>> threads) throws InterruptedException {
        try {
            for (Future<?> thread : threads) {
                thread.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a trial of the rollout failed", e.getCause());
        }
    }
}
