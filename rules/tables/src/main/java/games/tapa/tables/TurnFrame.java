package games.tapa.tables;

/**
 * What stays the same during one side's turn in a pin game, and the questions about single steps that follow from it:
 * which points may be landed on, which own checkers lie pinned, and when the game ends (5.1). Sets of points are ints,
 * bit p for point p in the mover's numbering. Scratch, refilled for every position; not for several threads at once.
 */
final class TurnFrame {

    private static final int START = 1 << TablesBoard.POINTS;
    private static final int OUTSIDE_HOME = -1 << 7;

    private final boolean pinnerPinnable;
    private final boolean noneWhilePinned;
    private final boolean exactOnly;
    private final Mother mother;
    private final BothMothers bothMothers;

    /** Points the mover may land on; never changes during the turn, since only the mover's checkers move. */
    private int landable;

    /** Points where checkers of the mover lie pinned. */
    private int pinned;

    /** Exactly one enemy checker is on its start point, the mover's 1: the enemy's mother. */
    private boolean enemyMother;

    /** The mover's last start checker lies pinned. */
    private boolean ownMotherPinned;

    TurnFrame(TablesRules rules) {
        pinnerPinnable = rules.pinnerPinnable();
        noneWhilePinned = rules.bearoffPinned() == BearoffPinned.NONE;
        exactOnly = rules.bearoffOver() == BearoffOver.EXACT_ONLY;
        mother = rules.mother();
        bothMothers = rules.bothMothers();
    }

    void set(MoverBoard board) {
        landable = 0;
        pinned = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int top = board.top(point);
            if (top >= 0 || (top == -1 && (pinnerPinnable || board.beneath(point) == 0))) {
                landable |= 1 << point;
            }
            if (board.beneath(point) > 0 && board.minePinned(point) > 0) {
                pinned |= 1 << point;
            }
        }
        enemyMother = board.theirs(1) == 1;
        ownMotherPinned = board.mine(TablesBoard.POINTS) == 1 && (pinned & START) != 0;
    }

    /** The points from which {@code die} can be played when the mover's free checkers are on {@code occupied}. */
    int sources(int occupied, int die) {
        int sources = occupied & (landable << die);
        int all = occupied | pinned;
        if ((all & OUTSIDE_HOME) == 0) {
            sources = exactOnly ? 0 : sources;
            if (!noneWhilePinned || pinned == 0) {
                sources |= bearingOff(occupied, all, die);
            }
        }
        return sources;
    }

    /** 1.1(6): from the die's own point; if none is that high, from the highest, which a pinned checker occupies too. */
    private int bearingOff(int occupied, int all, int die) {
        int exact = occupied & (1 << die);
        if (exact != 0 || exactOnly || all >>> die != 0) {
            return exact;
        }
        return occupied & Integer.highestOneBit(all);
    }

    boolean isPinned(int point) {
        return (pinned & 1 << point) != 0;
    }

    boolean anyPinned() {
        return pinned != 0;
    }

    boolean isLandable(int point) {
        return (landable & 1 << point) != 0;
    }

    /** Whether all the mover's checkers, pinned ones included, are home or off. */
    boolean allHome(int occupied) {
        return ((occupied | pinned) & OUTSIDE_HOME) == 0;
    }

    /** End test (1): all the mover's checkers are off. */
    boolean allOff(long low, long high) {
        return (low | high) == 0 && pinned == 0;
    }

    /** End tests (1) and (2) of 5.1. */
    boolean ended(long low, long high) {
        return allOff(low, high) || motherEnded(low, high);
    }

    /** End test (2): the enemy's mother is pinned, and that decides the game. */
    boolean motherEnded(long low, long high) {
        if (!enemyMother || mother == Mother.OFF || (low & 15) == 0) {
            return false;
        }
        if (ownMotherPinned) {
            return bothMothers != BothMothers.PLAY;
        }
        return mother == Mother.INSTANT || ((pinned & START) == 0 && Packed.count(low, high, TablesBoard.POINTS) == 0);
    }

    /** Both mothers pinned decides nothing but a draw. */
    boolean isDraw() {
        return ownMotherPinned;
    }

    /**
     * Whether the order of steps may matter: end test (2) may become true in mid-turn, or a step inside home must come
     * before the last checker has come home (option {@code bearoff_over}).
     *
     * @param low the mover's free checkers before the turn
     * @param dice how many dice there are
     * @param pips their sum
     */
    boolean orderMatters(long low, long high, int dice, int pips) {
        return exactOnly || motherMayEnd(low, high, dice, pips);
    }

    private boolean motherMayEnd(long low, long high, int dice, int pips) {
        if (!enemyMother || mother == Mother.OFF || (Packed.occupied(low, high) & ((4 << pips) - 1)) == 0) {
            return false;
        }
        if (ownMotherPinned) {
            return bothMothers != BothMothers.PLAY;
        }
        return mother == Mother.INSTANT
                || ((pinned & START) == 0 && Packed.count(low, high, TablesBoard.POINTS) <= dice);
    }
}
