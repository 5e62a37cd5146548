package games.tapa.tablesbot;

import games.tapa.tables.Contact;
import games.tapa.tables.Direction;
import games.tapa.tables.FreeCheckers;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;
import games.tapa.tables.TablesStep;

/**
 * One side's checkers as the inputs of nets are counted from them: in its own numbering, in sets of points (bit p for
 * point p, 25 for the bar) and in words of four bits a point. Found without looking at any point by itself. Scratch,
 * refilled for every position.
 */
final class NetSide {

    static final int BAR = 1 << TablesStep.BAR;
    static final int ON_POINTS = (2 << TablesBoard.POINTS) - 2;

    private static final long EVEN_FOURS = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long CARRIES = 0x1010_1010_1010_1010L;
    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final int HALF = TablesBoard.POINTS / 2;

    /** The free checkers, four bits a point: points 1 to 12, and 13 to 24 and the bar. */
    long low;

    long high;

    /** The same points with a bit for each of: at least 1, 2, 3, 4 free checkers. */
    long fewLow;

    long fewHigh;

    /** Bits for each of: at least 6 and 9 on points 1 to 12, at least 6 and 9 on points 13 to 25. */
    long many;

    /** Points with at least 1, 2, 3, 4 free checkers, the bar included. */
    int one;

    int two;
    private int three;
    private int four;

    /** Points where a free checker lies on a pinned enemy checker. */
    int holds;

    /** Points where checkers of this side lie pinned. */
    int pinned;

    /** Points where a single free checker may be pinned or hit. */
    int blots;

    /** Points this side may land on. */
    int landable;

    /** How many checkers must enter from the bar. */
    int bar;

    /** How many checkers are left, one counted where several lie pinned on one point. */
    int checkers;

    private final boolean pinnerPinnable;
    private final boolean loneHolds;

    NetSide(TablesRules rules) {
        pinnerPinnable = rules.pinnerPinnable();
        loneHolds = rules.kind().contact() == Contact.HOLD;
    }

    /** Reads the free checkers. */
    void read(FreeCheckers free) {
        low = free.low();
        high = free.high();
        holds = free.holds();
        long lowOdd = low >>> 4 & EVEN_FOURS;
        long lowEven = low & EVEN_FOURS;
        long highOdd = high >>> 4 & EVEN_FOURS;
        long highEven = high & EVEN_FOURS;
        long oneLow = atLeast(1, lowEven, lowOdd);
        long oneHigh = atLeast(1, highEven, highOdd);
        long twoLow = atLeast(2, lowEven, lowOdd);
        long twoHigh = atLeast(2, highEven, highOdd);
        long threeLow = atLeast(3, lowEven, lowOdd);
        long threeHigh = atLeast(3, highEven, highOdd);
        long fourLow = atLeast(4, lowEven, lowOdd);
        long fourHigh = atLeast(4, highEven, highOdd);
        fewLow = oneLow | twoLow << 1 | threeLow << 2 | fourLow << 3;
        fewHigh = oneHigh | twoHigh << 1 | threeHigh << 2 | fourHigh << 3;
        many = atLeast(6, lowEven, lowOdd)
                | atLeast(9, lowEven, lowOdd) << 1
                | atLeast(6, highEven, highOdd) << 2
                | atLeast(9, highEven, highOdd) << 3;
        one = gathered(oneLow) << 1 | gathered(oneHigh) << (HALF + 1);
        two = gathered(twoLow) << 1 | gathered(twoHigh) << (HALF + 1);
        three = gathered(threeLow) << 1 | gathered(threeHigh) << (HALF + 1);
        four = gathered(fourLow) << 1 | gathered(fourHigh) << (HALF + 1);
        bar = (int) (high >>> (4 * HALF)) & 15;
        checkers = (int) (((lowEven + lowOdd + highEven + highOdd) * EACH_BYTE) >>> 56);
    }

    /** Reads what depends on the enemy, whose free checkers have been read too. */
    void meet(NetSide enemy, Direction direction) {
        int closed = enemy.two | (loneHolds ? enemy.one : 0) | (pinnerPinnable ? 0 : enemy.holds);
        landable = ~across(closed & ON_POINTS, direction) & ON_POINTS;
        pinned = across(enemy.holds, direction);
        checkers += Integer.bitCount(pinned);
        blots = loneHolds ? 0 : one & ~two & ON_POINTS & (pinnerPinnable ? -1 : ~holds);
    }

    /** How many free checkers there are on a point, or on the bar. */
    int free(int point) {
        return (int) (point <= HALF ? low >>> (4 * point - 4) : high >>> (4 * point - 4 - 4 * HALF)) & 15;
    }

    /** The highest point with a free checker, 25 for the bar, 0 without one. */
    int rearmost() {
        return one == 0 ? 0 : 31 - Integer.numberOfLeadingZeros(one);
    }

    /** The points from which {@code die} moves a free checker on the board; the bar first. */
    int movable(int die) {
        return (bar > 0 ? BAR : one) & (landable << die);
    }

    /** How many checkers there are on points, at most four counted on each. */
    int checkersOn(int points) {
        return Integer.bitCount(points & one)
                + Integer.bitCount(points & two)
                + Integer.bitCount(points & three)
                + Integer.bitCount(points & four);
    }

    boolean allHome() {
        return (one | pinned) >>> 7 == 0;
    }

    /** The same points in the other side's numbering; none of them is a bar. */
    static int across(int points, Direction direction) {
        return direction == Direction.CONTRARY
                ? Integer.reverse(points) >>> 6
                : (points >>> HALF | points << HALF) & ON_POINTS;
    }

    /** The lowest bit of each of the fours that are at least {@code count}. */
    private static long atLeast(int count, long even, long odd) {
        long carry = (16 - count) * EACH_BYTE;
        return (even + carry & CARRIES) >>> 4 | (odd + carry & CARRIES);
    }

    /** From the lowest bits of fours, 16 bits. */
    private static int gathered(long ones) {
        long two = (ones | ones >>> 3) & 0x0303_0303_0303_0303L;
        long four = (two | two >>> 6) & 0x000F_000F_000F_000FL;
        long eight = (four | four >>> 12) & 0x0000_00FF_0000_00FFL;
        return (int) (eight | eight >>> 24) & 0xFFFF;
    }
}
