package games.tapa.conformance;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves checkers hop by hop as a move text says (engine protocol, "Move text"), knowing no rules but what happens to a
 * checker landed on: each hop takes the uppermost checker of a point or one of the bar and lays it on top of another,
 * or hits it. It refuses a text that moves an enemy checker or whose {@code *} does not mark exactly the hops that pin
 * or hit, for then the expectation itself is wrong.
 */
final class MoveReplay {

    private static final Pattern PART = Pattern.compile("([0-9]+|bar)((?:/(?:[0-9]+|off)\\*?)+)(?:\\(([2-4])\\))?");
    private static final Pattern RUN = Pattern.compile("([WB])([0-9]+)");
    private static final Pattern SAME_LETTERS = Pattern.compile("W+|B+");

    /** The names of the bars, and their places below all points as the board text has them. */
    private static final Map<String, Integer> BARS = Map.of("barW", 0, "barB", -1);

    /** White's point, or the place of a bar, to its checkers, bottom first. */
    private final Map<Integer, String> points = new TreeMap<>((a, b) -> Integer.compare(b, a));

    private final String game;
    private final char turn;

    private MoveReplay(String game, String board, char turn) {
        this.game = game;
        this.turn = turn;
        for (String token : board.split(" ")) {
            String[] halves = token.split(":");
            if (BARS.containsKey(halves[0])) {
                String onBar = halves[0].substring(3).repeat(Integer.parseInt(halves[1]));
                points.put(BARS.getOrDefault(halves[0], 0), onBar);
            } else {
                String stack =
                        RUN.matcher(halves[1]).replaceAll(run -> run.group(1).repeat(Integer.parseInt(run.group(2))));
                points.put(Integer.parseInt(halves[0]), stack);
            }
        }
    }

    /** The canonical board text after the play, given in the numbering of the side to move. */
    static String after(String game, String board, char turn, String play) {
        MoveReplay replay = new MoveReplay(game, board, turn);
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
            String from = matcher.group(1);
            for (String landing : matcher.group(2).substring(1).split("/")) {
                hop(from, landing);
                from = landing.replace("*", "");
            }
        }
    }

    private void hop(String from, String landing) {
        int lifted = from.equals("bar") ? bar(turn) : whitePoint(Integer.parseInt(from));
        String left = points.getOrDefault(lifted, "");
        expect(left.endsWith(String.valueOf(turn)), "no checker to move on own " + from);
        points.put(lifted, left.substring(0, left.length() - 1));
        if (landing.equals("off")) {
            return;
        }
        int to = whitePoint(Integer.parseInt(landing.replace("*", "")));
        String below = points.getOrDefault(to, "");
        boolean onEnemy = !below.isEmpty() && !below.endsWith(String.valueOf(turn));
        expect(onEnemy == landing.endsWith("*"), "the mark of a pin or hit is wrong on own " + landing);
        boolean hits = onEnemy && game.equals("tabla");
        if (hits) {
            expect(below.length() == 1, "more than one enemy checker on own " + landing);
            points.merge(bar(below.charAt(0)), below, String::concat);
        }
        points.put(to, (hits ? "" : below) + turn);
    }

    private static int bar(char side) {
        return BARS.getOrDefault("bar" + side, 0);
    }

    private int whitePoint(int own) {
        if (turn == 'W') {
            return own;
        }
        return game.equals("gulbara") ? (own + 11) % 24 + 1 : 25 - own;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        points.forEach((point, stack) -> {
            if (!stack.isEmpty() && point >= 1) {
                text.append(String.format(Locale.ROOT, " %d:", point));
                SAME_LETTERS
                        .matcher(stack)
                        .results()
                        .forEach(run -> text.append(run.group().charAt(0))
                                .append(run.group().length()));
            } else if (!stack.isEmpty()) {
                text.append(String.format(Locale.ROOT, " bar%s:%d", stack.charAt(0), stack.length()));
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
