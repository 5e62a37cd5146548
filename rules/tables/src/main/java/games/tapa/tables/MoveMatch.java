package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.MoveParts.Landing;
import games.tapa.tables.MoveParts.Part;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the legal play that a move text means in a position: the checkers may move in any order that is legal. */
final class MoveMatch {

    /** How many plays an error names. */
    private static final int NAMED = 8;

    /** A part under way: where its checker stands and what it has still to reach. */
    private record Walk(int at, List<Landing> left) {}

    private final TablesGame game;
    private final TablesPosition.ToMove position;
    private final Set<TablesBoard> found = new LinkedHashSet<>();
    /** Those that are found with a {@code *} wherever something is touched. */
    private final Set<TablesBoard> exact = new LinkedHashSet<>();

    MoveMatch(TablesGame game, TablesPosition.ToMove position) {
        this.game = game;
        this.position = position;
    }

    Result<TablesPlay> find(String text, List<Part> parts) {
        List<Walk> walks = new ArrayList<>();
        for (Part part : parts) {
            walks.add(new Walk(part.from(), part.landings()));
        }
        search(game.begin(position), walks, true);
        List<TablesPlay> legal = game.plays(position);
        List<TablesPlay> fitting = among(legal, found);
        if (fitting.size() > 1 && !exact.isEmpty()) {
            fitting = among(legal, exact);
        }
        if (fitting.size() == 1) {
            return Result.ok(fitting.getFirst());
        }
        String roll = "\"" + text.trim() + "\" with " + position.stage().digits() + ": ";
        return Result.bad(
                Problem.Code.BAD_MOVE,
                fitting.isEmpty()
                        ? roll + "not a legal play; legal are " + names(legal)
                        : roll + "fits several plays; write one of " + names(fitting));
    }

    private static List<TablesPlay> among(List<TablesPlay> plays, Set<TablesBoard> results) {
        List<TablesPlay> among = new ArrayList<>();
        for (TablesPlay play : plays) {
            if (results.contains(play.result())) {
                among.add(play);
            }
        }
        return among;
    }

    /**
     * @param starred whether every touch so far has its {@code *}
     */
    private void search(TurnState state, List<Walk> walks, boolean starred) {
        if (done(walks)) {
            found.add(state.board());
            if (starred) {
                exact.add(state.board());
            }
            return;
        }
        if (state.ended()) {
            return;
        }
        for (TablesStep step : state.steps()) {
            for (int i = 0; i < walks.size(); i++) {
                Walk walk = walks.get(i);
                if (walk.at == step.from() && !walk.left.isEmpty()) {
                    goOn(state, walks, i, step, starred);
                }
            }
        }
    }

    private void goOn(TurnState state, List<Walk> walks, int i, TablesStep step, boolean starred) {
        List<Landing> left = walks.get(i).left;
        Landing next = left.getFirst();
        boolean lands = step.to() == next.to();
        boolean star = lands && next.starred();
        boolean touches = state.touchesAt(step.to());
        if (step.to() < next.to() || (star && !touches)) {
            return;
        }
        List<Landing> after = lands ? left.subList(1, left.size()) : left;
        List<Walk> changed = new ArrayList<>(walks);
        changed.set(i, new Walk(step.to(), after));
        search(state.after(step), changed, starred && star == touches);
    }

    private static boolean done(List<Walk> walks) {
        for (Walk walk : walks) {
            if (!walk.left.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private String names(List<TablesPlay> plays) {
        StringBuilder names = new StringBuilder();
        for (TablesPlay play : plays.subList(0, Math.min(NAMED, plays.size()))) {
            names.append(names.isEmpty() ? "" : ", ").append(MoveText.write(game, position, play));
        }
        return plays.size() > NAMED ? names + " and " + (plays.size() - NAMED) + " more" : names.toString();
    }
}
