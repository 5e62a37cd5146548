package games.tapa.cli;

import games.tapa.client.Engine;
import games.tapa.kernel.Problem;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;

/** The engine protocol over a pipe: one answer line for each request line, in order, until the end of the input. */
final class EnginePipe {

    private EnginePipe() {}

    /** Over this program's own standard streams; the output bypasses {@link System#out}, which hides its errors. */
    static int run(LongSupplier clock) {
        return run(Engines.best(clock, System.err::println), System.in, new FileOutputStream(FileDescriptor.out));
    }

    /** Returns the exit code, once {@code in} has ended or nobody reads {@code out} any more. */
    static int run(Engine engine, InputStream in, OutputStream out) {
        InputStream bytes = new BufferedInputStream(in);
        try {
            for (byte[] line = line(bytes); line.length > 0; line = line(bytes)) {
                out.write((answer(engine, line) + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
            return ExitCode.DONE;
        } catch (IOException e) {
            if ("Broken pipe".equals(e.getMessage())) {
                return ExitCode.DONE; // the reader has left
            }
            System.err.println("tapa engine: the pipe broke: " + FileFault.reason(e));
            return ExitCode.BAD_INPUT;
        }
    }

    private static String answer(Engine engine, byte[] line) {
        try {
            return engine.answer(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString());
        } catch (CharacterCodingException e) {
            return engine.refuse(new Problem(Problem.Code.BAD_JSON, "the line is no UTF-8 text; send UTF-8"));
        }
    }

    /** The next line with its line feed, which only the last one may lack; empty at the end. A carriage return ends none. */
    private static byte[] line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next;
        do {
            next = in.read();
            if (next >= 0) {
                line.write(next);
            }
        } while (next >= 0 && next != '\n');
        return line.toByteArray();
    }
}
