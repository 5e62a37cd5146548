package games.tapa.client;

import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.LoadedNets;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutLimits;
import games.tapa.tablesbot.RolloutTally;
import games.tapa.tablesbot.RolloutTrial;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** The engine with the nets of the levels, and with judges that know nothing but finished games: their nets ship elsewhere. */
final class Shipped {

    static final NetsSource NETS = nets();

    private Shipped() {}

    static Engine engine() {
        long[] now = {0};
        return new Engine(NETS, Shipped::judge, Shipped::roll, () -> now[0] += 1_000_000, Shipped::report);
    }

    /** Plays rollouts here and now, and no more than one round of them. */
    static Result<RolloutTally> roll(
            Rollout rollout, Supplier<Judge> judges, RolloutLimits limits, BooleanSupplier stop) {
        RolloutTally tally = new RolloutTally(rollout);
        RolloutTrial trial = new RolloutTrial(rollout, judges.get());
        while (tally.trials() < 2
                || !(stop.getAsBoolean() || limits.reached(tally) || tally.trials() == RolloutLimits.ROUND)) {
            tally.add(trial.play(tally.trials()));
        }
        return Result.ok(tally);
    }

    /** Takes every open position for even. */
    static Result<Judge> judge(TablesGame game) {
        Outcomes outcomes = Outcomes.of(game.rules().kind());
        float[] even = new float[outcomes.size()];
        Arrays.fill(even, 1f / even.length);
        return Judge.of(game, game.rules().kind().key() + "-2", (board, sequel) -> even);
    }

    private static void report(String fault) {
        throw new AssertionError(fault);
    }

    private static NetsSource nets() {
        LoadedNets nets = new LoadedNets();
        for (TablesKind kind : TablesKind.values()) {
            nets.load(file("/META-INF/tapa-levels/" + kind.key() + ".net")).ifPresent(problem -> {
                throw new IllegalStateException(problem.message());
            });
        }
        return nets;
    }

    private static byte[] file(String name) {
        try (InputStream in = GameNets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
