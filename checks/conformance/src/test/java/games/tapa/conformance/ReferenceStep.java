package games.tapa.conformance;

/**
 * Whether one step of one checker is allowed by what stands on the board (rule page, 1.1(3), 1.1(4), 1.1(6), 2, 3.1(2),
 * 5.1; options of 5.2), and what it leads to. What a roll has done so far is for {@link ReferenceSteps}.
 */
final class ReferenceStep {

    private static final int START = 24;

    private ReferenceStep() {}

    /** Whether the side may play the die from its own point {@code from}, 25 being its bar. */
    static boolean isLegal(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int from, int die) {
        if (!board.isOnTop(side, from) || !mayLeave(rules, board, side, from)) {
            return false;
        }
        int to = from - die;
        boolean may = to >= 1 ? mayMoveTo(rules, board, side, to) : mayBearOff(rules, board, side, from, die);
        if (!may || !ReferenceFilter.isSet(rules)) {
            return may;
        }
        return ReferenceFilter.allows(rules, after(rules, board, side, from, die), side);
    }

    /** The board after the step. */
    static ReferenceBoard after(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int from, int die) {
        return board.moved(side, from, from - die, isHit(rules, board, side, from - die));
    }

    /** Whether a checker of the side that lands on its own point {@code to} hits there (2). */
    static boolean isHit(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int to) {
        return rules.contact().equals("hit") && to >= 1 && board.countOn(side.enemy(), enemyPoint(board, to)) == 1;
    }

    /** Whether the side has any legal step with the die. */
    static boolean canPlay(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int die) {
        for (int from = ReferenceBoard.BAR; from >= 1; from--) {
            if (isLegal(rules, board, side, from, die)) {
                return true;
            }
        }
        return false;
    }

    private static int enemyPoint(ReferenceBoard board, int own) {
        return ReferenceBoard.opposite(board.parallel(), own);
    }

    /** Checkers on the bar enter before anything else (2); the first checker goes ahead of the others (3.3). */
    private static boolean mayLeave(ReferenceRules rules, ReferenceBoard board, ReferenceSide side, int from) {
        boolean barFirst = from != ReferenceBoard.BAR && board.countOn(side, ReferenceBoard.BAR) > 0;
        if (barFirst || !rules.firstCheckerAway() || isFirstCheckerAway(board, side)) {
            return !barFirst;
        }
        boolean furthestAhead = from == lowestOccupied(board, side);
        return furthestAhead && (from != START || board.countOn(side, START) == 15);
    }

    /** Until one own checker is on own 1-11 or off, only the furthest ahead may step (5.2, first_checker_away). */
    private static boolean isFirstCheckerAway(ReferenceBoard board, ReferenceSide side) {
        return lowestOccupied(board, side) <= 11 || board.left(side) < 15;
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
        return switch (rules.contact()) {
            case "hold" -> false;
            case "hit" -> stack.length() == 1;
            default -> mayPin(rules, stack, side.enemy());
        };
    }

    private static boolean mayPin(ReferenceRules rules, String stack, ReferenceSide enemy) {
        String letter = String.valueOf(enemy.letter());
        boolean twoOrMoreEnemies = stack.endsWith(letter + letter);
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

    /** The highest own point or the bar with a checker of the side, pinned ones included (1.1(6)); 0 if all are off. */
    private static int highestOccupied(ReferenceBoard board, ReferenceSide side) {
        for (int own = ReferenceBoard.BAR; own >= 1; own--) {
            if (board.countOn(side, own) > 0) {
                return own;
            }
        }
        return 0;
    }

    /** The lowest own point or the bar with a checker of the side, pinned ones included; 0 if all are off. */
    private static int lowestOccupied(ReferenceBoard board, ReferenceSide side) {
        for (int own = 1; own <= ReferenceBoard.BAR; own++) {
            if (board.countOn(side, own) > 0) {
                return own;
            }
        }
        return 0;
    }
}
