package games.tapa.tablesbot;

import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesKind;

/**
 * What the bot knows of each game by itself, everything else being the same in all: which of the sets of weights a
 * position calls for, that of {@link #RACE}, where neither side can get in the other's way any more, or one of those of
 * contact; how far the game still has to go; and which blot is lost at the greatest cost.
 */
enum Lore {
    /**
     * Contact is told by pins: phase 1 + 3 a + b, where a tells of the side that has just played and b of the side to
     * throw whether it holds no pin (0), only pins outside its home (1), or one at home (2).
     */
    TAPA(10, 720) {
        @Override
        int of(SideView mover, SideView thrower) {
            if (passed(mover, thrower) && (mover.holds | thrower.holds | mover.pinned | thrower.pinned) == 0) {
                return RACE;
            }
            return 1 + 3 * holding(mover) + holding(thrower);
        }

        @Override
        int dearest(int blots) {
            return Integer.highestOneBit(blots);
        }
    },
    /**
     * Contact is told by who is left behind: phase 1 + 2 a + b, where a tells of the side that has just played and b of
     * the side to throw whether it has a checker in the enemy's home or on the bar (1) or not (0).
     */
    TABLA(5, 334) {
        @Override
        int of(SideView mover, SideView thrower) {
            return passed(mover, thrower) ? RACE : 1 + 2 * behind(mover, ENEMYS_HOME) + behind(thrower, ENEMYS_HOME);
        }

        @Override
        int dearest(int blots) {
            return Integer.lowestOneBit(blots);
        }
    },
    /**
     * Contact is told by who is left behind: phase 2 a + b, where a and b tell likewise whether the side has a checker
     * in its first half of the way. Without any no side passes the other's checkers again.
     */
    GULBARA(4, 720) {
        @Override
        int of(SideView mover, SideView thrower) {
            return 2 * behind(mover, HALF_WAY) + behind(thrower, HALF_WAY);
        }

        @Override
        int dearest(int blots) {
            return blots;
        }
    };

    /** The phase without contact. */
    static final int RACE = 0;

    private static final int ENEMYS_HOME = 18;
    private static final int HALF_WAY = 12;

    private final int count;
    private final double pipsAtStart;

    Lore(int count, double pipsAtStart) {
        this.count = count;
        this.pipsAtStart = pipsAtStart;
    }

    static Lore of(TablesKind kind) {
        return switch (kind) {
            case TAPA -> TAPA;
            case TABLA -> TABLA;
            case GULBARA -> GULBARA;
        };
    }

    /** How many phases the game has. */
    int count() {
        return count;
    }

    /** The phase of a position, 0 to {@link #count} - 1. */
    abstract int of(SideView mover, SideView thrower);

    /**
     * Of a set of blots the one whose loss costs most, as a set: when pinned the furthest from home, when hit the
     * nearest. Where nothing is ever lost there are no blots.
     */
    abstract int dearest(int blots);

    /** The pips both sides still have to go as a share of those at the start: 1 there or before, 0 at the end. */
    double early(SideView mover, SideView thrower) {
        return Math.min(1, (mover.pips + thrower.pips) / pipsAtStart);
    }

    /** Whether the free checkers of two sides that go against each other have passed each other. */
    private static boolean passed(SideView mover, SideView thrower) {
        return mover.rearmost() + thrower.rearmost() <= TablesBoard.POINTS;
    }

    private static int holding(SideView side) {
        return side.holds == 0 ? 0 : (side.holds & 127) == 0 ? 1 : 2;
    }

    private static int behind(SideView side, int point) {
        return side.rearmost() > point ? 1 : 0;
    }
}
