package games.tapa.cli;

import games.tapa.jvm.BadCheckpoint;
import games.tapa.jvm.BestNets;
import games.tapa.jvm.RolloutCheckpoint;
import games.tapa.jvm.RolloutRun;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Roller;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutLimits;
import games.tapa.tablesbot.RolloutTally;
import games.tapa.tablesbot.RolloutTrial;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Plays rollouts on several threads, by the nets that ship.
 *
 * @param threads how many
 * @param doubt ends them as {@link RolloutLimits#doubt} says
 * @param file keeps where a rollout stands; empty if nothing does
 */
record ThreadedRoller(int threads, double doubt, Optional<Path> file) implements Roller {

    /** Plays with all this machine has, and keeps nothing. */
    static ThreadedRoller onAllProcessors() {
        return new ThreadedRoller(Runtime.getRuntime().availableProcessors(), 0, Optional.empty());
    }

    @Override
    public Result<RolloutTally> roll(
            Rollout rollout, Supplier<Judge> judges, RolloutLimits limits, BooleanSupplier stop) {
        Optional<RolloutCheckpoint> checkpoint = file.map(path -> new RolloutCheckpoint(
                path, rollout, BestNets.of(rollout.game().rules().kind())));
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            RolloutTally tally = checkpoint.isPresent() ? checkpoint.get().read() : new RolloutTally(rollout);
            new RolloutRun(tally, () -> new RolloutTrial(rollout, judges.get()), pool, threads)
                    .play(
                            new RolloutLimits(limits.trials(), limits.error(), doubt),
                            stop,
                            seen -> keep(checkpoint, seen));
            return Result.ok(tally);
        } catch (IOException e) {
            return Result.bad(Problem.Code.BAD_RECORD, sentence(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the rollout was interrupted", e);
        }
    }

    private static void keep(Optional<RolloutCheckpoint> checkpoint, RolloutTally tally) throws IOException {
        if (checkpoint.isPresent()) {
            checkpoint.get().write(tally);
        }
    }

    private String sentence(IOException failure) {
        return failure instanceof BadCheckpoint
                ? failure.getMessage() + "."
                : "--checkpoint " + file.map(Path::toString).orElse("") + ": " + FileFault.reason(failure)
                        + "; choose another file.";
    }
}
