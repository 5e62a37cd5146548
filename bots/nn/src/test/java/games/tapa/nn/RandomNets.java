package games.tapa.nn;

import games.tapa.kernel.SplitMix64;

/** Nets and inputs for tests. */
final class RandomNets {

    private RandomNets() {}

    static Net net(NetShape shape, SplitMix64 chance) {
        return Net.rounded(shape, floats(shape.size(), chance), 8);
    }

    static NetShape shape(SplitMix64 chance) {
        return new NetShape(chance.below(4), 1 + chance.below(9), 1 + chance.below(40), 1 + chance.below(6));
    }

    static NetInputs inputs(NetShape shape, SplitMix64 chance) {
        NetInputs inputs = new NetInputs(shape.words(), shape.amounts());
        for (int i = 0; i < shape.words(); i++) {
            inputs.addWord(chance.nextLong());
        }
        for (int i = 0; i < shape.amounts(); i++) {
            inputs.addAmount(chance.below(401) - 200);
        }
        return inputs;
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
