package games.tapa.tables;

import java.util.List;

/**
 * What the relatives of Gul Bara forbid beyond landing on a held point (3.3, 5.2).
 *
 * @param head how many checkers may leave the own 24 in one roll; 0 for any number
 * @param headFirstDoubles doubles with which two may, on a side's first roll
 * @param firstCheckerAway until one own checker is on own 1-11 or off, only the checker that is furthest ahead may step
 * @param prime whether six points in a row may be held
 * @param maxStartQuarter how many of the own points 19-24 may be held
 * @param maxEnemyQuarter how many of the own points 7-12 may be held
 */
public record StepLimits(
        int head,
        List<Integer> headFirstDoubles,
        boolean firstCheckerAway,
        Prime prime,
        int maxStartQuarter,
        int maxEnemyQuarter) {

    /** How many points of a quarter may be held. */
    static final List<Integer> QUARTERS = List.of(0, 1, 2, 3, 4, 5, 6);

    private static final int QUARTER = 6;

    /** No limit. */
    static final StepLimits NONE = new StepLimits(0, List.of(), false, Prime.FREE, QUARTER, QUARTER);

    public StepLimits {
        headFirstDoubles = List.copyOf(headFirstDoubles);
    }

    /** Whether some step may be forbidden. */
    public boolean any() {
        return head > 0
                || firstCheckerAway
                || prime != Prime.FREE
                || maxStartQuarter < QUARTER
                || maxEnemyQuarter < QUARTER;
    }

    StepLimits withHead(int other) {
        return new StepLimits(other, headFirstDoubles, firstCheckerAway, prime, maxStartQuarter, maxEnemyQuarter);
    }

    StepLimits withHeadFirstDoubles(List<Integer> other) {
        return new StepLimits(head, other, firstCheckerAway, prime, maxStartQuarter, maxEnemyQuarter);
    }

    StepLimits withFirstCheckerAway(boolean other) {
        return new StepLimits(head, headFirstDoubles, other, prime, maxStartQuarter, maxEnemyQuarter);
    }

    StepLimits with(Prime other) {
        return new StepLimits(head, headFirstDoubles, firstCheckerAway, other, maxStartQuarter, maxEnemyQuarter);
    }

    StepLimits withMaxStartQuarter(int other) {
        return new StepLimits(head, headFirstDoubles, firstCheckerAway, prime, other, maxEnemyQuarter);
    }

    StepLimits withMaxEnemyQuarter(int other) {
        return new StepLimits(head, headFirstDoubles, firstCheckerAway, prime, maxStartQuarter, other);
    }
}
