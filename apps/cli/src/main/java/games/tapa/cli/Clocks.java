package games.tapa.cli;

import java.util.function.LongSupplier;

/**
 * What time is measured by, in nanoseconds from anywhere.
 *
 * @param wall the time that passes
 * @param thread how long the thread that asks has been let run
 * @param process how long all threads together have been let run
 */
record Clocks(LongSupplier wall, LongSupplier thread, LongSupplier process) {

    /** Three times the same clock. */
    static Clocks of(LongSupplier clock) {
        return new Clocks(clock, clock, clock);
    }
}
