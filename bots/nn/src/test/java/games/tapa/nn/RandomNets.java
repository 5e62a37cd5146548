package games.tapa.nn;

import games.tapa.kernel.SplitMix64;

/** Nets and inputs for tests. */
final class RandomNets {

    private RandomNets() {}

    static Net net(NetShape shape, SplitMix64 chance) {
        return Net.of(shape, floats(shape.size(), chance));
    }

    /** Numbers between -1 and 1. */
    static float[] floats(int count, SplitMix64 chance) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = (chance.below(200_001) - 100_000) / 100_000f;
        }
        return floats;
    }
}
