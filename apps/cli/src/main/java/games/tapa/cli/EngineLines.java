package games.tapa.cli;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.wire.EngineLine;
import games.tapa.wire.EngineRequest;
import games.tapa.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The request lines of a pipe, read by one thread and answered by another. So many wait at most; who sends more before it
 * has read the answers has to wait itself.
 */
final class EngineLines {

    private static final int MOST_WAITING = 1024;

    private final InputStream in;
    private final BlockingQueue<Line> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

    /** What a stop can end: lines that were read, not stopped and not answered yet, the eldest first. */
    private final BlockingQueue<Line> open = new LinkedBlockingQueue<>();

    EngineLines(InputStream in) {
        this.in = in;
    }

    /**
     * A line, or the end of them.
     *
     * @param line what was read; empty at the end
     * @param fault what ended the input before its time
     * @param stopped whether a stop ended it
     */
    record Line(Optional<EngineLine> line, Optional<IOException> fault, AtomicBoolean stopped) {

        private static Line of(EngineLine line) {
            return new Line(Optional.of(line), Optional.empty(), new AtomicBoolean());
        }

        private static Line end(Optional<IOException> fault) {
            return new Line(Optional.empty(), fault, new AtomicBoolean());
        }

        /** Whether this is not the end. */
        boolean isThere() {
            return line.isPresent();
        }

        EngineLine asked() {
            return line.orElseThrow();
        }
    }

    /** The next line, once it is there; a broken input is thrown when all before it has been answered. */
    Line next() throws IOException, InterruptedException {
        Line line = waiting.take();
        if (line.fault().isPresent()) {
            throw line.fault().get();
        }
        return line;
    }

    /** A stop that comes from now on is for a later line. */
    void answered(Line line) {
        open.remove(line);
    }

    /** Reads all lines to the end of the input. */
    void read() {
        try {
            for (byte[] bytes = line(); bytes.length > 0; bytes = line()) {
                Line line = Line.of(line(bytes));
                note(line);
                waiting.put(line);
            }
            waiting.put(Line.end(Optional.empty()));
        } catch (IOException e) {
            end(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A stop ends the eldest of what can be ended: what is worked on, or will be first. */
    private void note(Line line) {
        Optional<EngineRequest> request = line.asked().request().toOptional();
        if (request.isPresent()) {
            switch (request.get()) {
                case EngineRequest.Eval eval -> open.add(line);
                case EngineRequest.Hint hint -> open.add(line);
                case EngineRequest.Rollout rollout -> open.add(line);
                case EngineRequest.Stop stop ->
                    Optional.ofNullable(open.poll())
                            .ifPresent(eldest -> eldest.stopped().set(true));
                case EngineRequest.Hello hello -> {}
                case EngineRequest.Plays plays -> {}
                case EngineRequest.Best best -> {}
                case EngineRequest.Read read -> {}
            }
        }
    }

    private void end(IOException fault) {
        try {
            waiting.put(Line.end(Optional.of(fault)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static EngineLine line(byte[] bytes) {
        try {
            return EngineLine.read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return new EngineLine(
                    new Json.Null(), Result.bad(Problem.Code.BAD_JSON, "the line is no UTF-8 text; send UTF-8"));
        }
    }

    /** The next line with its line feed, which only the last one may lack; empty at the end. A carriage return ends none. */
    private byte[] line() throws IOException {
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
