package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The exact chances of endings with few checkers, found over the plays of the rules: every step shortens the way home,
 * so a board comes again only where a side passes. Both sides are past the rolls in which doubles do not cascade.
 */
final class SolvedEndings {

    private static final RollCounts LATE = new RollCounts(9, 9);

    private final TablesGame game;
    private final Outcomes outcomes;

    /** For each board the chances in White's view, White to throw and Black to throw. */
    private final Map<TablesBoard, double[][]> solved = new HashMap<>();

    private final Map<TablesPosition.ToMove, TablesBoard> best = new HashMap<>();

    SolvedEndings(TablesGame game) {
        this.game = game;
        outcomes = Outcomes.of(game.rules().kind());
    }

    /** The board in a game that has lasted; {@code turn} to throw. */
    TablesPosition position(TablesBoard board, Side turn) {
        return game.toThrow(board, turn, LATE);
    }

    /** The points that {@code side} may expect. */
    double equity(TablesPosition position, Side side) {
        double equity = equity(chances(position));
        return side == Side.WHITE ? equity : -equity;
    }

    /** Of what the stage can lead to, the best board. */
    TablesBoard best(TablesPosition.ToMove position) {
        return best.computeIfAbsent(late(position), this::findBest);
    }

    /** The chances in White's view. */
    double[] chances(TablesPosition position) {
        return switch (position) {
            case TablesPosition.Over over -> over(over);
            case TablesPosition.ToThrow toThrow -> solve(toThrow.board())[index(toThrow.turn())];
            case TablesPosition.ToMove toMove ->
                stage(toMove)
                        .orElseGet(
                                () -> solve(toMove.board())[index(toMove.turn().other())]);
        };
    }

    private TablesBoard findBest(TablesPosition.ToMove position) {
        TablesBoard found = position.board();
        double most = Double.NEGATIVE_INFINITY;
        for (TablesPlay play : game.plays(position)) {
            double equity = equity(game.after(position, play), position.turn());
            if (equity > most) {
                most = equity;
                found = play.result();
            }
        }
        return found;
    }

    private double[][] solve(TablesBoard board) {
        double[][] known = solved.get(board);
        if (known != null) {
            return known;
        }
        double[][] moved = new double[2][outcomes.size()];
        double[] passes = new double[2];
        for (Side side : Side.values()) {
            TablesPosition.ToThrow toThrow = new TablesPosition.ToThrow(board, side, LATE);
            for (int roll = 0; roll < Rolls.COUNT; roll++) {
                Dice dice = new Dice(Rolls.larger(roll), Rolls.smaller(roll));
                double share = (dice.isDouble() ? 1 : 2) / 36.0;
                Optional<double[]> after = stage(game.thrown(toThrow, dice));
                passes[index(side)] += after.isEmpty() ? share : 0;
                after.ifPresent(chances -> add(moved[index(side)], share, chances));
            }
        }
        double[][] both = new double[2][outcomes.size()];
        for (int side = 0; side < 2; side++) {
            add(both[side], 1 / (1 - passes[0] * passes[1]), moved[side]);
            add(both[side], passes[side] / (1 - passes[0] * passes[1]), moved[1 - side]);
        }
        solved.put(board, both);
        return both;
    }

    /** The chances after the best play, empty if nothing moves before the other side throws. */
    private Optional<double[]> stage(TablesPosition.ToMove position) {
        List<TablesPlay> plays = game.plays(position);
        if (plays.size() == 1 && plays.getFirst().isPass()) {
            return game.after(position, plays.getFirst()) instanceof TablesPosition.ToMove next
                    ? stage(next)
                    : Optional.empty();
        }
        double[] found = {};
        double most = Double.NEGATIVE_INFINITY;
        for (TablesPlay play : plays) {
            double[] chances = chances(game.after(position, play));
            double equity = position.turn() == Side.WHITE ? equity(chances) : -equity(chances);
            if (equity > most) {
                most = equity;
                found = chances;
            }
        }
        return Optional.of(found);
    }

    private double[] over(TablesPosition.Over over) {
        int balance = over.outcome().pointsOf(Side.WHITE) - over.outcome().pointsOf(Side.BLACK);
        double[] chances = new double[outcomes.size()];
        for (int outcome = 0; outcome < chances.length; outcome++) {
            chances[outcome] = outcomes.certain(balance)[outcome];
        }
        return chances;
    }

    private double equity(double[] chances) {
        double equity = 0;
        for (int outcome = 0; outcome < chances.length; outcome++) {
            equity += outcomes.points(outcome) * chances[outcome];
        }
        return equity;
    }

    private static int index(Side side) {
        return side == Side.WHITE ? 0 : 1;
    }

    private static TablesPosition.ToMove late(TablesPosition.ToMove position) {
        return new TablesPosition.ToMove(position.board(), position.turn(), position.stage(), LATE);
    }

    private static void add(double[] sum, double times, double[] chances) {
        for (int outcome = 0; outcome < sum.length; outcome++) {
            sum[outcome] += times * chances[outcome];
        }
    }
}
