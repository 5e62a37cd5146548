package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Checkers laid on points, not yet checked against any rule: what was read, or what somebody sets up. {@link #check}
 * turns it into a {@link TablesBoard}. Mutable; not for several threads at once.
 */
final class TablesSetup {

    private final BoardLaws laws;
    private final List<List<Side>> points = new ArrayList<>();
    private int whiteOnBar;
    private int blackOnBar;

    /** An empty board of a game that knows the boards of {@code laws}. */
    TablesSetup(BoardLaws laws) {
        this.laws = laws;
        for (int point = 0; point <= TablesBoard.POINTS; point++) {
            points.add(new ArrayList<>());
        }
    }

    /**
     * Lays {@code count} checkers of {@code side} on top of what lies on {@code point}.
     *
     * @param point 1 to 24, White's numbering
     */
    void lay(int point, Side side, int count) {
        for (int i = 0; i < count; i++) {
            points.get(point).add(side);
        }
    }

    /**
     * Lays {@code count} checkers of {@code side}.
     *
     * @param point 1 to 24 in the numbering of {@code side}, or {@link TablesStep#BAR}
     */
    void lay(Side side, int point, int count) {
        if (point == TablesStep.BAR) {
            layOnBar(side, count);
        } else {
            lay(side == Side.WHITE ? point : laws.kind().direction().across(point), side, count);
        }
    }

    void layOnBar(Side side, int count) {
        if (side == Side.WHITE) {
            whiteOnBar += count;
        } else {
            blackOnBar += count;
        }
    }

    int onBar(Side side) {
        return side == Side.WHITE ? whiteOnBar : blackOnBar;
    }

    boolean hasBar() {
        return laws.kind().contact() == Contact.HIT;
    }

    /** Whether nothing lies on {@code point}. */
    boolean isEmpty(int point) {
        return points.get(point).isEmpty();
    }

    /**
     * The board, if the game knows it (section 6, board text): at most 15 checkers a side, not all of both borne off, a
     * bar only where checkers are hit, and two colours on a point only where single checkers lie pinned beneath.
     */
    Result<TablesBoard> check() {
        Stack[] stacks = new Stack[TablesBoard.POINTS + 1];
        Arrays.fill(stacks, Stack.EMPTY);
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            Optional<String> fault = fault(point);
            if (fault.isPresent()) {
                return Result.bad(Problem.Code.BAD_POSITION, "point " + point + ": " + fault.get());
            }
            stacks[point] = stack(points.get(point));
        }
        TablesBoard board = new TablesBoard(laws.kind().direction(), stacks, whiteOnBar, blackOnBar);
        for (Side side : Side.values()) {
            if (board.onBar(side) > 0 && !hasBar()) {
                return Result.bad(
                        Problem.Code.BAD_POSITION,
                        "bar" + side.letter() + ": this game has no bar; place its checkers on points");
            }
            if (board.onBoard(side) > TablesBoard.CHECKERS) {
                return Result.bad(Problem.Code.BAD_POSITION, tooMany(side, board));
            }
        }
        if (board.off(Side.WHITE) == TablesBoard.CHECKERS && board.off(Side.BLACK) == TablesBoard.CHECKERS) {
            return Result.bad(Problem.Code.BAD_POSITION, "no checker is on the board: place at least one");
        }
        return Result.ok(board);
    }

    private static String tooMany(Side side, TablesBoard board) {
        int last = TablesBoard.POINTS;
        int seen = 0;
        for (int point = TablesBoard.POINTS; point >= 1 && seen <= TablesBoard.CHECKERS; point--) {
            seen += board.at(point).of(side);
            last = point;
        }
        String place = seen > TablesBoard.CHECKERS ? "point " + last : "bar" + side.letter();
        return place + ": with it " + side.letter() + " has " + board.onBoard(side)
                + " checkers on the board, more than 15";
    }

    private Optional<String> fault(int point) {
        List<Side> pile = points.get(point);
        if (pile.isEmpty()) {
            return Optional.empty();
        }
        int count = topRun(pile);
        int beneath = pile.size() - count;
        if (beneath > 0 && laws.kind().contact() != Contact.PIN) {
            return Optional.of("checkers of both sides cannot share a point in this game; leave one side's out");
        }
        Side expected = pile.getLast().other();
        for (int i = beneath - 1; i >= 0; i--) {
            if (pile.get(i) != expected) {
                return Optional.of("a pin needs exactly one checker beneath, found "
                        + topRun(pile.subList(0, i + 2 > beneath ? beneath : i + 2)));
            }
            expected = expected.other();
        }
        if (beneath > 1 && !laws.pinnerPinnable()) {
            return Optional.of(
                    "a pinning checker cannot be pinned under these rules, found " + (beneath + 1) + " layers");
        }
        return Optional.empty();
    }

    private static Stack stack(List<Side> pile) {
        if (pile.isEmpty()) {
            return Stack.EMPTY;
        }
        int count = topRun(pile);
        return new Stack(Optional.of(pile.getLast()), count, pile.size() - count);
    }

    /** How many checkers of one side lie on top of a pile that is not empty. */
    private static int topRun(List<Side> pile) {
        int count = 1;
        while (count < pile.size() && pile.get(pile.size() - 1 - count) == pile.getLast()) {
            count++;
        }
        return count;
    }
}
