package games.tapa.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the checkers are: for each of White's points 1 to 24, for White's bar and for Black's bar the letters of its
 * checkers from the bottom to the top, "" if there are none; checkers in no place are borne off (rule page, 6, board
 * text). In a side's own numbering 25 is its bar (5.1).
 *
 * @param parallel whether both sides move the same way round, so that Black's own p is White's p-12 or p+12; otherwise
 *     it is White's 25-p (conventions, and 3.1(1))
 */
record ReferenceBoard(boolean parallel, List<String> places) {

    /** The number of the bar in both sides' numbering. */
    static final int BAR = 25;

    private static final Pattern TOKEN = Pattern.compile("([0-9]+):((?:[WB][0-9]*)+)");
    private static final Pattern BAR_TOKEN = Pattern.compile("bar([WB]):([0-9]+)");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern ONE_COLOUR = Pattern.compile("W+|B+");
    private static final Pattern ONE_COLOUR_OR_PIN = Pattern.compile("W+|B+|WB+|BW+");
    private static final Pattern SANDWICH = Pattern.compile("(BW)*(B+|BW+)|(WB)*(W+|WB+)");
    private static final Pattern RUN = Pattern.compile("([WB])([0-9]*)");

    ReferenceBoard {
        places = Collections.unmodifiableList(places);
    }

    /** Reads a board text; throws if the page says that the text is refused. */
    static ReferenceBoard parse(String text, ReferenceRules rules) {
        List<String> places = new ArrayList<>(Collections.nCopies(26, ""));
        for (String token : SPACE.split(text.strip())) {
            Matcher bar = BAR_TOKEN.matcher(token);
            if (bar.matches()) {
                check(rules.contact().equals("hit"), "a bar where nothing is hit: " + token);
                int place = barPlace(ReferenceSide.of(bar.group(1).charAt(0)));
                check(places.get(place).isEmpty(), "bar twice: " + token);
                places.set(place, readStack(bar.group(1) + bar.group(2)));
            } else {
                readPoint(token, rules, places);
            }
        }
        ReferenceBoard board = new ReferenceBoard(rules.parallel(), places);
        int white = board.left(ReferenceSide.WHITE);
        int black = board.left(ReferenceSide.BLACK);
        check(white <= 15 && black <= 15, "more than 15 a side: " + text);
        check(white + black > 0, "both sides all off: " + text);
        return board;
    }

    private static void readPoint(String token, ReferenceRules rules, List<String> places) {
        Matcher matcher = TOKEN.matcher(token);
        check(matcher.matches(), "not point:stack: " + token);
        int point = Integer.parseInt(matcher.group(1));
        check(point >= 1 && point <= 24, "point outside 1-24: " + token);
        check(places.get(point - 1).isEmpty(), "point twice: " + token);
        places.set(point - 1, readStack(matcher.group(2)));
        check(isLegalStack(places.get(point - 1), rules), "not a legal stack: " + token);
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

    /**
     * One colour; in pin games also one checker under one or more of the other, and where the pinner can be pinned any
     * alternation of which only the top run is longer than one.
     */
    static boolean isLegalStack(String stack, ReferenceRules rules) {
        if (!rules.contact().equals("pin")) {
            return ONE_COLOUR.matcher(stack).matches();
        }
        return (rules.pinnerPinnable() ? SANDWICH : ONE_COLOUR_OR_PIN)
                .matcher(stack)
                .matches();
    }

    /** Which of the places the side calls {@code own}. */
    static int place(boolean parallel, ReferenceSide side, int own) {
        if (own == BAR) {
            return barPlace(side);
        }
        return (side == ReferenceSide.WHITE ? own : opposite(parallel, own)) - 1;
    }

    /** The number that the other side gives to the point which a side calls {@code own}. */
    static int opposite(boolean parallel, int own) {
        if (!parallel) {
            return 25 - own;
        }
        return own > 12 ? own - 12 : own + 12;
    }

    /** The canonical board text: 24 down to 1, each stack as runs from the bottom, then the bars. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int point = 24; point >= 1; point--) {
            String stack = places.get(point - 1);
            if (!stack.isEmpty()) {
                text.append(text.isEmpty() ? "" : " ").append(point).append(':');
                writeRuns(stack, text);
            }
        }
        for (ReferenceSide side : ReferenceSide.values()) {
            int onBar = places.get(barPlace(side)).length();
            if (onBar > 0) {
                text.append(text.isEmpty() ? "" : " ").append("bar").append(side.letter());
                text.append(':').append(onBar);
            }
        }
        return text.toString();
    }

    private static void writeRuns(String stack, StringBuilder text) {
        int start = 0;
        for (int i = 1; i <= stack.length(); i++) {
            if (i == stack.length() || stack.charAt(i) != stack.charAt(start)) {
                text.append(stack.charAt(start)).append(i - start);
                start = i;
            }
        }
    }

    /** The checkers on a point or bar in the side's own numbering, from the bottom to the top. */
    String stack(ReferenceSide side, int own) {
        return places.get(place(side, own));
    }

    /** How many checkers of the side are on the points and its bar; the rest of its 15 are borne off. */
    int left(ReferenceSide side) {
        int count = 0;
        for (int own = 1; own <= BAR; own++) {
            count += countOn(side, own);
        }
        return count;
    }

    /** How many checkers of the side are on its own point or bar, free or pinned. */
    int countOn(ReferenceSide side, int own) {
        String stack = stack(side, own);
        int count = 0;
        for (int i = 0; i < stack.length(); i++) {
            count += stack.charAt(i) == side.letter() ? 1 : 0;
        }
        return count;
    }

    /** Whether the uppermost checker on the side's own point or bar is the side's. */
    boolean isOnTop(ReferenceSide side, int own) {
        String stack = stack(side, own);
        return !stack.isEmpty() && stack.charAt(stack.length() - 1) == side.letter();
    }

    /** Whether an enemy checker lies on one of the side's on its own point (1.1(3), 1.1(4)). */
    boolean hasPinned(ReferenceSide side, int own) {
        String stack = stack(side, own);
        int lowest = stack.indexOf(side.letter());
        return lowest >= 0 && stack.indexOf(side.enemy().letter(), lowest) >= 0;
    }

    /**
     * The board after the side's top checker on own {@code from} went to own {@code to}, 0 or less being off; if it
     * hits there, the enemy checker goes to its bar (2).
     */
    ReferenceBoard moved(ReferenceSide side, int from, int to, boolean hits) {
        List<String> after = new ArrayList<>(places);
        String left = stack(side, from);
        after.set(place(side, from), left.substring(0, left.length() - 1));
        if (hits) {
            after.set(place(side, to), "");
            after.set(
                    barPlace(side.enemy()),
                    stack(side.enemy(), BAR) + side.enemy().letter());
        }
        if (to >= 1) {
            after.set(place(side, to), after.get(place(side, to)) + side.letter());
        }
        return new ReferenceBoard(parallel, after);
    }

    private int place(ReferenceSide side, int own) {
        return place(parallel, side, own);
    }

    private static int barPlace(ReferenceSide side) {
        return side == ReferenceSide.WHITE ? 24 : 25;
    }

    private static void check(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
