package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.tablesbot.Choice;

/** Takes any result of the stage, each equally likely: the weakest opponent that keeps to the rules. */
public final class RandomPlayer implements Player {

    private SplitMix64 rng = new SplitMix64(0);

    public RandomPlayer() {}

    @Override
    public void begin(long seed) {
        rng = new SplitMix64(seed);
    }

    @Override
    public int choose(Choice choice) {
        return rng.below(choice.size());
    }
}
