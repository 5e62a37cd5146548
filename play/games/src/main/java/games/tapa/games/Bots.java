package games.tapa.games;

import games.tapa.kernel.Result;
import games.tapa.tablesbot.Level;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.PlayChooser;

/** The bots that can take a seat. */
public final class Bots {

    /** The strongest level. */
    public static final int STRONGEST = Level.COUNT;

    private Bots() {}

    /**
     * A bot for a game with {@code rules}.
     *
     * @param level 1 to {@link #STRONGEST}; see {@link Level}
     * @param nets where it takes the nets of the game from; without them there is no bot
     */
    public static Result<Bot> of(TablesGameRules rules, int level, NetsSource nets) {
        return Level.of(level)
                .then(found -> nets.of(rules.rules().kind())
                        .map(known ->
                                new PlayChooser(rules.game(), found.player(rules.game(), known, nets.kernel()))::best));
    }
}
