package games.tapa.client;

import games.tapa.games.Bot;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.List;
import java.util.function.Consumer;

/**
 * A bot that always has a legal play: if the first of its bots fails by a bug of ours the next one is asked, after the last
 * one the first legal play is made, and one line says so.
 */
final class Watchdog implements Bot {

    private final TablesGame game;
    private final List<Bot> bots;
    private final Consumer<String> faults;

    Watchdog(TablesGame game, List<Bot> bots, Consumer<String> faults) {
        this.game = game;
        this.bots = bots;
        this.faults = faults;
    }

    @Override
    public TablesPlay best(TablesPosition.ToMove position) {
        String fault = "";
        for (Bot bot : bots) {
            try {
                TablesPlay play = bot.best(position);
                if (!fault.isEmpty()) {
                    report(position, fault, "the best play at first sight");
                }
                return play;
            } catch (RuntimeException bug) {
                fault = fault.isEmpty() ? bug.toString() : fault;
            }
        }
        report(position, fault, "the first legal play");
        return game.plays(position).getFirst();
    }

    private void report(TablesPosition.ToMove position, String fault, String made) {
        String line = "a bug of ours, please report it: on \"" + position.board() + "\" with "
                + position.stage().left() + " the search failed (" + fault + "); " + made + " was made";
        faults.accept(line.replace('\n', ' ').replace('\r', ' '));
    }
}
