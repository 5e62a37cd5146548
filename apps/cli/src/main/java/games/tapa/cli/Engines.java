package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.jvm.BestJudges;
import games.tapa.jvm.LevelNets;
import games.tapa.tablesbot.Roller;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Makes engines that have all there is to think with. */
final class Engines {

    private Engines() {}

    /**
     * An engine with the nets of the levels and the best there are.
     *
     * @param clock nanoseconds, from anywhere
     * @param faults hears a line for each fault of ours that cost nobody a turn
     */
    static Engine best(LongSupplier clock, Consumer<String> faults) {
        return best(clock, faults, ThreadedRoller.onAllProcessors());
    }

    /** The same with rollouts played by {@code roller}. */
    static Engine best(LongSupplier clock, Consumer<String> faults, Roller roller) {
        return new Engine(new LevelNets(), new BestJudges(), roller, clock, fault -> faults.accept("tapa: " + fault));
    }
}
