package games.tapa.trainer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * GNU Backgammon as a move server on a port of this machine: a line with a position goes in, a line with its play comes
 * out. A shell beside it ends it when we close the server, and also when our process ends in whatever way. Not for use by
 * several threads at once.
 */
final class GnubgServer implements AutoCloseable {

    /** How long one waits between two looks whether the server listens. */
    private static final int LOOK_MILLIS = 20;

    /** What a shell ends with when the program is missing, or may not be run. */
    private static final int MISSING = 127;

    private static final int NOT_RUNNABLE = 126;

    /** Runs what its arguments say, and kills it when its own standard input ends. */
    private static final String SUPERVISED = """
            exec 3<&0
            "$0" "$@" < /dev/null 3<&- &
            program=$!
            (read -r _ <&3; kill -9 $program) &
            watcher=$!
            exec 3<&-
            wait $program
            ended=$?
            kill $watcher
            exit $ended
            """;

    private static final String AGAIN = "start the duel again, or set GNUBG to another program";

    static final String WHERE = "install GNU Backgammon (such as the package gnubg) and set GNUBG to its program";

    private final Process process;
    private final Path commands;
    private final Gnubg gnubg;
    private Socket socket = new Socket();
    private BufferedReader answers = new BufferedReader(InputStreamReader.nullReader());

    private GnubgServer(Process process, Path commands, Gnubg gnubg) {
        this.process = process;
        this.commands = commands;
        this.gnubg = gnubg;
    }

    /**
     * Starts a process that looks so many plies ahead in its own count, without cube.
     *
     * @throws GnubgFault if that fails
     */
    static GnubgServer start(Gnubg gnubg, int plies) {
        try {
            int port = freePort();
            Path commands = Files.createTempFile("tapa-gnubg", ".txt");
            Files.write(commands, commands(plies, port));
            return start(gnubg, commands).connected(port);
        } catch (IOException e) {
            throw GnubgFault.of(gnubg, "it cannot be reached: " + e);
        }
    }

    private static GnubgServer start(Gnubg gnubg, Path commands) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        "sh", "-c", SUPERVISED, gnubg.program(), "-t", "-q", "-r", "-c", commands.toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        return new GnubgServer(builder.start(), commands, gnubg);
    }

    private static List<String> commands(int plies, int port) {
        return List.of(
                "set threads 1",
                "set evaluation chequerplay evaluation plies " + plies,
                "set evaluation chequerplay evaluation cubeful off",
                "set evaluation cubedecision evaluation plies 0",
                "external localhost:" + port);
    }

    private static int freePort() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return probe.getLocalPort();
        }
    }

    private GnubgServer connected(int port) throws IOException {
        try {
            connect(port);
            return this;
        } catch (IOException | GnubgFault e) {
            close();
            throw e;
        }
    }

    private void connect(int port) throws IOException {
        for (int waited = 0; !socket.isConnected(); waited += LOOK_MILLIS) {
            if (hasEnded()) {
                throw GnubgFault.of(gnubg, whyEnded());
            }
            if (waited >= gnubg.startMillis()) {
                throw GnubgFault.of(gnubg, silent(gnubg.startMillis()) + "; " + WHERE);
            }
            tryToConnect(port);
        }
        // It has read them, and nothing is left over should we be killed.
        Files.deleteIfExists(commands);
        socket.setSoTimeout(gnubg.answerMillis());
        socket.setTcpNoDelay(true);
        answers = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    }

    private void tryToConnect(int port) throws IOException {
        Socket fresh = new Socket();
        try {
            fresh.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), gnubg.startMillis());
            socket = fresh;
        } catch (ConnectException e) {
            // It does not listen yet.
            fresh.close();
        }
    }

    private boolean hasEnded() throws InterruptedIOException {
        try {
            return process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the duel was interrupted");
        }
    }

    private String whyEnded() {
        return switch (process.exitValue()) {
            case MISSING, NOT_RUNNABLE -> "there is no such program, or it cannot be run; " + WHERE;
            default -> "it ended before it could be asked; " + WHERE;
        };
    }

    private static String silent(int millis) {
        return "it has not answered for " + millis + " ms";
    }

    /**
     * The answer to a line.
     *
     * @throws GnubgFault if there is none
     */
    String ask(String line) {
        try {
            OutputStream out = socket.getOutputStream();
            out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
            out.flush();
            String answer = answers.readLine();
            if (answer != null) {
                return answer.strip();
            }
        } catch (SocketTimeoutException e) {
            throw GnubgFault.of(gnubg, silent(gnubg.answerMillis()) + "; " + AGAIN);
        } catch (IOException e) {
            throw GnubgFault.of(gnubg, "it cannot be reached any more: " + e + "; " + AGAIN);
        }
        throw GnubgFault.of(gnubg, "it ended in the middle of a game; " + AGAIN);
    }

    /** Ends the process, whatever it is doing, and waits until it has ended. */
    @Override
    public void close() {
        try {
            socket.close();
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.getOutputStream().close();
            process.onExit().join();
            Files.deleteIfExists(commands);
        } catch (IOException e) {
            throw GnubgFault.of(gnubg, "it could not be ended cleanly: " + e);
        }
    }
}
