package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tablesbot.Sequel;

/** Takes any result of the stage, each equally likely: the weakest opponent that keeps to the rules. */
public final class RandomPlayer implements Player {

    private SplitMix64 rng = new SplitMix64(0);

    public RandomPlayer() {}

    @Override
    public void begin(long seed) {
        rng = new SplitMix64(seed);
    }

    @Override
    public int choose(MoverBoard board, Sequel sequel, long[] results, int n) {
        return rng.below(n);
    }
}
