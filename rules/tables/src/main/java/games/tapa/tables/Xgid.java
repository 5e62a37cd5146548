package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The XGID of a position of Tabla (section 7): {@code XGID=}, a letter for each place from Black's bar over White's points
 * 1 to 24 to White's bar, {@code A} for one of White's checkers, {@code a} for one of Black's, {@code -} for none; then
 * nine fields with colons: cube, its owner, turn (1 White, -1 Black), dice ({@code 00} before the throw), both scores,
 * Crawford or Jacoby, length, largest cube. White is the player at the bottom. Cube and match are read over, since we play
 * without them here. Source: extremegammon.com, XG Format.
 */
public final class Xgid {

    private static final String PREFIX = "XGID=";
    private static final int PLACES = TablesBoard.POINTS + 2;
    private static final int FIELDS = 9;
    private static final String NO_CUBE = ":0:0:";
    private static final String NO_MATCH = ":0:0:0:0:10";
    private static final String NOT_THROWN = "00";

    private Xgid() {}

    /** Whether {@code text} looks like an XGID rather than any other text of a position. */
    public static boolean isXgid(String text) {
        return text.startsWith(PREFIX)
                || (text.length() > PLACES && text.charAt(PLACES) == ':' && text.indexOf(':') == PLACES);
    }

    /** The XGID of a position of Tabla, as of a game without cube that is played alone. */
    public static String write(Diagram diagram) {
        TablesBoard board = diagram.board();
        StringBuilder text = new StringBuilder(PREFIX);
        text.append(letter('a', board.onBar(Side.BLACK)));
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            Stack stack = board.at(point);
            int white = stack.of(Side.WHITE);
            text.append(white > 0 ? letter('A', white) : letter('a', stack.of(Side.BLACK)));
        }
        text.append(letter('A', board.onBar(Side.WHITE)));
        text.append(NO_CUBE).append(diagram.turn() == Side.WHITE ? "1" : "-1").append(':');
        return text.append(diagram.dice().map(Dice::digits).orElse(NOT_THROWN))
                .append(NO_MATCH)
                .toString();
    }

    /** Reads an XGID, with {@code XGID=} before it or without. */
    public static Result<Diagram> read(String text) {
        String code = text.startsWith(PREFIX) ? text.substring(PREFIX.length()) : text;
        List<String> fields = fields(code);
        if (fields.size() != FIELDS + 1 || fields.getFirst().length() != PLACES) {
            return bad(
                    text,
                    "write " + PLACES + " letters and " + FIELDS + " fields with colons, such as "
                            + "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        }
        Optional<Side> turn = turn(fields.get(3));
        if (turn.isEmpty()) {
            return bad(text, "its turn is \"" + fields.get(3) + "\"; write 1 or -1");
        }
        String thrown = fields.get(4);
        Result<Optional<Dice>> dice = thrown.equals(NOT_THROWN)
                ? Result.ok(Optional.empty())
                : Dice.read(thrown).map(Optional::of);
        if (dice.failure().isPresent()) {
            return bad(text, "its dice are \"" + thrown + "\"; write 00 or two digits, since here nobody doubles");
        }
        return board(text, fields.getFirst()).then(board -> dice.map(fell -> new Diagram(board, turn.get(), fell)));
    }

    private static Result<TablesBoard> board(String text, String places) {
        TablesSetup setup = new TablesSetup(new BoardLaws(TablesKind.TABLA, false));
        for (int place = 0; place < PLACES; place++) {
            char letter = places.charAt(place);
            int white = count(letter, 'A');
            int black = count(letter, 'a');
            boolean wrongBar = place == 0 ? white > 0 : place == PLACES - 1 && black > 0;
            if ((letter != '-' && white + black == 0) || wrongBar) {
                return bad(
                        text,
                        "place " + place + " is \"" + letter + "\"; write -, A to O for the player at the bottom"
                                + " or a to o for the other");
            }
            if (place == 0 || place == PLACES - 1) {
                setup.layOnBar(Side.BLACK, black);
                setup.layOnBar(Side.WHITE, white);
            } else {
                setup.lay(place, Side.WHITE, white);
                setup.lay(place, Side.BLACK, black);
            }
        }
        return setup.check();
    }

    private static Optional<Side> turn(String field) {
        return switch (field) {
            case "1" -> Optional.of(Side.WHITE);
            case "-1" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }

    /** How many checkers {@code letter} stands for, counted from {@code one}; 0 if it is no such letter. */
    private static int count(char letter, char one) {
        int count = letter - one + 1;
        return count >= 1 && count <= TablesBoard.CHECKERS ? count : 0;
    }

    private static char letter(char one, int count) {
        return count == 0 ? '-' : (char) (one + count - 1);
    }

    private static List<String> fields(String code) {
        List<String> fields = new ArrayList<>();
        int from = 0;
        for (int colon = code.indexOf(':'); colon >= 0 && fields.size() <= FIELDS; colon = code.indexOf(':', from)) {
            fields.add(code.substring(from, colon));
            from = colon + 1;
        }
        fields.add(code.substring(from));
        return fields;
    }

    private static <T> Result<T> bad(String text, String message) {
        String shown = text.length() > 80 ? text.substring(0, 80) + "…" : text;
        return Result.bad(Problem.Code.BAD_POSITION, "XGID \"" + shown + "\": " + message);
    }
}
