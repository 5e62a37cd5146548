package games.tapa.trainer;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Stands in for GNU Backgammon: reads its commands, listens on the port they name, and answers board lines, with a legal
 * play or as badly as {@link How} says. It reads the lines by what FIBS says of them, not by what our code writes.
 */
final class StandInGnubg {

    private static final String PORT = "external localhost:";

    /** How it behaves. */
    enum How {
        PLAYS,
        ANSWERS_NONSENSE,
        PLAYS_ILLEGALLY,
        STAYS_SILENT,
        DIES_WHEN_ASKED,
        DIES_AT_ONCE,
        NEVER_LISTENS
    }

    private StandInGnubg() {}

    /** The program: a script in {@code folder} that starts this class; its process id is kept in {@link #pidFile}. */
    static String program(Path folder, How how) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path script = folder.resolve(how.name());
        Files.writeString(
                script,
                "#!/bin/sh\necho $$ > '" + pidFile(folder) + "'\nexec '" + java
                        + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path")
                        + "' " + StandInGnubg.class.getName() + " " + how + " \"$@\"\n");
        assert script.toFile().setExecutable(true);
        return script.toString();
    }

    /** Where the process that was started last says who it is. */
    static Path pidFile(Path folder) {
        return folder.resolve("pid");
    }

    public static void main(String[] arguments) throws IOException {
        How how = How.valueOf(arguments[0]);
        int commands = List.of(arguments).indexOf("-c") + 1;
        List<String> lines = Files.readAllLines(Path.of(arguments[commands]));
        int port = Integer.parseInt(lines.getLast().substring(PORT.length()));
        if (how == How.DIES_AT_ONCE) {
            return;
        }
        try (ServerSocket server =
                        new ServerSocket(how == How.NEVER_LISTENS ? 0 : port, 1, InetAddress.getLoopbackAddress());
                Socket client = server.accept()) {
            answer(client, how);
        }
    }

    private static void answer(Socket client, How how) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
        OutputStream out = client.getOutputStream();
        for (String line = in.readLine(); line != null && how != How.DIES_WHEN_ASKED; line = in.readLine()) {
            if (how != How.STAYS_SILENT) {
                out.write((answer(line, how) + " \n").getBytes(StandardCharsets.US_ASCII));
                out.flush();
            }
        }
    }

    private static String answer(String line, How how) {
        return switch (how) {
            case ANSWERS_NONSENSE -> "beaver";
            case PLAYS_ILLEGALLY -> "24/1";
            default -> play(line);
        };
    }

    /** The first legal play, written as GNU Backgammon does: no stars. */
    private static String play(String line) {
        TablesGame game =
                new TablesGame(TablesRules.of(TablesKind.TABLA, "backgammon").orThrow());
        TablesPosition.ToMove position = position(game, line);
        return MoveText.write(game, position, game.plays(position).getFirst()).replace("*", "");
    }

    /** The position of a board line, its player as White. */
    static TablesPosition.ToMove position(TablesGame game, String line) {
        String[] fields = line.split(":", -1);
        StringBuilder text = new StringBuilder();
        for (int point = 1; point <= 24; point++) {
            int checkers = Integer.parseInt(fields[6 + point]);
            if (checkers != 0) {
                text.append(point)
                        .append(checkers > 0 ? ":W" : ":B")
                        .append(Math.abs(checkers))
                        .append(' ');
            }
        }
        bar(text, "barB:", -Integer.parseInt(fields[6]));
        bar(text, "barW:", Integer.parseInt(fields[31]));
        Dice dice = new Dice(Integer.parseInt(fields[33]), Integer.parseInt(fields[34]));
        return game.rolled(BoardText.read(text.toString(), game.rules().laws()).orThrow(), Side.WHITE, dice, 1);
    }

    private static void bar(StringBuilder text, String whose, int checkers) {
        if (checkers > 0) {
            text.append(whose).append(checkers).append(' ');
        }
    }
}
