package games.tapa.trainer;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Choice;
import games.tapa.tablesbot.Stages;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The exact equities of a game with few checkers and no cascades: every step shortens the way home, so a board comes again
 * only where a side passes.
 */
final class ExactEquities {

    private static final int FACES = 6;

    private final TablesGame game;
    private final Stages stages;

    /** White's equity on a board, White to throw and Black to throw. */
    private final Map<TablesBoard, double[]> known = new HashMap<>();

    ExactEquities(TablesGame game) {
        this.game = game;
        stages = new Stages(game);
    }

    /** What the board is worth to {@code side}, which has just played. */
    double after(TablesBoard board, Side side) {
        double whites = of(board)[side == Side.WHITE ? 1 : 0];
        return side == Side.WHITE ? whites : -whites;
    }

    private double[] of(TablesBoard board) {
        double[] found = known.get(board);
        if (found == null) {
            found = solve(board);
            known.put(board, found);
        }
        return found;
    }

    private double[] solve(TablesBoard board) {
        double[] moved = new double[2];
        double[] passed = new double[2];
        for (Side side : Side.values()) {
            int at = side == Side.WHITE ? 0 : 1;
            for (int larger = 1; larger <= FACES; larger++) {
                for (int smaller = 1; smaller <= larger; smaller++) {
                    double share = (larger == smaller ? 1 : 2) / (double) (FACES * FACES);
                    TablesPosition.ToMove position = game.thrown(
                            new TablesPosition.ToThrow(board, side, RollCounts.NONE), new Dice(larger, smaller));
                    List<TablesPosition> next = next(position);
                    if (next.getFirst().board().equals(board)) {
                        passed[at] += share;
                    } else {
                        moved[at] += share * best(next, side);
                    }
                }
            }
        }
        double apart = 1 - passed[0] * passed[1];
        return new double[] {(moved[0] + passed[0] * moved[1]) / apart, (moved[1] + passed[1] * moved[0]) / apart};
    }

    private List<TablesPosition> next(TablesPosition.ToMove position) {
        Choice choice = stages.of(position);
        List<TablesPosition> next = new ArrayList<>();
        for (int i = 0; i < choice.size(); i++) {
            next.add(stages.after(choice, i));
        }
        return next;
    }

    /** White's equity after the play that is best for {@code side}. */
    private double best(List<TablesPosition> next, Side side) {
        double best = Double.NEGATIVE_INFINITY;
        for (TablesPosition position : next) {
            best = Math.max(best, worth(position, side));
        }
        return side == Side.WHITE ? best : -best;
    }

    private double worth(TablesPosition next, Side side) {
        return next instanceof TablesPosition.Over over
                ? over.outcome().pointsOf(side) - over.outcome().pointsOf(side.other())
                : after(next.board(), side);
    }
}
