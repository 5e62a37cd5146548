package games.tapa.tables;

import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.Optional;

/** The end of a game and its value (5.1). */
final class Ends {

    private Ends() {}

    /** How the game has ended once {@code mover} has finished a turn that led to {@code board}; empty if it goes on. */
    static Optional<Outcome> afterTurn(TablesRules rules, TablesBoard board, Side mover) {
        if (board.onBoard(mover) == 0) {
            return win(mover, value(rules, board, mover.other()), Ending.OFF);
        }
        if (!isMother(board, mover.other()) && goesOn(rules, board, mover)) {
            return Optional.empty();
        }
        MoverBoard view = new MoverBoard();
        view.set(board, mover);
        TurnFrame frame = new TurnFrame(rules);
        frame.set(view);
        if (frame.motherEnded(view.low(), view.high())) {
            return frame.isDraw()
                    ? draw(rules.bothMothers() == BothMothers.DRAW_1 ? 1 : 0, Ending.BOTH_MOTHERS)
                    : win(mover, rules.motherPoints(), Ending.MOTHER);
        }
        if (rules.dead() == Dead.DRAW && board.onBoard(mover.other()) > 0 && isDead(frame, view)) {
            return draw(0, Ending.DEAD);
        }
        return Optional.empty();
    }

    /** What a win over {@code loser} on {@code board} is worth (1.1(7), option {@code gammon}). */
    static int value(TablesRules rules, TablesBoard board, Side loser) {
        return switch (rules.gammon()) {
            case DOUBLE -> board.off(loser) == 0 ? 2 : 1;
            case NONE -> 1;
            case COUNT -> Math.max(1, board.onBoard(loser));
        };
    }

    /** Whether {@code side} has exactly one checker on its start point. */
    private static boolean isMother(TablesBoard board, Side side) {
        return board.at(side, TablesBoard.POINTS).of(side) == 1;
    }

    /**
     * Whether {@code mover} has an open point just ahead of a free checker, so that the board is not dead. Nearly always
     * so, and found at once; if not, end test (3) looks closely.
     */
    private static boolean goesOn(TablesRules rules, TablesBoard board, Side mover) {
        if (rules.bearoffOver() == BearoffOver.EXACT_ONLY) {
            return false;
        }
        for (int point = TablesBoard.POINTS; point > 1; point--) {
            if (board.at(mover, point).free(mover) > 0) {
                Stack ahead = board.at(mover, point - 1);
                int enemies = ahead.free(mover.other());
                if (enemies == 0 || (enemies == 1 && ahead.beneath() == 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** End test (3): neither side can move with any die. The frame is used up. */
    private static boolean isDead(TurnFrame frame, MoverBoard view) {
        if (canMove(frame, view)) {
            return false;
        }
        view.handOver();
        frame.set(view);
        return !canMove(frame, view);
    }

    private static boolean canMove(TurnFrame frame, MoverBoard view) {
        int occupied = Packed.occupied(view.low(), view.high());
        for (int die = 1; die <= 6; die++) {
            if (frame.sources(occupied, die) != 0) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Outcome> win(Side side, int points, Ending ending) {
        return Optional.of(new Outcome.Win(side, points, ending));
    }

    private static Optional<Outcome> draw(int points, Ending ending) {
        return Optional.of(new Outcome.Draw(points, ending));
    }
}
