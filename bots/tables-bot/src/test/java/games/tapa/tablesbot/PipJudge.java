package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;

/** Judges by the lead in pips, and a little by every point, so that no two boards are worth the same. */
final class PipJudge {

    private PipJudge() {}

    static Judge of(TablesGame game) {
        return Judge.of(game, "pips", chances(game.rules().kind())).orThrow();
    }

    static Chances chances(TablesKind kind) {
        Outcomes outcomes = Outcomes.of(kind);
        return (board, sequel) -> {
            int lead = 25 * (board.theirsOnBar() - board.onBar());
            for (int point = 1; point <= TablesBoard.POINTS; point++) {
                lead += (25 - point) * board.theirs(board.direction().across(25 - point)) - point * board.mine(point);
            }
            return spread(lead / 2000.0 + noise(board, sequel), outcomes.size());
        };
    }

    private static double noise(MoverBoard board, Sequel sequel) {
        long hash = sequel.kind().name().length() + 7L * sequel.number();
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            hash = hash * 31 + board.mine(point) + 16L * board.theirs(point);
        }
        return Math.floorMod(hash * 0x9E3779B97F4A7C15L, 1_000_003) / 1e7;
    }

    /** Chances of all outcomes, the better ones likelier the greater {@code lead} is. */
    private static float[] spread(double lead, int size) {
        float[] chances = new float[size];
        float sum = 0;
        for (int outcome = 0; outcome < size; outcome++) {
            double tilt = (size - 1) / 2.0 - outcome;
            chances[outcome] = (float) Math.max(0.01, 1 + lead * tilt);
            sum += chances[outcome];
        }
        for (int outcome = 0; outcome < size; outcome++) {
            chances[outcome] /= sum;
        }
        return chances;
    }
}
