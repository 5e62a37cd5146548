package games.tapa.conformance;

/** Whether one step of one checker is allowed (docs/rules/tapa.md 1.1(3), 1.1(4), 1.1(6), 5.1; options of 5.2). */
final class ReferenceStep {

    private ReferenceStep() {}

    /** Whether the side may play the die from its own point {@code from}. */
    static boolean isLegal(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int from, int die) {
        if (!board.isOnTop(side, from)) {
            return false;
        }
        int to = from - die;
        return to >= 1 ? mayMoveTo(rules, board, side, to) : mayBearOff(rules, board, side, from, die);
    }

    /** Whether the side has any legal step with the die. */
    static boolean canPlay(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int die) {
        for (int from = 24; from >= 1; from--) {
            if (isLegal(rules, board, side, from, die)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayMoveTo(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int to) {
        boolean exactOnly = rules.bearoffOver().equals("exact_only");
        return mayLand(rules, board, side, to) && !(exactOnly && isAllHome(board, side));
    }

    private static boolean mayLand(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int to) {
        String stack = board.stack(side, to);
        if (stack.isEmpty() || board.isOnTop(side, to)) {
            return true;
        }
        String enemy = String.valueOf(side.enemy().letter());
        boolean twoOrMoreEnemies = stack.endsWith(enemy + enemy);
        boolean nothingElse = stack.length() == 1;
        return !twoOrMoreEnemies && (nothingElse || rules.pinnerPinnable());
    }

    private static boolean mayBearOff(
            ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int from, int die) {
        if (!isAllHome(board, side)) {
            return false;
        }
        if (rules.bearoffPinned().equals("none") && hasPinnedAtHome(board, side)) {
            return false;
        }
        boolean exact = from == die;
        boolean fromHighest = die > from && from == highestOccupied(board, side);
        return exact || (fromHighest && rules.bearoffOver().equals("highest"));
    }

    private static boolean isAllHome(ReferenceBoard board, ReferenceSide side) {
        return highestOccupied(board, side) <= 6;
    }

    private static boolean hasPinnedAtHome(ReferenceBoard board, ReferenceSide side) {
        for (int own = 1; own <= 6; own++) {
            if (board.hasPinned(side, own)) {
                return true;
            }
        }
        return false;
    }

    /** The highest own point with a checker of the side, pinned ones included (1.1(6)); 0 if all are off. */
    private static int highestOccupied(ReferenceBoard board, ReferenceSide side) {
        for (int own = 24; own >= 1; own--) {
            if (board.countOn(side, own) > 0) {
                return own;
            }
        }
        return 0;
    }
}
