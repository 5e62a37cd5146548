package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesRules;

/** Takes any result of the roll, each equally likely: the weakest opponent that keeps to the rules. */
public final class RandomPlayer implements Player {

    private final PlayGenerator generator;
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];
    private SplitMix64 rng = new SplitMix64(0);

    public RandomPlayer(TablesRules rules) {
        generator = new PlayGenerator(rules);
    }

    @Override
    public void begin(long seed) {
        rng = new SplitMix64(seed);
    }

    @Override
    public void play(MoverBoard board, int die1, int die2) {
        int i = rng.below(generator.generate(board, die1, die2, results));
        board.setMine(results[2 * i], results[2 * i + 1]);
    }
}
