package games.tapa.trainer;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.function.Supplier;

/**
 * GNU Backgammon, a program of others that we measure ourselves against; it runs as a process of its own.
 *
 * @param program its name, looked for on the PATH, or its path
 * @param startMillis how long one waits for it to start
 * @param answerMillis how long one waits for an answer
 */
public record Gnubg(String program, int startMillis, int answerMillis) {

    private static final String NAME = "gnubg:";
    private static final List<String> PLIES = List.of("0ply", "1ply", "2ply");
    private static final String RULES = "backgammon";
    private static final int A_MINUTE = 60_000;

    /** The program of that name, with a minute's patience. */
    public static Gnubg at(String program) {
        return new Gnubg(program, A_MINUTE, A_MINUTE);
    }

    static boolean isCalled(String name) {
        return name.startsWith(NAME);
    }

    /** The process says things in the words we know. */
    static ProcessBuilder inEnglish(ProcessBuilder builder) {
        builder.environment().put("LC_ALL", "C");
        return builder;
    }

    /** Makes players that each ask a process of their own; the process fails later, if at all, when it is started. */
    Result<Supplier<Player>> player(String name, TablesGame game) {
        int plies = PLIES.indexOf(name.substring(NAME.length()));
        if (plies < 0) {
            return bad(name, "it looks " + String.join(", ", PLIES) + " ahead; name one of them");
        }
        if (!game.rules().equals(TablesRules.of(TablesKind.TABLA, RULES).orThrow())) {
            return bad(name, "it plays backgammon alone; choose --game tabla --rules " + RULES);
        }
        return Result.ok(() -> new GnubgPlayer(game, GnubgServer.start(this, plies), this));
    }

    private static <T> Result<T> bad(String name, String fault) {
        return Result.bad(Problem.Code.BAD_REQUEST, "player \"" + name + "\": " + fault + ".");
    }
}
