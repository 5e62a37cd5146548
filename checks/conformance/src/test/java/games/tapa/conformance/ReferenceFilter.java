package games.tapa.conformance;

/**
 * The filters of the rule page, 5.2, on every step: what a side may not leave on the board, {@code prime},
 * {@code max_start_quarter} and {@code max_enemy_quarter}.
 */
final class ReferenceFilter {

    private static final int LENGTH_OF_PRIME = 6;

    private ReferenceFilter() {}

    /** Whether these rules forbid to leave anything. */
    static boolean isSet(ReferenceRules rules) {
        return rules.maxStartQuarter() < 6
                || rules.maxEnemyQuarter() < 6
                || !rules.prime().equals("free");
    }

    /** Whether the mover may leave the board so. */
    static boolean allows(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover) {
        return held(rules, board, mover, 19) <= rules.maxStartQuarter()
                && held(rules, board, mover, 7) <= rules.maxEnemyQuarter()
                && (rules.prime().equals("free") || allowsPrimes(rules, board, mover));
    }

    /** How many points of the quarter that begins with the mover's own {@code lowest} it holds. */
    private static int held(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover, int lowest) {
        int held = 0;
        for (int own = lowest; own < lowest + 6; own++) {
            held += holds(rules, board, mover, own) ? 1 : 0;
        }
        return held;
    }

    /** A point is held against the enemy: by one checker in hold games, otherwise by two or by a pin. */
    private static boolean holds(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover, int own) {
        boolean oneHolds = rules.contact().equals("hold");
        return board.isOnTop(mover, own)
                && (oneHolds
                        || board.countOn(mover, own) >= 2
                        || board.stack(mover, own).length() >= 2);
    }

    private static boolean allowsPrimes(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover) {
        for (int highest = 24; highest >= LENGTH_OF_PRIME; highest--) {
            if (isPrime(rules, board, mover, highest) && !allowsPrime(rules, board, mover.enemy(), highest)) {
                return false;
            }
        }
        return true;
    }

    /** Six points in the enemy's numbering, the first of them {@code highest}, all held by the mover. */
    private static boolean isPrime(ReferenceRules rules, ReferenceBoard board, ReferenceSide mover, int highest) {
        for (int point = highest; point > highest - LENGTH_OF_PRIME; point--) {
            if (!holds(rules, board, mover, ReferenceBoard.opposite(board.parallel(), point))) {
                return false;
            }
        }
        return true;
    }

    private static boolean allowsPrime(ReferenceRules rules, ReferenceBoard board, ReferenceSide enemy, int highest) {
        if (rules.prime().equals("enemy_ahead")) {
            return isAnyAhead(board, enemy, highest - LENGTH_OF_PRIME + 1);
        }
        boolean allBehindIt = highest < 24 && board.countOn(enemy, highest + 1) == 15;
        return !allBehindIt;
    }

    /** Whether a checker of the side is on a point of its own below {@code lowest}, or off. */
    private static boolean isAnyAhead(ReferenceBoard board, ReferenceSide side, int lowest) {
        for (int own = 1; own < lowest; own++) {
            if (board.countOn(side, own) > 0) {
                return true;
            }
        }
        return board.left(side) < 15;
    }
}
