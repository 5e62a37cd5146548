package games.tapa.tables;

/**
 * What stays the same during one side's turn, and the questions about single steps that follow from it: which points may
 * be landed on, which own checkers lie pinned, and when the game ends (5.1). Sets of points are ints, bit p for point p
 * in the mover's numbering, 25 for the bar. Scratch, refilled for every position; not for several threads at once.
 */
final class TurnFrame {

    private static final int START = 1 << TablesBoard.POINTS;
    private static final int BAR = 1 << TablesStep.BAR;
    private static final int OUTSIDE_HOME = -1 << 7;
    private static final int HOME = 63 << 1;

    private final Contact contact;
    private final boolean pinnerPinnable;
    private final boolean noneWhilePinned;
    private final boolean exactOnly;
    private final boolean mayRun;
    private final Mother mother;
    private final BothMothers bothMothers;
    private final StepFilter filter;

    /** What landing on a point sets in a packed pair beside the checker: the hit, if a lone enemy checker is there. */
    private final long[] hitLow = new long[TablesStep.BAR + 1];

    private final long[] hitHigh = new long[TablesStep.BAR + 1];

    /** Points the mover may land on; never changes during the turn, since no enemy checker lands anywhere. */
    private int landable;

    /** Points where a lone enemy checker can be hit. */
    private int blots;

    /** Points where checkers of the mover lie pinned. */
    private int pinned;

    /** Exactly one enemy checker is on its start point, the mover's 1: the enemy's mother. */
    private boolean enemyMother;

    /** The mover's last start checker lies pinned. */
    private boolean ownMotherPinned;

    TurnFrame(TablesRules rules) {
        contact = rules.kind().contact();
        pinnerPinnable = rules.pinnerPinnable();
        noneWhilePinned = rules.bearoffPinned() == BearoffPinned.NONE;
        exactOnly = rules.bearoffOver() == BearoffOver.EXACT_ONLY;
        mayRun = rules.hitAndRunHome();
        mother = contact == Contact.PIN ? rules.mother() : Mother.OFF;
        bothMothers = rules.bothMothers();
        filter = new StepFilter(rules.limits());
    }

    void set(MoverBoard board) {
        landable = 0;
        pinned = 0;
        setBlots(0);
        int nowBlots = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int top = board.top(point);
            if (contact.mayLand(top, board.beneath(point), pinnerPinnable)) {
                landable |= 1 << point;
                nowBlots |= top < 0 ? 1 << point : 0;
            }
            if (board.beneath(point) > 0 && board.minePinned(point) > 0) {
                pinned |= 1 << point;
            }
        }
        if (contact == Contact.HIT) {
            setBlots(nowBlots);
        }
        enemyMother = mother != Mother.OFF && board.theirs(1) == 1;
        ownMotherPinned = enemyMother && board.mine(TablesBoard.POINTS) == 1 && (pinned & START) != 0;
        if (filter.isOn()) {
            filter.set(board, pinned);
            filter.allowHead();
        }
    }

    /** {@code stage}, of a side's roll number {@code roll}, is played next; until then an ordinary roll is. */
    void begin(TablesStage stage, int roll) {
        filter.allowHead(stage, roll);
    }

    /**
     * The points from which {@code die} can be played.
     *
     * @param low the mover's free checkers, with {@code high}; see {@link Packed}
     * @param occupied the points they are on
     * @param offHead how many checkers have left the head in this stage
     */
    int sources(long low, long high, int occupied, int die, int offHead) {
        int sources = sources(occupied, die);
        if (!mayRun) {
            sources &= ~standing(low);
        }
        return filter.isOn() ? filter.allowed(this, low, high, sources, die, offHead) : sources;
    }

    /** {@code low} after a step. */
    long low(long low, int from, int to) {
        return (low - Packed.LOW[from] + Packed.LOW[to]) | hitLow[to];
    }

    /** {@code high} after a step. */
    long high(long high, int from, int to) {
        return (high - Packed.HIGH[from] + Packed.HIGH[to]) | hitHigh[to];
    }

    private int sources(int occupied, int die) {
        if ((occupied & BAR) != 0) {
            return BAR & (landable << die);
        }
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

    /** The points at home whose last checker has hit there, and so stays for this turn (option {@code hit_and_run_home}). */
    private static int standing(long low) {
        int hits = Packed.hits(low, 0) & HOME;
        int standing = 0;
        while (hits != 0) {
            int point = Integer.numberOfTrailingZeros(hits);
            hits &= hits - 1;
            standing |= Packed.count(low, 0, point) == 1 ? 1 << point : 0;
        }
        return standing;
    }

    private void setBlots(int points) {
        int left = blots;
        while (left != 0) {
            int point = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            hitLow[point] = 0;
            hitHigh[point] = 0;
        }
        blots = points;
        left = points;
        while (left != 0) {
            int point = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            hitLow[point] = Packed.hitLow(point);
            hitHigh[point] = Packed.hitHigh(point);
        }
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

    /** Whether a lone enemy checker on {@code point} would be hit. */
    boolean isBlot(int point) {
        return (blots & 1 << point) != 0;
    }

    /** Whether the last checker on {@code point} has hit there and may not go on. */
    boolean stands(long low, int point) {
        return !mayRun && (standing(low) & 1 << point) != 0;
    }

    /** Whether all the mover's checkers, pinned ones included, are home or off. */
    boolean allHome(int occupied) {
        return ((occupied | pinned) & OUTSIDE_HOME) == 0;
    }

    /** Whether some die can be played, at the beginning of a roll. */
    boolean canMove(long low, long high) {
        int occupied = Packed.occupied(low, high);
        for (int die = 1; die <= 6; die++) {
            if (sources(low, high, occupied, die, StepFilter.FRESH) != 0) {
                return true;
            }
        }
        return false;
    }

    /** End test (1): all the mover's checkers are off. */
    boolean allOff(long low, long high) {
        return Packed.isEmpty(low, high) && pinned == 0;
    }

    /** End tests (1) and (2) of 5.1. */
    boolean ended(long low, long high) {
        return allOff(low, high) || motherEnded(low, high);
    }

    /** End test (2): the enemy's mother is pinned, and that decides the game. */
    boolean motherEnded(long low, long high) {
        if (!enemyMother || (low & 15) == 0) {
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
     * Whether the order of steps may matter: end test (2) may become true in mid-turn, a step inside home must come
     * before the last checker has come home (option {@code bearoff_over}), or single steps are limited.
     *
     * @param low the mover's free checkers before the turn
     * @param dice how many dice there are
     * @param pips their sum
     */
    boolean orderMatters(long low, long high, int dice, int pips) {
        return exactOnly || filter.isOn() || motherMayEnd(low, high, dice, pips);
    }

    private boolean motherMayEnd(long low, long high, int dice, int pips) {
        if (!enemyMother || (Packed.occupied(low, high) & ((4 << pips) - 1)) == 0) {
            return false;
        }
        if (ownMotherPinned) {
            return bothMothers != BothMothers.PLAY;
        }
        return mother == Mother.INSTANT
                || ((pinned & START) == 0 && Packed.count(low, high, TablesBoard.POINTS) <= dice);
    }
}
