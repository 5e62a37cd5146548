package games.tapa.games;

import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Chances;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Sequel;

/** Judges by the lead in pips and by what comes next, far from well, and a little by every point. */
final class LeadJudge {

    private final TablesGameRules rules;
    private final Judge judge;

    LeadJudge(TablesGameRules rules) {
        this.rules = rules;
        judge = judge(rules);
    }

    static Judge judge(TablesGameRules rules) {
        Outcomes outcomes = Outcomes.of(rules.rules().kind());
        Chances chances = (board, sequel) -> {
            float won = Math.clamp(0.5f + lead(board, sequel), 0.05f, 0.95f);
            float[] told = new float[outcomes.size()];
            for (int outcome = 0; outcome < told.length; outcome++) {
                int points = outcomes.points(outcome);
                told[outcome] = points == 1 || points == 2 ? won / 2 : points == -1 || points == -2 ? (1 - won) / 2 : 0;
            }
            return told;
        };
        return Judge.of(rules.game(), "lead", chances).orThrow();
    }

    private static float lead(MoverBoard board, Sequel sequel) {
        float lead = sequel.kind() == Sequel.Kind.SAME_PLAYS ? 0.01f * sequel.number() : 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            lead += 0.002f * board.direction().across(point) * board.theirs(point);
            lead -= 0.002f * (point + 0.01f * point * point) * board.mine(point);
        }
        return lead;
    }

    /** What a play has led to, to White: by the judge's word on it alone. */
    double after(TablesPosition position, Side played) {
        MoverBoard view = new MoverBoard();
        view.set(position.board(), played);
        double worth = judge.of(view, Sequel.of(position, played));
        return played == Side.WHITE ? worth : -worth;
    }

    /** The best that a stage can be made to lead to, to White. */
    double best(TablesPosition.ToMove position) {
        int sign = position.turn() == Side.WHITE ? 1 : -1;
        return sign
                * rules.legalMoves(position).stream()
                        .mapToDouble(play -> sign * after(rules.after(position, play), position.turn()))
                        .max()
                        .orElseThrow();
    }
}
