package games.tapa.tablesbot;

import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;

/**
 * Plays what a {@link Chooser} chooses. The same position and dice give the same play if the chooser does so. Not for use
 * by several threads at once.
 */
public final class PlayChooser {

    private final TablesGame game;
    private final Stages stages;
    private final Chooser chooser;

    public PlayChooser(TablesGame game, Chooser chooser) {
        this.game = game;
        this.chooser = chooser;
        stages = new Stages(game);
    }

    /** The play that is chosen. */
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
        choice.show(chooser.choose(choice));
        return choice.board().toBoard(position.turn());
    }
}
