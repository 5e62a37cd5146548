package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.tablesbot.Choice;

/**
 * Plays like another player, but begins one game in five with some random plays, so that positions are learned too into
 * which good players never come. Not for use by several threads at once.
 */
final class Explorer implements Player {

    private static final int ONE_GAME_IN = 5;
    private static final int MOST_RANDOM_PLAYS = 24;

    private final Player player;
    private final Runnable strayed;
    private SplitMix64 chance = new SplitMix64(0);
    private int randomPlays;

    /**
     * @param player who is played like
     * @param strayed is told of each random play
     */
    Explorer(Player player, Runnable strayed) {
        this.player = player;
        this.strayed = strayed;
    }

    @Override
    public void begin(long seed) {
        chance = new SplitMix64(seed);
        randomPlays = chance.below(ONE_GAME_IN) == 0 ? 1 + chance.below(MOST_RANDOM_PLAYS) : 0;
        player.begin(chance.nextLong());
    }

    @Override
    public int choose(Choice choice) {
        if (randomPlays == 0) {
            return player.choose(choice);
        }
        randomPlays--;
        strayed.run();
        return chance.below(choice.size());
    }
}
