package games.tapa.tablesbot;

import java.util.function.LongSupplier;

/**
 * How far a search may go: so many rolls ahead, so many evaluations, or so long. A search that may not look so far as it
 * was begun answers with what it finished; what it sees without looking ahead it always finishes.
 */
public final class Budget {

    /** Nobody looks further ahead. */
    public static final int MOST_PLIES = 3;

    private final int plies;
    private final long evaluations;
    private final long nanos;
    private final LongSupplier clock;

    private Budget(int plies, long evaluations, long nanos, LongSupplier clock) {
        this.plies = plies;
        this.evaluations = evaluations;
        this.nanos = nanos;
        this.clock = clock;
    }

    /** Exactly so many rolls ahead, 0 to {@link #MOST_PLIES}. */
    public static Budget ofPlies(int plies) {
        if (plies < 0 || plies > MOST_PLIES) {
            throw new IllegalArgumentException("0 to " + MOST_PLIES + " plies are possible, not " + plies);
        }
        return new Budget(plies, Long.MAX_VALUE, Long.MAX_VALUE, () -> 0);
    }

    /** Deeper and deeper, until so many positions have been judged: the same on every machine. */
    public static Budget ofEvaluations(long evaluations) {
        return new Budget(MOST_PLIES, evaluations, Long.MAX_VALUE, () -> 0);
    }

    /** Deeper and deeper, until so many nanoseconds have passed by the clock. */
    public static Budget ofNanos(long nanos, LongSupplier clock) {
        return new Budget(MOST_PLIES, Long.MAX_VALUE, nanos, clock);
    }

    /** How many rolls ahead at most. */
    int plies() {
        return plies;
    }

    /** Whether only the plies are given. */
    boolean isFixed() {
        return evaluations == Long.MAX_VALUE && nanos == Long.MAX_VALUE;
    }

    /** The time by the clock, in nanoseconds from anywhere. */
    long now() {
        return clock.getAsLong();
    }

    /** How many evaluations at most. */
    long evaluations() {
        return evaluations;
    }

    /** Whether the time is over, begun at that time by the clock. */
    boolean isOver(long begun) {
        return now() - begun >= nanos;
    }
}
