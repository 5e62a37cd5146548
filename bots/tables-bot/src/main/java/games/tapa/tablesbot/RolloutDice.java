package games.tapa.tablesbot;

import games.tapa.kernel.SplitMix64;

/**
 * The dice of the trials of a rollout; they depend on the seed and the trial alone. The trials of a block have every pair
 * of first rolls once, in an order shuffled for each block: the pair of a trial is any of the 1,296 as likely, so that
 * part blocks are fair too. What falls later is free. Not for use by several threads at once.
 */
final class RolloutDice {

    /** The rolls of two dice that can be told apart. */
    private static final int ROLLS = 36;

    /** The trials of a block. */
    static final int BLOCK = ROLLS * ROLLS;

    /** How many pairs of first rolls differ if it does not matter which die shows what. */
    static final int CELLS = Rolls.COUNT * Rolls.COUNT;

    private static final int FACES = 6;

    /** An odd number, so that no two trials share a seed. */
    private static final long APART = 0xD1B54A32D192ED03L;

    private final long seed;
    private final int[] pairs = new int[BLOCK];
    private int block = -1;
    private int pair;
    private int thrown;
    private SplitMix64 later;

    RolloutDice(long seed) {
        this.seed = seed;
        later = new SplitMix64(seed);
    }

    /** Takes up the dice of a trial, before its first throw. */
    void begin(int trial) {
        if (trial / BLOCK != block) {
            block = trial / BLOCK;
            shuffle();
        }
        pair = pairs[trial % BLOCK];
        thrown = 0;
        later = generator(trial);
    }

    /** The next throw: which of the 21 rolls it is. */
    int next() {
        int roll = switch (thrown++) {
            case 0 -> pair % ROLLS;
            case 1 -> pair / ROLLS;
            default -> later.below(ROLLS);
        };
        return different(roll);
    }

    /** Which pair of first rolls the trial has, of those that differ. */
    int cell() {
        return different(pair % ROLLS) * Rolls.COUNT + different(pair / ROLLS);
    }

    private void shuffle() {
        SplitMix64 rng = generator(-1L - block);
        for (int i = 0; i < BLOCK; i++) {
            int other = rng.below(i + 1);
            pairs[i] = pairs[other];
            pairs[other] = i;
        }
    }

    private SplitMix64 generator(long number) {
        // Begun from an output, not from a state: the states of one generator follow each other in one row.
        return new SplitMix64(new SplitMix64(seed + number * APART).nextLong());
    }

    private static int different(int roll) {
        int one = 1 + roll / FACES;
        int other = 1 + roll % FACES;
        return Rolls.at(Math.max(one, other), Math.min(one, other));
    }
}
