package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.Optional;

/** An ending that is solved, White having played and Black to throw, and what rollouts of it need. */
final class SmallEndings {

    final TablesGame game;
    final SolvedEndings solved;
    final TablesPosition position;

    SmallEndings(TablesKind kind, String preset, String board) {
        game = new TablesGame(TablesRules.of(kind, preset).orThrow());
        solved = new SolvedEndings(game);
        position = solved.position(BoardText.read(board, game.rules().laws()).orThrow(), Side.BLACK);
    }

    double exact() {
        return solved.equity(position, Side.WHITE);
    }

    /** A rollout whose plays are the best there are, and whose luck is taken off by a guess. */
    RolloutTally roll(Rollout rollout, int trials) {
        RolloutTrial trial = new RolloutTrial(rollout, guess(game), Optional.of(this::choose));
        RolloutTally tally = new RolloutTally(rollout);
        for (int i = 0; i < trials; i++) {
            tally.add(trial.play(i));
        }
        return tally;
    }

    /** An evaluator that is right if the other side throws next. */
    float[] exactly(MoverBoard board, Sequel sequel) {
        double[] exact = solved.chances(solved.position(board.toBoard(Side.WHITE), Side.BLACK));
        float[] chances = new float[exact.length];
        for (int outcome = 0; outcome < chances.length; outcome++) {
            chances[outcome] = (float) exact[outcome];
        }
        return chances;
    }

    private int choose(Choice choice) {
        TablesBoard wanted = solved.best(choice.position());
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            if (choice.board().toBoard(choice.position().turn()).equals(wanted)) {
                return i;
            }
        }
        throw new AssertionError("no result " + wanted + " of " + choice.position());
    }

    /** Judges by the lead in pips alone, and far from well. */
    static Chances guess(TablesGame game) {
        Outcomes outcomes = Outcomes.of(game.rules().kind());
        return (board, sequel) -> {
            float won = Math.clamp(0.5f + 0.03f * lead(board), 0.05f, 0.95f);
            float[] chances = new float[outcomes.size()];
            for (int outcome = 0; outcome < chances.length; outcome++) {
                chances[outcome] = switch (outcomes.points(outcome)) {
                    case 1 -> won;
                    case -1 -> 1 - won;
                    default -> 0;
                };
            }
            return chances;
        };
    }

    private static int lead(MoverBoard board) {
        int lead = 0;
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            lead += board.direction().across(point) * board.theirs(point) - point * board.mine(point);
        }
        return lead;
    }
}
