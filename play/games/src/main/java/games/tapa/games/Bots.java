package games.tapa.games;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tablesbot.FirstBot;
import games.tapa.tablesbot.WeightsSource;

/** The bots that can take a seat. */
public final class Bots {

    /** The strongest level. */
    public static final int STRONGEST = 8;

    private Bots() {}

    /**
     * A bot for a game with {@code rules}.
     *
     * @param level 1 to {@link #STRONGEST}; so far the first bot plays on every level
     * @param weights where it takes the weights of the game from; without them there is no bot
     */
    public static Result<Bot> of(TablesGameRules rules, int level, WeightsSource weights) {
        if (level < 1 || level > STRONGEST) {
            return Result.bad(Problem.Code.BAD_REQUEST, "level " + level + ": choose one of 1 to " + STRONGEST);
        }
        return weights.of(rules.rules().kind()).map(known -> new FirstBot(rules.game(), known)::best);
    }
}
