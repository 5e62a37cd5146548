package games.tapa.kernel;

/** A source of random bits. Chance is a parameter everywhere: only a {@code Main} or a page chooses the seed. */
public interface Rng {

    /** The next 64 random bits. */
    long nextLong();

    /**
     * A number from 0 to {@code bound} - 1, each equally likely.
     *
     * @param bound at least 1
     */
    default int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound must be at least 1, not " + bound);
        }
        // 31 random bits; the incomplete last block of numbers is thrown away, so no number is favoured.
        int limit = Integer.MAX_VALUE - Integer.MAX_VALUE % bound;
        int bits = (int) (nextLong() >>> 33);
        while (bits >= limit) {
            bits = (int) (nextLong() >>> 33);
        }
        return bits % bound;
    }

    /** Two fair dice. */
    default Dice dice() {
        return new Dice(1 + below(6), 1 + below(6));
    }
}
