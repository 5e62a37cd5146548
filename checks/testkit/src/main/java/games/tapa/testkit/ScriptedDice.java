package games.tapa.testkit;

import games.tapa.kernel.Rng;

/** Chance that gives listed dice, one after the other, and fails the test that asks for more. Not thread-safe. */
public final class ScriptedDice implements Rng {

    private final String digits;
    private int used;

    private ScriptedDice(String digits) {
        this.digits = digits;
    }

    /** The dice in the order they fall, as digits; spaces are for the reader: {@code "52 61 33"}. */
    public static ScriptedDice of(String dice) {
        String digits = dice.replace(" ", "");
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '1' || digits.charAt(i) > '6') {
                throw new IllegalArgumentException("\"" + dice + "\": a die shows 1 to 6");
            }
        }
        return new ScriptedDice(digits);
    }

    /** The bits from which {@link Rng#below}, asked for one of six, makes the next die. */
    @Override
    public long nextLong() {
        if (used == digits.length()) {
            throw new AssertionError("the script \"" + digits + "\" has no die left: list one more");
        }
        int die = digits.charAt(used++) - '0';
        return (die - 1L) << 33;
    }

    /** How many dice of the script have not fallen yet. */
    public int left() {
        return digits.length() - used;
    }
}
