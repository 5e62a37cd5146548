package games.tapa.conformance;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;

/** Random dice and choices from a seed. Not for use by several threads. */
final class Chance {

    private final Rng rng;

    Chance(long seed) {
        rng = new SplitMix64(seed);
    }

    /** A number from 0 to bound - 1. */
    int below(int bound) {
        return rng.below(bound);
    }

    int die() {
        return 1 + below(6);
    }

    boolean oneIn(int times) {
        return below(times) == 0;
    }
}
