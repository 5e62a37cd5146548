package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Two players against each other in pairs of games or matches: both of a pair have the same dice, and each player starts
 * one. The same seed gives the same score with any number of threads.
 *
 * @param game the rules
 * @param first makes the first player; called once a thread
 * @param second makes the second player
 * @param stake games or matches
 */
public record Duel(TablesGame game, Supplier<Player> first, Supplier<Player> second, Stake stake) {

    /** A duel of single games. */
    public Duel(TablesGame game, Supplier<Player> first, Supplier<Player> second) {
        this(game, first, second, new Stake.Games());
    }

    /**
     * Plays so many pairs of games or matches.
     *
     * @throws GnubgFault if GNU Backgammon plays and cannot
     */
    public DuelScore play(int pairs, long seed, int threads) {
        long[] seeds = new long[pairs];
        SplitMix64 rng = new SplitMix64(seed);
        for (int pair = 0; pair < pairs; pair++) {
            seeds[pair] = rng.nextLong();
        }
        DuelTable.Played[][] pairsPlayed = new DuelTable.Played[pairs][];
        AtomicBoolean failed = new AtomicBoolean();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> shares = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int from = thread;
                shares.add(pool.submit(() -> playShare(seeds, pairsPlayed, from, threads, failed)));
            }
            for (Future<?> share : shares) {
                share.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the duel was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof GnubgFault fault) {
                throw fault;
            }
            throw new IllegalStateException("a game of the duel failed", e.getCause());
        }
        return DuelScore.of(pairsPlayed, stake instanceof Stake.GamesWithoutLuck);
    }

    /** Every {@code step}-th pair; each writes to its own place. A share that fails ends the others. */
    private void playShare(long[] seeds, DuelTable.Played[][] pairsPlayed, int from, int step, AtomicBoolean failed) {
        DuelTable table = new DuelTable(game, stake);
        try (Player one = first.get();
                Player other = second.get()) {
            for (int pair = from; pair < seeds.length && !failed.get(); pair += step) {
                DuelTable.Played starting = table.play(one, other, seeds[pair]);
                DuelTable.Played following = table.play(other, one, seeds[pair]).turned();
                pairsPlayed[pair] = new DuelTable.Played[] {starting, following};
            }
        } catch (GnubgFault e) {
            failed.set(true);
            throw e;
        }
    }
}
