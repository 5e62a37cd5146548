package games.tapa.cli;

import games.tapa.client.Engine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The engine protocol over a pipe: one answer line for each request line, in order, until the end of the input. */
final class EnginePipe {

    private EnginePipe() {}

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
            System.err.println("tapa engine: the pipe broke: " + e.getMessage());
            return ExitCode.BAD_INPUT;
        }
    }
}
