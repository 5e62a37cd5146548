package games.tapa.tables;

/**
 * How doubles are played (3.1(4), 3.2). A cascade goes through the numbers from the double's up to six, four dice each,
 * and stops at the first number that cannot be completed.
 *
 * @param doubles whether doubles cascade at all
 * @param fromRoll from which roll of a side on, passes counted: 1, 3 or 4
 * @param rest who plays what is left
 * @param scope how far the rule of most dice looks
 */
public record Cascade(Doubles doubles, int fromRoll, CascadeRest rest, CascadeScope scope) {

    /** Four steps, always; the other values are those that an option alone would bring in (5.2). */
    static final Cascade NONE = new Cascade(Doubles.FOUR, 4, CascadeRest.LOST, CascadeScope.STAGE);

    /** A cascade of stages. */
    static Cascade from(int roll, CascadeRest rest) {
        return new Cascade(Doubles.CASCADE, roll, rest, CascadeScope.STAGE);
    }

    /** Whether a double in a side's roll number {@code roll}, 1 for its first, cascades. */
    public boolean isDueIn(int roll) {
        return doubles == Doubles.CASCADE && roll >= fromRoll;
    }

    Cascade with(Doubles other) {
        return new Cascade(other, fromRoll, rest, scope);
    }

    Cascade fromRoll(int other) {
        return new Cascade(doubles, other, rest, scope);
    }

    Cascade with(CascadeRest other) {
        return new Cascade(doubles, fromRoll, other, scope);
    }

    Cascade with(CascadeScope other) {
        return new Cascade(doubles, fromRoll, rest, other);
    }
}
