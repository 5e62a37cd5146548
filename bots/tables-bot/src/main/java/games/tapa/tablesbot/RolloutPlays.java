package games.tapa.tablesbot;

import games.tapa.kernel.Result;
import games.tapa.tables.MoveText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * The plays that a rollout compares.
 *
 * @param game the rules
 * @param position where they are played
 * @param plays legal ones
 */
public record RolloutPlays(TablesGame game, TablesPosition.ToMove position, List<TablesPlay> plays) {

    public RolloutPlays {
        plays = List.copyOf(plays);
    }

    /** The plays that the move texts name; one that is no legal play is refused. */
    public static Result<RolloutPlays> named(TablesGame game, TablesPosition.ToMove position, List<String> texts) {
        Result<List<TablesPlay>> plays = Result.ok(List.of());
        for (String text : texts) {
            plays = plays.then(before -> MoveText.read(game, position, text).map(play -> with(before, play)));
        }
        return plays.map(all -> new RolloutPlays(game, position, all));
    }

    /** The plays that are worth most at first sight, the best first, at most so many. */
    public static RolloutPlays best(TablesGame game, TablesPosition.ToMove position, Evaluator evaluator, int most) {
        MoverBoard view = new MoverBoard();
        List<TablesPlay> best = new ArrayList<>();
        List<Double> worths = new ArrayList<>();
        for (TablesPlay play : game.plays(position)) {
            view.set(play.result(), position.turn());
            double worth = evaluator.of(view, Sequel.of(game.after(position, play), position.turn()));
            int at = 0;
            while (at < best.size() && worths.get(at) >= worth) {
                at++;
            }
            best.add(at, play);
            worths.add(at, worth);
        }
        return new RolloutPlays(game, position, best.subList(0, Math.min(most, best.size())));
    }

    /** The rollout of the positions after the plays; see {@link Rollout}. */
    public Rollout rollout(long seed, int throwsPlayed, int plies) {
        List<TablesPosition> candidates = new ArrayList<>();
        for (TablesPlay play : plays) {
            candidates.add(game.after(position, play));
        }
        return new Rollout(game, position.turn(), candidates, seed, throwsPlayed, plies);
    }

    /** The move text of a play, by its place. */
    public String text(int play) {
        return MoveText.write(game, position, plays.get(play));
    }

    private static List<TablesPlay> with(List<TablesPlay> before, TablesPlay play) {
        List<TablesPlay> all = new ArrayList<>(before);
        all.add(play);
        return all;
    }
}
