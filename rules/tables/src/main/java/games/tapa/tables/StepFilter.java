package games.tapa.tables;

/**
 * The limits on single steps (option {@code head} and what follows it in 5.2): takes away the sources whose step would
 * break one. Scratch of a {@link TurnFrame}.
 */
final class StepFilter {

    /** In place of a number of checkers off the head: a new roll, so the head is free. */
    static final int FRESH = -1;

    private static final int ALL = TablesBoard.CHECKERS;
    private static final int IN_A_ROW = 6;
    private static final int AWAY = ((1 << 11) - 1) << 1;
    private static final int ENEMY_QUARTER = 63 << 7;
    private static final int START_QUARTER = 63 << 19;
    private static final int HALF = TablesBoard.POINTS / 2;
    private static final int ON_BOARD = ((1 << TablesBoard.POINTS) - 1) << 1;

    private final StepLimits limits;
    private final boolean on;
    private int headAllowance;

    /** How the sides travel. */
    private Direction direction = Direction.CONTRARY;

    /** The points that enemy checkers are on before the turn, in their own numbering; the bar counts as 25. */
    private int enemies;

    /** Whether the enemy has borne a checker off. */
    private boolean enemyOff;

    /** The point, in the enemy's numbering, that holds all 15 enemy checkers; 0 if there is none. */
    private int trapped;

    /** Points where own checkers lie pinned. */
    private int pinned;

    /** How many of them. */
    private int pinnedCheckers;

    StepFilter(StepLimits limits) {
        this.limits = limits;
        on = limits.any();
        headAllowance = limits.head();
    }

    boolean isOn() {
        return on;
    }

    /**
     * Sets how many checkers may leave the head in the stage that follows: two on a side's first roll if it is a listed
     * double, less those that have left it before in the same roll.
     */
    void allowHead(TablesStage stage, int roll) {
        boolean two = roll == 1
                && stage.origin() != TablesStage.Origin.REST
                && limits.headFirstDoubles().contains(stage.thrownDouble());
        headAllowance = limits.head() + (two ? 1 : 0) - stage.offHead();
    }

    /** An ordinary roll follows. */
    void allowHead() {
        headAllowance = limits.head();
    }

    void set(MoverBoard board, int pinnedPoints) {
        direction = board.direction();
        pinned = pinnedPoints;
        enemies = board.theirsOnBar() > 0 ? 1 << TablesStep.BAR : 0;
        int theirs = board.theirsOnBar();
        pinnedCheckers = 0;
        trapped = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            int here = board.theirs(point);
            theirs += here;
            pinnedCheckers += board.minePinned(point);
            if (here > 0) {
                enemies |= 1 << direction.across(point);
                trapped = here == ALL ? direction.across(point) : trapped;
            }
        }
        enemyOff = theirs < ALL;
    }

    /** Those of {@code sources} from which {@code die} breaks no limit. */
    int allowed(TurnFrame frame, long low, long high, int sources, int die, int offHead) {
        int allowed = 0;
        int left = sources;
        while (left != 0) {
            int from = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            if (mayStep(low, high, from, offHead)) {
                int to = Math.max(0, from - die);
                allowed |= mayLeave(frame.low(low, from, to), frame.high(high, from, to)) ? 1 << from : 0;
            }
        }
        return allowed;
    }

    /** The limits on which checker steps: head and first checker. */
    private boolean mayStep(long low, long high, int from, int offHead) {
        int allowance = offHead == FRESH ? limits.head() : headAllowance;
        if (from == TablesBoard.POINTS && limits.head() > 0 && Math.max(0, offHead) >= allowance) {
            return false;
        }
        if (!limits.firstCheckerAway()) {
            return true;
        }
        int mine = Packed.occupied(low, high) | pinned;
        if ((mine & AWAY) != 0 || Packed.checkers(low, high) + pinnedCheckers < ALL) {
            return true;
        }
        int ahead = Integer.numberOfTrailingZeros(mine);
        return from == ahead && (from != TablesBoard.POINTS || Packed.count(low, high, from) == ALL);
    }

    /** The limits on the board after a step: quarters and primes. */
    private boolean mayLeave(long low, long high) {
        int held = Packed.occupied(low, high);
        return Integer.bitCount(held & START_QUARTER) <= limits.maxStartQuarter()
                && Integer.bitCount(held & ENEMY_QUARTER) <= limits.maxEnemyQuarter()
                && switch (limits.prime()) {
                    case FREE -> true;
                    case ENEMY_AHEAD -> !hasIdlePrime(held, low, high);
                    case OPEN_IF_TRAPPED -> trapped <= IN_A_ROW || !isHeld(inEnemyNumbers(held), trapped - 1);
                };
    }

    /** Whether six points in a row are held with no enemy checker on a point below them, in its numbering, or off. */
    private boolean hasIdlePrime(int held, long low, long high) {
        if (enemyOff) {
            return false;
        }
        int ours = inEnemyNumbers(held);
        int three = ours & ours << 1 & ours << 2;
        if ((three & three << 3) == 0) {
            return false;
        }
        int theirs = enemies & ~inEnemyNumbers(Packed.hits(low, high));
        for (int top = IN_A_ROW; top <= TablesBoard.POINTS; top++) {
            int below = (1 << (top - IN_A_ROW + 1)) - 1;
            if (isHeld(ours, top) && (theirs & below) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the six points from {@code top} down are all among {@code points}. */
    private static boolean isHeld(int points, int top) {
        int six = 63 << (top - IN_A_ROW + 1);
        return (points & six) == six;
    }

    /** The points in the enemy's numbering ({@link Direction#across}). */
    private int inEnemyNumbers(int points) {
        int onBoard = points & ON_BOARD;
        return direction == Direction.CONTRARY
                ? Integer.reverse(onBoard) >>> (31 - TablesStep.BAR)
                : (onBoard << HALF | onBoard >>> HALF) & ON_BOARD;
    }
}
