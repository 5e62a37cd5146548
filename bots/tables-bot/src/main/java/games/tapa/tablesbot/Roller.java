package games.tapa.tablesbot;

import games.tapa.kernel.Result;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Plays rollouts, on as many threads as it likes: the answer is the same. */
@FunctionalInterface
public interface Roller {

    /**
     * What a rollout has come to once it ends, at least two trials, or why it cannot be played.
     *
     * @param judges makes a judge for each thread
     * @param limits when it ends
     * @param stop whether it is to end at once; any thread asks
     */
    Result<RolloutTally> roll(Rollout rollout, Supplier<Judge> judges, RolloutLimits limits, BooleanSupplier stop);
}
