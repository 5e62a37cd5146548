package games.tapa.games;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Judge;
import java.util.HashMap;
import java.util.Map;

/** A race of a few checkers that have passed each other, worth a point, solved exactly over the plays of the rules. */
final class ExactRace {

    private final TablesGameRules rules;
    private final Map<TablesPosition, Double> solved = new HashMap<>();

    ExactRace(TablesGameRules rules) {
        this.rules = rules;
    }

    /** A judge who is right. */
    static Judge judge(TablesGameRules rules) {
        ExactRace race = new ExactRace(rules);
        return Judge.of(rules.game(), "exact", (board, sequel) -> race.chances(board))
                .orThrow();
    }

    private float[] chances(MoverBoard board) {
        // The view names no colours: the side that has just played is White here.
        double equity = toWhite(rules.game().toThrow(board.toBoard(Side.WHITE), Side.BLACK, RollCounts.NONE));
        return new float[] {0, (float) (1 + equity) / 2, 0, (float) (1 - equity) / 2, 0};
    }

    /** What the position is worth to White. */
    double toWhite(TablesPosition position) {
        return switch (position) {
            case TablesPosition.Over over ->
                over.outcome().pointsOf(Side.WHITE) - over.outcome().pointsOf(Side.BLACK);
            case TablesPosition.ToThrow toThrow -> known(toThrow);
            case TablesPosition.ToMove toMove -> best(toMove);
        };
    }

    private double known(TablesPosition.ToThrow position) {
        TablesPosition key = new TablesPosition.ToThrow(position.board(), position.turn(), RollCounts.NONE);
        Double found = solved.get(key);
        if (found == null) {
            found = mean(position);
            solved.put(key, found);
        }
        return found;
    }

    private double mean(TablesPosition.ToThrow position) {
        double sum = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                sum += toWhite(rules.thrown(position, new Dice(one, other)));
            }
        }
        return sum / 36;
    }

    private double best(TablesPosition.ToMove position) {
        int sign = position.turn() == Side.WHITE ? 1 : -1;
        double best = Double.NEGATIVE_INFINITY;
        for (TablesPlay play : rules.legalMoves(position)) {
            best = Math.max(best, sign * toWhite(rules.after(position, play)));
        }
        return sign * best;
    }
}
