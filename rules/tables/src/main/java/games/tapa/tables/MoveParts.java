package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.List;

/** The parts of a move text as written, one for each checker, not yet held against any position. */
final class MoveParts {

    private static final int LONGEST = 200;
    private static final int MOST = 4;

    /**
     * One landing.
     *
     * @param to the point, 0 for off
     * @param starred whether {@code *} follows
     */
    record Landing(int to, boolean starred) {}

    /** What one checker does: where it starts and where it is said to land. */
    record Part(int from, List<Landing> landings) {
        Part {
            landings = List.copyOf(landings);
        }
    }

    private final String text;
    private int at;
    private final List<Part> parts = new ArrayList<>();

    private MoveParts(String text) {
        this.text = text;
    }

    /** Reads the parts; {@code pass} has none. */
    static Result<List<Part>> read(String text) {
        if (text.length() > LONGEST) {
            return bad("the move has " + text.length() + " characters; a move needs at most " + LONGEST);
        }
        String trimmed = text.trim();
        if (trimmed.equals(MoveText.PASS)) {
            return Result.ok(List.of());
        }
        return new MoveParts(trimmed).read();
    }

    private Result<List<Part>> read() {
        while (at < text.length()) {
            if (text.charAt(at) == ' ') {
                at++;
            } else if (!readPart()) {
                return bad("\"" + text + "\": not a move at character " + (at + 1)
                        + "; write moves such as 24/18 13/10, 24/18/17, 6/off(2) or pass");
            }
            if (parts.size() > MOST) {
                return bad("\"" + text + "\": more than four checkers move; a roll has at most four dice");
            }
        }
        return parts.isEmpty() ? bad("the move is empty; write moves such as 24/18 13/10, or pass") : ok();
    }

    private Result<List<Part>> ok() {
        return Result.ok(List.copyOf(parts));
    }

    private boolean readPart() {
        int from = point();
        List<Landing> landings = new ArrayList<>();
        while (from > 0 && take("/")) {
            int to = point();
            if (to < 0 || landings.size() == MOST) {
                return false;
            }
            landings.add(new Landing(to, take("*")));
        }
        if (landings.isEmpty()) {
            return false;
        }
        int times = times();
        for (int i = 0; i < times; i++) {
            parts.add(new Part(from, landings));
        }
        return times > 0 && (at == text.length() || text.charAt(at) == ' ');
    }

    private int times() {
        if (!take("(")) {
            return 1;
        }
        int times = number();
        return take(")") && times <= MOST ? times : -1;
    }

    /** A point, 25 for the bar, 0 for off; -1 if there is none here. */
    private int point() {
        if (take(MoveText.BAR)) {
            return TablesStep.BAR;
        }
        if (take(MoveText.OFF)) {
            return TablesStep.OFF;
        }
        int point = number();
        return point <= TablesStep.BAR ? point : -1;
    }

    private int number() {
        int start = at;
        int number = 0;
        while (at < text.length() && at < start + 2 && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            number = 10 * number + text.charAt(at) - '0';
            at++;
        }
        return at == start ? -1 : number;
    }

    private boolean take(String word) {
        if (!text.startsWith(word, at)) {
            return false;
        }
        at += word.length();
        return true;
    }

    private static Result<List<Part>> bad(String message) {
        return Result.bad(Problem.Code.BAD_MOVE, message);
    }
}
