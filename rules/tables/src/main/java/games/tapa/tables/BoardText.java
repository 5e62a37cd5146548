package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * The board text (section 6): {@code point:stack} for each point that is not empty, White's numbering, the stack bottom
 * first as runs of {@code W} or {@code B} and a count, such as {@code 24:W14 10:B1W2 1:B14}; then the bar, such as
 * {@code barW:1}.
 */
public final class BoardText {

    /** No board needs a longer text; a longer one is refused unread. */
    private static final int LONGEST = 1000;

    private static final String BAR = "bar";

    private BoardText() {}

    /** The one text written for {@code board}: points from 24 down to 1, the bar, every count, single spaces. */
    public static String write(TablesBoard board) {
        StringBuilder text = new StringBuilder();
        for (int point = TablesBoard.POINTS; point >= 1; point--) {
            Stack stack = board.at(point);
            if (stack.top().isPresent()) {
                if (!text.isEmpty()) {
                    text.append(' ');
                }
                text.append(point).append(':');
                writeStack(text, stack, stack.top().get());
            }
        }
        for (Side side : Side.values()) {
            if (board.onBar(side) > 0) {
                text.append(text.isEmpty() ? "" : " ").append(BAR).append(side.letter());
                text.append(':').append(board.onBar(side));
            }
        }
        return text.toString();
    }

    /**
     * Reads a board text: points in any order, any number of spaces, a missing count is 1.
     *
     * @param laws which boards the game knows
     */
    public static Result<TablesBoard> read(String text, BoardLaws laws) {
        if (text.length() > LONGEST) {
            return bad("the position has " + text.length() + " characters; a board needs at most " + LONGEST);
        }
        TablesSetup setup = new TablesSetup(laws);
        int at = 0;
        while (at < text.length()) {
            if (text.charAt(at) == ' ') {
                at++;
                continue;
            }
            int end = text.indexOf(' ', at);
            end = end < 0 ? text.length() : end;
            Optional<String> fault = readToken(text.substring(at, end), setup);
            if (fault.isPresent()) {
                return bad(fault.get());
            }
            at = end;
        }
        return setup.check();
    }

    private static void writeStack(StringBuilder text, Stack stack, Side top) {
        for (int depth = stack.beneath(); depth >= 1; depth--) {
            text.append((depth % 2 == 1 ? top.other() : top).letter()).append('1');
        }
        text.append(top.letter()).append(stack.count());
    }

    /** Lays what {@code token} says; returns what is wrong with it, if anything is. */
    private static Optional<String> readToken(String token, TablesSetup setup) {
        int colon = token.indexOf(':');
        if (colon < 0) {
            return Optional.of("\"" + token + "\": write point:stack, such as 13:W2");
        }
        String name = token.substring(0, colon);
        if (name.equals("barW") || name.equals("barB")) {
            return readBar(token, Side.ofLetter(name.charAt(BAR.length())).orElseThrow(), setup);
        }
        int point = number(name);
        if (point < 1 || point > TablesBoard.POINTS) {
            return Optional.of("point \"" + name + "\": points are numbered 1 to 24");
        }
        if (!setup.isEmpty(point)) {
            return Optional.of("point " + point + ": named twice; write all its checkers in one place");
        }
        return readStack(token.substring(colon + 1), point, setup);
    }

    private static Optional<String> readBar(String token, Side side, TablesSetup setup) {
        if (!setup.hasBar()) {
            return Optional.of("\"" + token + "\": this game has no bar");
        }
        int count = number(token.substring(BAR.length() + 2));
        if (count < 1 || count > TablesBoard.CHECKERS) {
            return Optional.of("\"" + token + "\": write a count from 1 to 15, such as barW:2");
        }
        if (setup.onBar(side) > 0) {
            return Optional.of("bar" + side.letter() + ": named twice; write all its checkers in one place");
        }
        setup.layOnBar(side, count);
        return Optional.empty();
    }

    private static Optional<String> readStack(String runs, int point, TablesSetup setup) {
        if (runs.isEmpty()) {
            return Optional.of("point " + point + ": no checkers named; leave an empty point out");
        }
        int at = 0;
        char before = ' ';
        while (at < runs.length()) {
            Optional<Side> side = Side.ofLetter(runs.charAt(at));
            if (side.isEmpty() || runs.charAt(at) == before) {
                return Optional.of("point " + point + ": \"" + runs + "\" is no stack; write runs of W and B with"
                        + " counts, bottom first, such as B1W2");
            }
            before = runs.charAt(at);
            int end = at + 1;
            while (end < runs.length() && isDigit(runs.charAt(end))) {
                end++;
            }
            int count = end == at + 1 ? 1 : number(runs.substring(at + 1, end));
            if (count < 1 || count > TablesBoard.CHECKERS) {
                return Optional.of("point " + point + ": \"" + runs + "\" names a count that is not 1 to 15");
            }
            setup.lay(point, side.get(), count);
            at = end;
        }
        return Optional.empty();
    }

    /** The number that one or two digits write, else -1. */
    private static int number(String digits) {
        if (digits.isEmpty() || digits.length() > 2) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < digits.length(); i++) {
            if (!isDigit(digits.charAt(i))) {
                return -1;
            }
            number = 10 * number + digits.charAt(i) - '0';
        }
        return number;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static Result<TablesBoard> bad(String message) {
        return Result.bad(Problem.Code.BAD_POSITION, message);
    }
}
