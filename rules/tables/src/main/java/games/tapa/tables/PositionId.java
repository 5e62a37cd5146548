package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The position id (section 7): the letter of the game, {@code T:}, {@code B:} or {@code G:}, the 14 characters of a GNU
 * Backgammon position id, and, if some point holds exactly one checker of each side, a dot and one bit for each such
 * point: 1 = the side on roll is on top. The id holds no colours; who is on roll must be known.
 */
public final class PositionId {

    private static final int LETTERS = 2;
    private static final int KEY_CHARACTERS = 14;
    private static final int KEY_BITS = 80;

    private PositionId() {}

    /** Whether {@code text} looks like an id of {@code kind} rather than a board text; Tabla's letter may be missing. */
    public static boolean isId(String text, TablesKind kind) {
        boolean lettered =
                text.length() >= LETTERS && text.charAt(1) == ':' && text.charAt(0) >= 'A' && text.charAt(0) <= 'Z';
        return lettered || (kind == TablesKind.TABLA && text.length() == KEY_CHARACTERS && text.indexOf(':') < 0);
    }

    /** The id; empty where a pinning checker is pinned itself, which an id cannot show. */
    public static Optional<String> write(TablesKind kind, TablesBoard board, Side onRoll) {
        List<Boolean> key = new ArrayList<>();
        List<Boolean> pins = new ArrayList<>();
        for (Side side : List.of(onRoll.other(), onRoll)) {
            for (int point = 1; point <= TablesBoard.POINTS; point++) {
                addUnary(key, board.at(side, point).of(side));
            }
            addUnary(key, board.onBar(side));
        }
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            Stack stack = board.at(onRoll, point);
            if (stack.beneath() > 1) {
                return Optional.empty();
            }
            if (isOneOnOne(stack.of(Side.WHITE), stack.of(Side.BLACK))) {
                pins.add(stack.free(onRoll) == 1);
            }
        }
        String text = kind.letter() + ":" + spelled(key, KEY_CHARACTERS);
        return Optional.of(pins.isEmpty() ? text : text + "." + spelled(pins, pinCharacters(pins.size())));
    }

    /** Reads an id of {@code kind}, {@code onRoll} being the side on roll. */
    public static Result<TablesBoard> read(TablesKind kind, String id, Side onRoll) {
        boolean bare = kind == TablesKind.TABLA && id.length() >= LETTERS && id.charAt(1) != ':';
        String letter = kind.letter() + ":";
        String code = bare ? id : id.startsWith(letter) ? id.substring(LETTERS) : "";
        if (code.length() < KEY_CHARACTERS) {
            return bad(
                    id,
                    "an id of this game is " + letter + " and 14 characters"
                            + (kind == TablesKind.TAPA ? ", then a dot and pin bits if they are needed" : ""));
        }
        Optional<boolean[]> key = IdBits.read(code.substring(0, KEY_CHARACTERS));
        if (key.isEmpty()) {
            return bad(id, "it has a character outside A-Z, a-z, 0-9, + and /");
        }
        int[] theirs = new int[TablesBoard.POINTS + 2];
        int[] mine = new int[TablesBoard.POINTS + 2];
        int at = unary(key.get(), unary(key.get(), 0, theirs), mine);
        if (at < 0 || anySet(key.get(), at)) {
            return bad(id, "its bits do not spell the checkers of two sides; copy it again");
        }
        return readPins(kind, id, code.substring(KEY_CHARACTERS), mine, theirs, onRoll);
    }

    private static Result<TablesBoard> readPins(
            TablesKind kind, String id, String tail, int[] mine, int[] theirs, Side onRoll) {
        int needed = 0;
        for (int point = 1; point <= TablesBoard.POINTS && kind == TablesKind.TAPA; point++) {
            needed += isOneOnOne(mine[point], theirs[kind.direction().across(point)]) ? 1 : 0;
        }
        int length = needed == 0 ? 0 : 1 + pinCharacters(needed);
        Optional<boolean[]> pins = tail.isEmpty() ? Optional.of(new boolean[0]) : IdBits.read(tail.substring(1));
        boolean dotted = tail.isEmpty() || tail.charAt(0) == '.';
        if (tail.length() != length || !dotted || pins.isEmpty() || anySet(pins.get(), needed)) {
            return bad(id, "points with one checker of each side: " + needed + ", and its pin bits do not match them");
        }
        return lay(kind, id, mine, theirs, pins.get(), onRoll);
    }

    private static Result<TablesBoard> lay(
            TablesKind kind, String id, int[] mine, int[] theirs, boolean[] pins, Side onRoll) {
        if (kind.contact() != Contact.HIT && (mine[TablesStep.BAR] != 0 || theirs[TablesStep.BAR] != 0)) {
            return bad(id, "it has a checker on the bar, and this game has no bar");
        }
        TablesSetup setup = new TablesSetup(new BoardLaws(kind, false));
        setup.layOnBar(onRoll, mine[TablesStep.BAR]);
        setup.layOnBar(onRoll.other(), theirs[TablesStep.BAR]);
        int pin = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int across = kind.direction().across(point);
            int my = mine[point];
            int their = theirs[across];
            boolean asked = kind == TablesKind.TAPA && isOneOnOne(my, their);
            boolean onTop = asked ? pins[pin++] : my > their;
            if (onTop) {
                setup.lay(onRoll.other(), across, their);
                setup.lay(onRoll, point, my);
            } else {
                setup.lay(onRoll, point, my);
                setup.lay(onRoll.other(), across, their);
            }
        }
        return setup.check();
    }

    private static boolean isOneOnOne(int some, int others) {
        return some == 1 && others == 1;
    }

    private static void addUnary(List<Boolean> bits, int count) {
        for (int i = 0; i < count; i++) {
            bits.add(true);
        }
        bits.add(false);
    }

    /** Fills the counts of points 1 to 25 from {@code at} on; returns where it stopped, or -1 if the bits ran out. */
    private static int unary(boolean[] bits, int at, int[] counts) {
        if (at < 0) {
            return -1;
        }
        int bit = at;
        for (int point = 1; point <= TablesStep.BAR; point++) {
            while (bit < KEY_BITS && bits[bit]) {
                counts[point]++;
                bit++;
            }
            if (bit == KEY_BITS) {
                return -1;
            }
            bit++;
        }
        return bit;
    }

    private static boolean anySet(boolean[] bits, int from) {
        for (int i = from; i < bits.length; i++) {
            if (bits[i]) {
                return true;
            }
        }
        return false;
    }

    private static int pinCharacters(int pins) {
        return pins <= 8 ? 2 : 3;
    }

    private static String spelled(List<Boolean> bits, int characters) {
        boolean[] all = new boolean[bits.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = bits.get(i);
        }
        return IdBits.write(all, characters);
    }

    private static Result<TablesBoard> bad(String id, String message) {
        String shown = id.length() > 40 ? id.substring(0, 40) + "…" : id;
        return Result.bad(Problem.Code.BAD_POSITION, "id \"" + shown + "\": " + message);
    }
}
