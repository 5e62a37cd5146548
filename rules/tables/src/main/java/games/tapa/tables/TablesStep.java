package games.tapa.tables;

/**
 * One step of one checker by one die (5.1), in the mover's own numbering.
 *
 * @param from the point it leaves, 24 to 1, or {@link #BAR}
 * @param die the die it uses, 1 to 6
 */
public record TablesStep(int from, int die) {

    /** The number of the bar, from which hit checkers enter. */
    public static final int BAR = 25;

    /** The number under which a borne-off checker is counted. */
    public static final int OFF = 0;

    public TablesStep {
        if (from < 1 || from > BAR || die < 1 || die > 6) {
            throw new IllegalArgumentException("no such step: from " + from + " by " + die);
        }
    }

    /** The point it lands on, in the mover's own numbering, or {@link #OFF}. */
    public int to() {
        return Math.max(OFF, from - die);
    }
}
