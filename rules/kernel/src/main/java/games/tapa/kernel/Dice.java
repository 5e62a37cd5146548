package games.tapa.kernel;

/**
 * A roll of two dice in the order they fell, each 1 to 6.
 *
 * @param first the first die
 * @param second the second die
 */
public record Dice(int first, int second) {

    public Dice {
        if (first < 1 || first > 6 || second < 1 || second > 6) {
            throw new IllegalArgumentException("a die shows 1 to 6, not " + first + " and " + second);
        }
    }

    /** Reads two digits 1 to 6 in any order, such as {@code 61}. */
    public static Result<Dice> read(String text) {
        if (text.length() != 2 || !isDie(text.charAt(0)) || !isDie(text.charAt(1))) {
            return Result.bad(Problem.Code.BAD_DICE, "dice \"" + text + "\": give two digits from 1 to 6, such as 61");
        }
        return Result.ok(new Dice(text.charAt(0) - '0', text.charAt(1) - '0'));
    }

    public boolean isDouble() {
        return first == second;
    }

    public int larger() {
        return Math.max(first, second);
    }

    public int smaller() {
        return Math.min(first, second);
    }

    /** The two digits in the order they fell, such as {@code 61}; {@link #read} reads it back. */
    public String digits() {
        return "" + first + second;
    }

    private static boolean isDie(char digit) {
        return digit >= '1' && digit <= '6';
    }
}
