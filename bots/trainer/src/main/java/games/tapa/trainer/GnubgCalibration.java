package games.tapa.trainer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How fast GNU Backgammon judges positions on one thread, as its own command {@code calibrate} says. That goes by the
 * clock on the wall; how much of it the process was let run says what a second of its own is worth.
 *
 * @param byWall evaluations a second
 * @param byCpu evaluations a second of the time that it ran
 */
public record GnubgCalibration(double byWall, double byCpu) {

    private static final Pattern RESULT = Pattern.compile("(\\d+) static evaluations");
    private static final String THREADS = "set threads 1\n";
    private static final String SET = "threads has been set to 1";

    /** Nothing is known of a process that ran for less. */
    private static final Duration TICK = Duration.ofMillis(10);

    /**
     * Measures once.
     *
     * @param rounds how long it works, in its own count
     * @param clock nanoseconds, from anywhere
     * @throws GnubgFault if that fails
     */
    public static GnubgCalibration measure(Gnubg gnubg, int rounds, LongSupplier clock) {
        Process process;
        try {
            process = Gnubg.inEnglish(new ProcessBuilder(gnubg.program(), "-t", "-q", "-r"))
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            throw GnubgFault.of(gnubg, "there is no such program, or it cannot be run; " + GnubgServer.WHERE);
        }
        try {
            return measure(gnubg, process, rounds, clock);
        } catch (IOException e) {
            throw GnubgFault.of(gnubg, "it cannot be reached any more: " + e);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().onExit().join();
        }
    }

    private static GnubgCalibration measure(Gnubg gnubg, Process process, int rounds, LongSupplier clock)
            throws IOException {
        BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
        write(process, THREADS);
        find(gnubg, lines, Pattern.compile(SET));
        long begun = clock.getAsLong();
        Duration before = busy(process);
        // What comes after it makes it say the result at once.
        write(process, "calibrate " + rounds + "\n" + THREADS);
        double byWall = Double.parseDouble(find(gnubg, lines, RESULT).group(1));
        Duration worked = busy(process).minus(before);
        double nanos = Math.max(1, clock.getAsLong() - begun);
        return new GnubgCalibration(byWall, byWall * nanos / Math.max(TICK.toNanos(), worked.toNanos()));
    }

    private static void write(Process process, String commands) throws IOException {
        OutputStream in = process.getOutputStream();
        in.write(commands.getBytes(StandardCharsets.US_ASCII));
        in.flush();
    }

    private static Matcher find(Gnubg gnubg, BufferedReader lines, Pattern wanted) {
        CompletableFuture<Matcher> found = CompletableFuture.supplyAsync(() -> lines.lines()
                .map(wanted::matcher)
                .filter(Matcher::find)
                .findFirst()
                .orElseThrow());
        try {
            return found.get(gnubg.answerMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw GnubgFault.of(gnubg, "it has not answered for " + gnubg.answerMillis() + " ms; " + GnubgServer.WHERE);
        } catch (ExecutionException e) {
            throw GnubgFault.of(gnubg, "it ended without a figure; " + GnubgServer.WHERE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the measurement was interrupted", e);
        }
    }

    /** How long the process, and those it started, have run. */
    private static Duration busy(Process process) {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .map(handle -> handle.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }
}
