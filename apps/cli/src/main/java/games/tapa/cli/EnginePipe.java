package games.tapa.cli;

import games.tapa.client.Engine;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The engine protocol over a pipe: one answer line for each request line, in order, until the end of the input. */
final class EnginePipe {

    private EnginePipe() {}

    /** Over this program's own standard streams; the output bypasses {@link System#out}, which hides its errors. */
    static int run() {
        return run(System.in, new FileOutputStream(FileDescriptor.out));
    }

    /** Returns the exit code, once {@code in} has ended or nobody reads {@code out} any more. */
    static int run(InputStream in, OutputStream out) {
        Engine engine = new Engine();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                out.write((engine.answer(line) + "\n").getBytes(StandardCharsets.UTF_8));
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
}
