package games.tapa.cli;

import games.tapa.kernel.Result;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutLimits;
import games.tapa.tablesbot.RolloutPlays;
import games.tapa.tablesbot.RolloutTally;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * How long a rollout takes, played at first sight.
 *
 * @param what how many plays and trials, and how far
 * @param seconds that passed
 * @param cpuSeconds that all its threads ran
 * @param leadError the largest standard error of the difference between two of the plays
 */
record RolloutTime(String what, double seconds, double cpuSeconds, double leadError) implements Measured {

    static RolloutTime measure(
            Clocks clocks, RolloutPlays plays, Supplier<Judge> judges, int throwsPlayed, int trials, int threads) {
        Rollout rollout = plays.rollout(1, throwsPlayed, 0);
        ThreadedRoller roller = new ThreadedRoller(threads, 0, Optional.empty());
        List<Result<RolloutTally>> answer = new ArrayList<>();
        Stopwatch watch = Stopwatch.ofProcess(clocks);
        watch.time(() -> answer.add(roller.roll(rollout, judges, new RolloutLimits(trials, 0, 0), () -> false)));
        RolloutTally tally = answer.getFirst().orThrow();
        String what = plays.plays().size() + " plays × " + tally.trials() + " trials "
                + (throwsPlayed == Rollout.TO_THE_END ? "to the end" : "of " + throwsPlayed + " throws") + ", "
                + threads + " threads";
        return new RolloutTime(what, watch.passed(), watch.ran(), largestError(tally));
    }

    private static double largestError(RolloutTally tally) {
        int candidates = tally.rollout().candidates().size();
        double largest = 0;
        for (int one = 0; one < candidates; one++) {
            for (int other = 0; other < one; other++) {
                largest = Math.max(largest, tally.leadError(one, other));
            }
        }
        return largest;
    }

    @Override
    public String line() {
        return String.format(
                Locale.ROOT,
                "  %-50s CPU %8.2f s   wall %8.2f s   largest SE of a difference %.4f",
                what,
                cpuSeconds,
                seconds,
                leadError);
    }

    @Override
    public Json.Obj json() {
        return new JsonFields()
                .put("what", what)
                .put("seconds", Spread.number(seconds))
                .put("cpuSeconds", Spread.number(cpuSeconds))
                .put("largestSeOfDifferences", Spread.number(leadError))
                .object();
    }
}
