package games.tapa.tablesbot;

import games.tapa.kernel.SplitMix64;
import games.tapa.tables.FreeCheckers;
import games.tapa.tables.MoverBoard;

/**
 * Takes what another evaluator says for more or less than it is, small errors more often than large ones. The error
 * depends on the position alone. Not for use by several threads at once.
 */
final class Erring implements Evaluator {

    private static final long STEP = 0xD1342543DE82EF95L;

    /** Chance in steps, so that a double holds it exactly. */
    private static final int BITS = 24;

    private final Evaluator evaluator;
    private final double most;

    /**
     * @param most the greatest error, in points
     */
    Erring(Evaluator evaluator, double most) {
        this.evaluator = evaluator;
        this.most = most;
    }

    @Override
    public double of(MoverBoard board, Sequel sequel) {
        return evaluator.of(board, sequel) + most * error(board);
    }

    /** Between -1 and 1, around 0 as the mean of two even chances. */
    private static double error(MoverBoard board) {
        FreeCheckers mine = board.myFree();
        FreeCheckers theirs = board.theirFree();
        long seed = mine.low();
        seed = seed * STEP + mine.high();
        seed = seed * STEP + theirs.low();
        seed = seed * STEP + theirs.high();
        seed = seed * STEP + mine.holds();
        SplitMix64 chance = new SplitMix64(seed * STEP + theirs.holds());
        double one = (double) (chance.nextLong() >>> (Long.SIZE - BITS)) / (1 << BITS);
        double other = (double) (chance.nextLong() >>> (Long.SIZE - BITS)) / (1 << BITS);
        return one + other - 1;
    }
}
