package games.tapa.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.security.SecureRandom;
import java.time.Duration;

/** Starts the program: {@code engine} straight away, every other command through the command line's parser. */
public final class Main {

    private Main() {}

    /** Runs one command and ends with its {@link ExitCode}. */
    public static void main(String[] args) {
        // A pipe should answer at once, so it starts without the parser.
        boolean pipe = args.length == 1 && args[0].equals("engine");
        System.exit(pipe ? EnginePipe.run(System::nanoTime) : parsed(args));
    }

    private static int parsed(String[] args) {
        PrintWriter out = printer(System.out);
        PrintWriter err = printer(System.err);
        int code = Tapa.run(new SecureRandom()::nextLong, clocks(), out, err, args);
        out.flush();
        return code;
    }

    private static Clocks clocks() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        ProcessHandle process = ProcessHandle.current();
        return new Clocks(
                System::nanoTime,
                threads::getCurrentThreadCpuTime,
                () -> process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos());
    }

    /** Prints in the terminal's own encoding. */
    static PrintWriter printer(PrintStream to) {
        // Made from the stream itself, the writer knows of the errors that the stream keeps to itself.
        return new PrintWriter(to, true, to.charset());
    }
}
