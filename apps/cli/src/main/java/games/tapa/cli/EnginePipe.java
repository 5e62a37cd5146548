package games.tapa.cli;

import games.tapa.client.Engine;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;

/**
 * The engine protocol over a pipe: one answer line for each request line, in order, until the end of the input. Lines are
 * read while one is answered, so that a stop is heard.
 */
final class EnginePipe {

    private EnginePipe() {}

    /** Over this program's own standard streams; the output bypasses {@link System#out}, which hides its errors. */
    static int run(LongSupplier clock) {
        Engine engine = Engines.best(clock, System.err::println);
        return run(engine, System.in, new FileOutputStream(FileDescriptor.out));
    }

    /** Returns the exit code, once {@code in} has ended or nobody reads {@code out} any more. */
    static int run(Engine engine, InputStream in, OutputStream out) {
        EngineLines lines = new EngineLines(new BufferedInputStream(in));
        Thread reader = new Thread(lines::read, "tapa engine: input");
        reader.setDaemon(true);
        reader.start();
        try {
            for (EngineLines.Line line = lines.next(); line.isThere(); line = lines.next()) {
                String answer = engine.answer(line.asked(), line.stopped()::get);
                lines.answered(line);
                out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
            return ExitCode.DONE;
        } catch (IOException e) {
            if ("Broken pipe".equals(e.getMessage())) {
                return ExitCode.DONE; // the reader has left
            }
            System.err.println("tapa engine: the pipe broke: " + FileFault.reason(e));
            return ExitCode.BAD_INPUT;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the pipe was interrupted", e);
        }
    }
}
