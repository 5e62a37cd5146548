package games.tapa.tablesbot;

/**
 * Counts with how many of the 36 rolls one side can pin or hit blots of the other: all of them at once, by sets of points.
 * Quick, and nearly right: what must be played beside the shot is not looked at, as {@link Shots} does. Scratch, refilled
 * for every position.
 */
final class Reach {

    /** How many rolls fit some blot, two or more, the one whose loss costs most, and all blots added up. */
    int any;

    int two;
    int dearest;
    int all;

    private int blots;
    private int dear;

    /** For each point how many rolls fit the blot there, in binary: bit p of the i-th is worth 2 to the power of i. */
    private int ones;

    private int twos;
    private int fours;
    private int eights;
    private int sixteens;
    private int more;

    /** Where one step of each die takes a checker. */
    private final int[] after = new int[7];

    /**
     * Counts.
     *
     * @param target in the numbering of the shooter
     * @param dearestBlot one of them, or none
     */
    void read(NetSide shooter, int target, int dearestBlot) {
        any = 0;
        two = 0;
        dearest = 0;
        all = 0;
        ones = 0;
        twos = 0;
        fours = 0;
        eights = 0;
        sixteens = 0;
        more = 0;
        blots = target;
        dear = dearestBlot;
        if (target == 0) {
            return;
        }
        if (shooter.bar == 0) {
            fromPoints(shooter);
        } else {
            fromBar(shooter);
        }
    }

    /** The points, in the shooter's numbering, whose blots fit any roll. */
    int fit() {
        return ones | twos | fours | eights | sixteens | more;
    }

    /** Those that at least 8 of the 36 fit: nearly always a shot with one die. */
    int fitEight() {
        return eights | sixteens | more;
    }

    /** Those that at least 16 of the 36 fit. */
    int fitSixteen() {
        return sixteens | more;
    }

    private void fromPoints(NetSide shooter) {
        int free = shooter.landable;
        for (int die = 1; die <= 6; die++) {
            after[die] = shooter.one >>> die & free;
        }
        for (int larger = 1; larger <= 6; larger++) {
            int first = after[larger];
            for (int smaller = 1; smaller < larger; smaller++) {
                int second = after[smaller];
                count((first | second | ((first >>> smaller | second >>> larger) & free)) & blots, 2);
            }
            int next = first >>> larger & free;
            int third = next >>> larger & free;
            count((first | next | third | (third >>> larger & free)) & blots, 1);
        }
    }

    private void fromBar(NetSide shooter) {
        int free = shooter.landable;
        int others = shooter.one & ~NetSide.BAR;
        int left = shooter.bar - 1;
        for (int larger = 1; larger <= 6; larger++) {
            int first = entered(larger, free);
            for (int smaller = 1; smaller < larger; smaller++) {
                int second = entered(smaller, free);
                int reached = first | second;
                if (left == 0) {
                    reached |= first == 0 ? 0 : (others | first) >>> smaller & free;
                    reached |= second == 0 ? 0 : (others | second) >>> larger & free;
                }
                count(reached & blots, 2);
            }
            int reached = first;
            int sources = first == 0 ? 0 : others | first;
            for (int step = left; step < 3; step++) {
                sources = sources >>> larger & free;
                reached |= sources;
            }
            count(reached & blots, 1);
        }
    }

    private static int entered(int die, int free) {
        return NetSide.BAR >>> die & free;
    }

    /** Takes in a roll that stands for {@code weight} of the 36, 1 or 2, and the blots it fits. */
    private void count(int hit, int weight) {
        if (hit == 0) {
            return;
        }
        any += weight;
        all += weight * Integer.bitCount(hit);
        two += (hit & (hit - 1)) != 0 ? weight : 0;
        dearest += (hit & dear) != 0 ? weight : 0;
        int carry = hit;
        if (weight == 1) {
            int over = ones & carry;
            ones ^= carry;
            carry = over;
        }
        int over = twos & carry;
        twos ^= carry;
        carry = over;
        over = fours & carry;
        fours ^= carry;
        carry = over;
        over = eights & carry;
        eights ^= carry;
        carry = over;
        over = sixteens & carry;
        sixteens ^= carry;
        more |= over;
    }
}
