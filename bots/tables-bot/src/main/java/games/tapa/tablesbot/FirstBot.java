package games.tapa.tablesbot;

import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;

/**
 * The first bot, the baseline of all later ones: looks one ply deep, that is at every position its roll, or the group of
 * a chain that is due, can lead to, and judges each by weighted features. The same position and dice always give the same
 * play. Not for use by several threads at once.
 */
public final class FirstBot {

    private final TablesGame game;
    private final Stages stages;
    private final OnePly onePly;

    /** The bot for the rules of {@code game}; {@code weights} are those of their game. */
    public FirstBot(TablesGame game, Weights weights) {
        this.game = game;
        stages = new Stages(game);
        onePly = new OnePly(new Equity(game, weights));
    }

    /** The play this bot chooses. */
    public TablesPlay best(TablesPosition.ToMove position) {
        TablesBoard wanted = bestResult(position);
        for (TablesPlay play : game.plays(position)) {
            if (play.result().equals(wanted)) {
                return play;
            }
        }
        throw new IllegalStateException(
                "the generator's result " + wanted + " is no legal play on " + position.board());
    }

    private TablesBoard bestResult(TablesPosition.ToMove position) {
        Choice choice = stages.of(position);
        choice.show(onePly.choose(choice));
        return choice.board().toBoard(position.turn());
    }
}
