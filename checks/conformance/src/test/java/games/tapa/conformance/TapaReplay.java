package games.tapa.conformance;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves checkers hop by hop as a move text says ({@code engine-protocol.md}, "Move text"), knowing no rules: each hop
 * takes the uppermost checker of a point and lays it on top of another. It refuses a text that moves an enemy checker
 * or whose {@code *} does not mark exactly the hops that pin, for then the expectation itself is wrong.
 */
final class TapaReplay {

    private static final Pattern PART = Pattern.compile("([0-9]+)((?:/(?:[0-9]+|off)\\*?)+)(?:\\(([2-4])\\))?");
    private static final Pattern RUN = Pattern.compile("([WB])([0-9]+)");
    private static final Pattern SAME_LETTERS = Pattern.compile("W+|B+");

    /** White's point to its checkers, bottom first. */
    private final Map<Integer, String> points = new TreeMap<>((a, b) -> Integer.compare(b, a));

    private final char turn;

    private TapaReplay(String board, char turn) {
        this.turn = turn;
        for (String token : board.split(" ")) {
            String[] halves = token.split(":");
            String stack =
                    RUN.matcher(halves[1]).replaceAll(run -> run.group(1).repeat(Integer.parseInt(run.group(2))));
            points.put(Integer.parseInt(halves[0]), stack);
        }
    }

    /** The canonical board text after the play, given in the numbering of the side to move. */
    static String after(String board, char turn, String play) {
        TapaReplay replay = new TapaReplay(board, turn);
        if (!play.equals("pass")) {
            for (String part : play.split(" ")) {
                replay.movePart(part);
            }
        }
        return replay.text();
    }

    private void movePart(String part) {
        Matcher matcher = PART.matcher(part);
        expect(matcher.matches(), "not a part of a play: " + part);
        int times = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
        for (int i = 0; i < times; i++) {
            int from = Integer.parseInt(matcher.group(1));
            for (String landing : matcher.group(2).substring(1).split("/")) {
                hop(from, landing);
                from = landing.startsWith("off") ? 0 : Integer.parseInt(landing.replace("*", ""));
            }
        }
    }

    private void hop(int from, String landing) {
        String left = points.getOrDefault(whitePoint(from), "");
        expect(left.endsWith(String.valueOf(turn)), "no checker to move on own " + from);
        points.put(whitePoint(from), left.substring(0, left.length() - 1));
        if (landing.equals("off")) {
            return;
        }
        int to = Integer.parseInt(landing.replace("*", ""));
        String below = points.getOrDefault(whitePoint(to), "");
        boolean pins = !below.isEmpty() && !below.endsWith(String.valueOf(turn));
        expect(pins == landing.endsWith("*"), "the mark of a pin is wrong on own " + to);
        points.put(whitePoint(to), below + turn);
    }

    private int whitePoint(int own) {
        return turn == 'W' ? own : 25 - own;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        points.forEach((point, stack) -> {
            if (!stack.isEmpty()) {
                text.append(String.format(Locale.ROOT, " %d:", point));
                SAME_LETTERS
                        .matcher(stack)
                        .results()
                        .forEach(run -> text.append(run.group().charAt(0))
                                .append(run.group().length()));
            }
        });
        return text.substring(1);
    }

    private static void expect(boolean condition, String message) {
        if (!condition) {
            throw new IllegalStateException(message);
        }
    }
}
