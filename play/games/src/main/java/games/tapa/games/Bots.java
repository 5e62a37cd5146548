package games.tapa.games;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tablesbot.FirstBot;

/** The bots that can take a seat. */
public final class Bots {

    /** The strongest level. */
    public static final int STRONGEST = 8;

    private Bots() {}

    /**
     * A bot for a game with {@code rules}.
     *
     * @param level 1 to {@link #STRONGEST}; so far the first bot plays on every level
     */
    public static Result<Bot> of(TablesGameRules rules, int level) {
        if (level < 1 || level > STRONGEST) {
            return Result.bad(Problem.Code.BAD_REQUEST, "level " + level + ": choose one of 1 to " + STRONGEST);
        }
        FirstBot bot = new FirstBot(rules.game());
        return Result.ok(bot::best);
    }
}
