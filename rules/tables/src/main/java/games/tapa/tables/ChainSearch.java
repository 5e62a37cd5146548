package games.tapa.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks through a whole chain of doubles for the plays of its first stage with which most dice of it can be played
 * (option {@code cascade_scope = chain}). Each board is looked at once, and no further than to the first play that uses
 * every die.
 */
final class ChainSearch {

    private record Asked(TablesBoard board, int stages, int offHead) {}

    private final TablesGame game;
    private final TablesPosition.ToMove start;
    private final Map<Asked, Integer> known = new LinkedHashMap<>();

    ChainSearch(TablesGame game, TablesPosition.ToMove start) {
        this.game = game;
        this.start = start;
    }

    /** Those of {@code plays}, each of which uses the whole stage, after which most dice can be played. */
    List<TablesPlay> best(List<TablesPlay> plays) {
        List<TablesPlay> best = new ArrayList<>();
        int most = -1;
        for (TablesPlay play : plays) {
            int more = after(start, play);
            if (more > most) {
                best.clear();
                most = more;
            }
            if (more == most) {
                best.add(play);
            }
        }
        return best;
    }

    /** How many dice of the later stages can be played after {@code play}; all of them if the game can be ended. */
    private int after(TablesPosition.ToMove position, TablesPlay play) {
        TablesStage stage = position.stage();
        if (play.outcome().isPresent()) {
            return stage.later().size();
        }
        if (stage.later().isEmpty()) {
            return 0;
        }
        TablesStage next = stage.next(stage.offHead() + play.offHead());
        return inAll(new TablesPosition.ToMove(play.result(), position.turn(), next, position.rolls()));
    }

    private int inAll(TablesPosition.ToMove position) {
        TablesStage stage = position.stage();
        Asked asked = new Asked(position.board(), stage.later().size(), stage.offHead());
        Integer before = known.get(asked);
        if (before != null) {
            return before;
        }
        int all = stage.dice().size() + stage.later().size();
        TurnState begin = game.begin(position);
        PlaySearch search = begin.search(stage, game.rules().largerDie());
        int most = search.worth();
        if (most == stage.dice().size()) {
            for (PlaySearch.Way way : search.ways()) {
                most = Math.max(most, stage.dice().size() + after(position, begin.play(game.rules(), way)));
                if (most == all) {
                    break;
                }
            }
        }
        known.put(asked, most);
        return most;
    }
}
