package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * The ids of GNU Backgammon for a position of Tabla (section 7): the 14 characters of its position id, which
 * {@link PositionId} spells, and after a colon the 12 of its match id, which tells whose turn it is and what was thrown.
 * Player 1 is White. Cube and match are read over, since we play without them here. Source: GNU Backgammon manual, 11.6
 * and 11.7.
 */
public final class GnubgId {

    private static final int POSITION_CHARACTERS = 14;
    private static final int MATCH_CHARACTERS = 12;
    private static final int LETTERS = 2;

    // The bits of the match id that are of use, counted from 0, and how many there are of each.
    private static final int CUBE_OWNER = 4;
    private static final int ON_ROLL = 6;
    private static final int STATE = 8;
    private static final int TURN = 11;
    private static final int DOUBLED = 12;
    private static final int DICE = 15;
    private static final int DIE_BITS = 3;

    private GnubgId() {}

    /** Whether {@code text} looks like a position id with a match id. */
    public static boolean isGnubgId(String text) {
        return text.length() == POSITION_CHARACTERS + 1 + MATCH_CHARACTERS && text.charAt(POSITION_CHARACTERS) == ':';
    }

    /** Both ids with a colon between them, as of a game without cube that is played alone. */
    public static String write(Diagram diagram) {
        String position = PositionId.write(TablesKind.TABLA, diagram.board(), diagram.turn())
                .orElseThrow();
        boolean[] bits = new boolean[MATCH_CHARACTERS * 6];
        set(bits, CUBE_OWNER, 2, 3);
        set(bits, ON_ROLL, 1, player(diagram.turn()));
        set(bits, STATE, DIE_BITS, 1);
        set(bits, TURN, 1, player(diagram.turn()));
        diagram.dice().ifPresent(dice -> {
            set(bits, DICE, DIE_BITS, dice.first());
            set(bits, DICE + DIE_BITS, DIE_BITS, dice.second());
        });
        return position.substring(LETTERS) + ":" + IdBits.write(bits, MATCH_CHARACTERS);
    }

    /** Reads a position id with a match id. */
    public static Result<Diagram> read(String text) {
        if (!isGnubgId(text)) {
            return bad(text, "write the 14 characters of the position id, a colon and the 12 of the match id");
        }
        Optional<boolean[]> spelled = IdBits.read(text.substring(POSITION_CHARACTERS + 1));
        if (spelled.isEmpty()) {
            return bad(text, "its match id has a character outside A-Z, a-z, 0-9, + and /");
        }
        boolean[] bits = spelled.get();
        if (get(bits, DOUBLED, 1) != 0 || get(bits, TURN, 1) != get(bits, ON_ROLL, 1)) {
            return bad(
                    text,
                    "in it a double or a resignation waits for an answer; give one with a throw or a move to come");
        }
        return read(text, bits);
    }

    private static Result<Diagram> read(String text, boolean[] bits) {
        int first = get(bits, DICE, DIE_BITS);
        int second = get(bits, DICE + DIE_BITS, DIE_BITS);
        boolean thrown = first != 0 || second != 0;
        if (thrown && (first == 0 || second == 0 || first > 6 || second > 6)) {
            return bad(text, "its dice are " + first + " and " + second + "; a die shows 1 to 6");
        }
        Side turn = get(bits, ON_ROLL, 1) == 1 ? Side.WHITE : Side.BLACK;
        Optional<Dice> dice = thrown ? Optional.of(new Dice(first, second)) : Optional.empty();
        return PositionId.read(TablesKind.TABLA, text.substring(0, POSITION_CHARACTERS), turn)
                .map(board -> new Diagram(board, turn, dice));
    }

    private static int player(Side side) {
        return side == Side.WHITE ? 1 : 0;
    }

    private static void set(boolean[] bits, int from, int count, int value) {
        for (int i = 0; i < count; i++) {
            bits[from + i] = (value >> i & 1) != 0;
        }
    }

    private static int get(boolean[] bits, int from, int count) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            value += bits[from + i] ? 1 << i : 0;
        }
        return value;
    }

    private static <T> Result<T> bad(String text, String message) {
        String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
        return Result.bad(Problem.Code.BAD_POSITION, "id \"" + shown + "\": " + message);
    }
}
