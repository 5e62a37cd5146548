package games.tapa.trainer;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Luck;
import java.util.Optional;

/** Where a duel is played: game by game or match by match. Not for use by several threads at once. */
final class DuelTable {

    private final SelfPlay table;
    private final int target;
    private final Optional<LuckOfStarter> luck;

    DuelTable(TablesGame game, Stake stake) {
        table = new SelfPlay(game);
        target = stake instanceof Stake.Matches(int points) ? points : 0;
        luck = stake instanceof Stake.GamesWithoutLuck of
                ? Optional.of(new LuckOfStarter(new Luck(game, of.judge().get())))
                : Optional.empty();
    }

    /**
     * What came of a game or a match, for the side that started it.
     *
     * @param points what it won, lost ones negative; a match is worth 1
     * @param withoutLuck the same less the luck of the throws, if that is judged
     */
    record Played(int points, double withoutLuck) {

        /** The same for the other side. */
        Played turned() {
            return new Played(-points, -withoutLuck);
        }
    }

    /** Plays with the dice of a seed. */
    Played play(Player starter, Player other, long seed) {
        if (target > 0) {
            int won = match(starter, other, new SplitMix64(seed));
            return new Played(won, won);
        }
        if (luck.isEmpty()) {
            int points = table.play(starter, other, seed, SelfPlay.Nobody.LISTENS);
            return new Played(points, points);
        }
        luck.get().points = 0;
        int points = table.play(starter, other, seed, luck.get());
        return new Played(points, points - luck.get().points);
    }

    private int match(Player starter, Player other, SplitMix64 seeds) {
        int mine = 0;
        int theirs = 0;
        for (int game = 0; mine < target && theirs < target; game++) {
            long seed = seeds.nextLong();
            int points = game % 2 == 0
                    ? table.play(starter, other, seed, SelfPlay.Nobody.LISTENS)
                    : -table.play(other, starter, seed, SelfPlay.Nobody.LISTENS);
            mine += Math.max(0, points);
            theirs += Math.max(0, -points);
        }
        return mine >= target ? 1 : -1;
    }

    /** Adds up the luck of the side that starts, which is White. */
    private static final class LuckOfStarter implements SelfPlay.Listener {

        private final Luck luck;
        private double points;

        private LuckOfStarter(Luck luck) {
            this.luck = luck;
        }

        @Override
        public void thrown(TablesPosition.ToThrow position, Dice fallen) {
            luck.read(position, fallen);
            points += position.turn() == Side.WHITE ? luck.points() : -luck.points();
        }
    }
}
