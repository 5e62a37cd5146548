package games.tapa.cli;

import java.util.function.LongSupplier;

/** Adds up how long something takes, by the clock on the wall and by how long it was let run. Not for several threads. */
final class Stopwatch {

    private static final double NANOS = 1e9;

    private final LongSupplier wall;
    private final LongSupplier cpu;
    private long passed;
    private long ran;

    private Stopwatch(LongSupplier wall, LongSupplier cpu) {
        this.wall = wall;
        this.cpu = cpu;
    }

    /** For work of this thread alone. */
    static Stopwatch ofThread(Clocks clocks) {
        return new Stopwatch(clocks.wall(), clocks.thread());
    }

    /** For work of all threads. */
    static Stopwatch ofProcess(Clocks clocks) {
        return new Stopwatch(clocks.wall(), clocks.process());
    }

    void time(Runnable work) {
        long begun = wall.getAsLong();
        long before = cpu.getAsLong();
        work.run();
        ran += cpu.getAsLong() - before;
        passed += wall.getAsLong() - begun;
    }

    /** Seconds that passed; never quite none. */
    double passed() {
        return Math.max(1, passed) / NANOS;
    }

    /** Seconds that it was let run; never quite none. */
    double ran() {
        return Math.max(1, ran) / NANOS;
    }
}
