package games.tapa.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the checkers are: for each of White's points 1 to 24 the letters of its checkers from the bottom to the top, ""
 * if it is empty; checkers not on a point are borne off (docs/rules/tapa.md 6, board text).
 */
record ReferenceBoard(List<String> stacks) {

    private static final Pattern TOKEN = Pattern.compile("([0-9]+):((?:[WB][0-9]*)+)");
    private static final Pattern RUN = Pattern.compile("([WB])([0-9]*)");

    ReferenceBoard {
        stacks = List.copyOf(stacks);
    }

    /** Reads a board text; throws if the page says that the text is refused. */
    static ReferenceBoard parse(String text, boolean pinnerPinnable) {
        List<String> stacks = new ArrayList<>(Collections.nCopies(24, ""));
        for (String token : text.strip().split("\\s+")) {
            Matcher matcher = TOKEN.matcher(token);
            check(matcher.matches(), "not point:stack: " + token);
            int point = Integer.parseInt(matcher.group(1));
            check(point >= 1 && point <= 24, "point outside 1-24: " + token);
            check(stacks.get(point - 1).isEmpty(), "point twice: " + token);
            stacks.set(point - 1, readStack(matcher.group(2)));
            check(isLegalStack(stacks.get(point - 1), pinnerPinnable), "not a legal stack: " + token);
        }
        ReferenceBoard board = new ReferenceBoard(stacks);
        int white = board.onPoints(ReferenceSide.WHITE);
        int black = board.onPoints(ReferenceSide.BLACK);
        check(white <= 15 && black <= 15, "more than 15 a side: " + text);
        check(white + black > 0, "both sides all off: " + text);
        return board;
    }

    private static String readStack(String runs) {
        StringBuilder stack = new StringBuilder();
        Matcher run = RUN.matcher(runs);
        while (run.find()) {
            int count = run.group(2).isEmpty() ? 1 : Integer.parseInt(run.group(2));
            check(count >= 1, "a run of none: " + runs);
            stack.append(run.group(1).repeat(count));
        }
        return stack.toString();
    }

    /** One colour, or one checker under one or more of the other; sandwiches: only single runs below the top one. */
    static boolean isLegalStack(String stack, boolean pinnerPinnable) {
        String oneColourOrPin = "W+|B+|WB+|BW+";
        String sandwich = "(BW)*(B+|BW+)|(WB)*(W+|WB+)";
        return stack.matches(pinnerPinnable ? sandwich : oneColourOrPin);
    }

    /** The canonical board text: 24 down to 1, each stack as runs from the bottom. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int point = 24; point >= 1; point--) {
            String stack = stacks.get(point - 1);
            if (!stack.isEmpty()) {
                text.append(text.isEmpty() ? "" : " ").append(point).append(':').append(writeRuns(stack));
            }
        }
        return text.toString();
    }

    private static String writeRuns(String stack) {
        StringBuilder runs = new StringBuilder();
        int start = 0;
        for (int i = 1; i <= stack.length(); i++) {
            if (i == stack.length() || stack.charAt(i) != stack.charAt(start)) {
                runs.append(stack.charAt(start)).append(i - start);
                start = i;
            }
        }
        return runs.toString();
    }

    /** The checkers on a point in the side's own numbering, from the bottom to the top. */
    String stack(ReferenceSide side, int own) {
        return stacks.get(side.whitePoint(own) - 1);
    }

    /** How many checkers of the side are on the points; the rest of its 15 are borne off. */
    int onPoints(ReferenceSide side) {
        int count = 0;
        for (int own = 1; own <= 24; own++) {
            count += countOn(side, own);
        }
        return count;
    }

    /** How many checkers of the side are on its own point, free or pinned. */
    int countOn(ReferenceSide side, int own) {
        String stack = stack(side, own);
        int count = 0;
        for (int i = 0; i < stack.length(); i++) {
            count += stack.charAt(i) == side.letter() ? 1 : 0;
        }
        return count;
    }

    /** Whether the uppermost checker on the side's own point is the side's. */
    boolean isOnTop(ReferenceSide side, int own) {
        String stack = stack(side, own);
        return !stack.isEmpty() && stack.charAt(stack.length() - 1) == side.letter();
    }

    /** Whether an enemy checker lies on one of the side's on its own point (docs/rules/tapa.md 1.1(3), 1.1(4)). */
    boolean hasPinned(ReferenceSide side, int own) {
        String stack = stack(side, own);
        int lowest = stack.indexOf(side.letter());
        return lowest >= 0 && stack.indexOf(side.enemy().letter(), lowest) >= 0;
    }

    /** The board after the side's top checker on own {@code from} went to own {@code to}; 0 or less is off. */
    ReferenceBoard moved(ReferenceSide side, int from, int to) {
        List<String> after = new ArrayList<>(stacks);
        String left = stack(side, from);
        after.set(side.whitePoint(from) - 1, left.substring(0, left.length() - 1));
        if (to >= 1) {
            after.set(side.whitePoint(to) - 1, stack(side, to) + side.letter());
        }
        return new ReferenceBoard(after);
    }

    private static void check(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
