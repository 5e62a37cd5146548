package games.tapa.tablesbot;

import games.tapa.tables.BearoffOver;
import games.tapa.tables.Mother;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;
import games.tapa.tables.TablesStep;

/**
 * Counts exactly with which rolls a side can pin or hit an enemy blot, that is: some legal play leaves the blot pinned or
 * has hit it. A shot with one die or with both through a point to land on is found by sets of points, one from the bar
 * likewise. Legal it is only if the dice that are
 * left can be played by another checker, or not at all; where that is not plain, the generator of the rules is asked.
 * Scratch, refilled for every position.
 */
final class Shots {

    private final PlayGenerator generator;
    private final boolean motherCounts;
    private final boolean exactOnly;
    private final boolean mayRun;
    private final MoverBoard board = new MoverBoard();
    private final long[] results;

    /** For each roll the points on which some play pins or hits, if {@link #asked} has its bit. */
    private final int[] pinning = new int[Rolls.COUNT];

    private int asked;
    private final SideView shooter;
    private final SideView target;

    /** The rolls for which a shot with one die is surely legal, at index 1 to 6 of that die. */
    private final int[] sure = new int[7];

    /** The doubles for which every shot is surely legal. */
    private int sureDoubles;

    private boolean inDoubt;

    /** Points where a checker that hits must stay, so that no shot with two different dice goes on from there. */
    private int ends;

    /** Scratch of {@link #at}: the rolls that may do it, and those of them that surely do. */
    private int possible;

    private int certain;

    /** The generator and the buffer of its results may be shared: nothing is kept in them. */
    Shots(TablesRules rules, PlayGenerator generator, long[] results, SideView shooter, SideView target) {
        this.generator = generator;
        this.results = results;
        motherCounts = rules.mother() != Mother.OFF;
        exactOnly = rules.bearoffOver() == BearoffOver.EXACT_ONLY;
        mayRun = rules.hitAndRunHome();
        this.shooter = shooter;
        this.target = target;
    }

    /**
     * Starts on a position; the two views have been read from it.
     *
     * @param position it, as {@code enemys ? the target : the shooter} sees it
     */
    void read(MoverBoard position, boolean enemys) {
        board.set(position);
        // Handing over also makes the board forget what was hit in the turn that led to it.
        board.handOver();
        if (!enemys) {
            board.handOver();
        }
        asked = 0;
        inDoubt = (exactOnly && shooter.allHome()) || (motherCounts && (target.pinned >>> TablesBoard.POINTS & 1) != 0);
        ends = mayRun ? 0 : blotsInShootersHome();
        sureDoubles = 0;
        int free = 0;
        for (int die = 1; die <= 6; die++) {
            int movers = shooter.movers(die);
            if (movers >= 2) {
                free |= 1 << (die - 1);
            }
            if (movers >= 4 && ends == 0 && shooter.bar == 0) {
                sureDoubles |= Rolls.bit(die, die);
            }
        }
        for (int die = 1; die <= 6; die++) {
            sure[die] = Rolls.WITH[die][free] & ~Rolls.DOUBLES;
        }
    }

    private int blotsInShootersHome() {
        int blots = 0;
        for (int point = 1; point <= 6; point++) {
            blots |= (target.blots >>> (TablesBoard.POINTS + 1 - point) & 1) << point;
        }
        return blots;
    }

    /** The rolls that can pin or hit the blot on {@code point}, in the shooter's numbering. */
    int at(int point) {
        possible = 0;
        certain = 0;
        if (shooter.bar == 0) {
            fromPoints(point);
        } else {
            fromBar(point);
        }
        int rolls = possible;
        int open = inDoubt ? rolls : rolls & ~(certain | sureDoubles);
        while (open != 0) {
            int roll = Integer.numberOfTrailingZeros(open);
            open &= open - 1;
            if ((pinning(roll) >>> point & 1) == 0) {
                rolls &= ~(1 << roll);
            }
        }
        return rolls;
    }

    private void fromPoints(int point) {
        int direct = shooter.one >>> (point + 1) & 63;
        possible = Rolls.SHOWING[direct];
        int landable = shooter.landable;
        for (int die = 1; die <= 6; die++) {
            if ((direct >>> (die - 1) & 1) != 0) {
                certain |= sure[die];
            }
            int via = point + die;
            if (via < TablesBoard.POINTS && (landable >>> via & 1) != 0) {
                int both = Rolls.WITH[die][shooter.one >>> (via + 1) & 63];
                if ((ends >>> via & 1) != 0) {
                    both &= Rolls.DOUBLES;
                }
                certain |= both & ~Rolls.DOUBLES;
                possible |= both | byDouble(point, die);
            }
        }
    }

    /** One die enters; it hits where it lands, or the other die hits with any checker, if no second one must enter. */
    private void fromBar(int point) {
        int others = shooter.one & ~(1 << TablesStep.BAR);
        for (int die = 1; die <= 6; die++) {
            int entry = TablesStep.BAR - die;
            if ((shooter.landable >>> entry & 1) == 0) {
                continue;
            }
            int sources = others | 1 << entry;
            if (entry == point) {
                possible |= Rolls.SHOWING[1 << (die - 1)];
                certain |= shooter.bar > 1 ? Rolls.SHOWING[1 << (die - 1)] & ~Rolls.DOUBLES : 0;
            }
            if (shooter.bar == 1) {
                int both = Rolls.WITH[die][sources >>> (point + 1) & 63];
                possible |= both;
                certain |= both & ~Rolls.DOUBLES;
            }
            for (int steps = 1; steps < 4; steps++) {
                int from = point + steps * die;
                possible |= from < TablesStep.BAR && (sources >>> from & 1) != 0 ? Rolls.bit(die, die) : 0;
            }
        }
    }

    /** The double of {@code die} if it reaches the blot with three or four steps; the first landing has been tested. */
    private int byDouble(int point, int die) {
        int second = point + 2 * die;
        int third = second + die;
        int fourth = third + die;
        if (third > TablesBoard.POINTS || (shooter.landable >>> second & 1) == 0) {
            return 0;
        }
        boolean reaches = (shooter.one >>> third & 1) != 0
                || (fourth <= TablesBoard.POINTS
                        && (shooter.landable >>> third & 1) != 0
                        && (shooter.one >>> fourth & 1) != 0);
        return reaches ? Rolls.bit(die, die) : 0;
    }

    private int pinning(int roll) {
        if ((asked >>> roll & 1) == 0) {
            asked |= 1 << roll;
            int n = generator.generate(board, Rolls.larger(roll), Rolls.smaller(roll), results);
            int points = 0;
            for (int i = 0; i < n; i++) {
                long low = results[2 * i];
                long high = results[2 * i + 1];
                points |= (occupied(low) | hits(low, 48)) << 1 | (occupied(high) | hits(high, 52)) << 13;
            }
            pinning[roll] = points;
        }
        return pinning[roll];
    }

    /** The twelve bits from {@code bit} up: where the play has hit, even if the checker has gone on. */
    private static int hits(long packed, int bit) {
        return (int) (packed >>> bit) & 4095;
    }

    /** Bit i for every group i of four bits that is not 0. */
    private static int occupied(long packed) {
        int points = 0;
        for (int i = 0; i < 12; i++) {
            if ((packed >>> (4 * i) & 15) != 0) {
                points |= 1 << i;
            }
        }
        return points;
    }
}
