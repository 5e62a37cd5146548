package games.tapa.kernel;

/**
 * The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014): the same bits from
 * the same seed on every platform. Not for use by several threads at once.
 */
public final class SplitMix64 implements Rng {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public SplitMix64(long seed) {
        state = seed;
    }

    @Override
    public long nextLong() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** The whole state; a generator made with this seed goes on where this one stands. */
    public long state() {
        return state;
    }
}
