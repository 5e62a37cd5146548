package games.tapa.tables;

import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.Optional;

/** The end of a game and its value (5.1). */
final class Ends {

    private static final int HOME = 6;

    private Ends() {}

    /** How the game has ended once {@code mover} has finished a turn that led to {@code board}; empty if it goes on. */
    static Optional<Outcome> afterTurn(TablesRules rules, TablesBoard board, Side mover) {
        MoverBoard view = new MoverBoard();
        view.set(board, mover);
        TurnFrame frame = new TurnFrame(rules);
        frame.set(view);
        return afterTurn(rules, frame, view.low(), view.high(), board, mover);
    }

    /**
     * The same where the turn that led to {@code board} is at hand.
     *
     * @param frame the turn's
     * @param low the mover's free checkers on {@code board}, with {@code high}
     */
    static Optional<Outcome> afterTurn(
            TablesRules rules, TurnFrame frame, long low, long high, TablesBoard board, Side mover) {
        if (frame.allOff(low, high)) {
            return win(mover, value(rules, board, mover.other()), Ending.OFF);
        }
        if (frame.motherEnded(low, high)) {
            return frame.isDraw()
                    ? draw(rules.bothMothers() == BothMothers.DRAW_1 ? 1 : 0, Ending.BOTH_MOTHERS)
                    : win(mover, rules.motherPoints(), Ending.MOTHER);
        }
        if (rules.dead() == Dead.DRAW && !frame.canMove(low, high) && isStuck(rules, board, mover.other())) {
            return draw(0, Ending.DEAD);
        }
        return Optional.empty();
    }

    /** What a win over {@code loser} on {@code board} is worth (1.1(7), options {@code gammon} and {@code triple}). */
    static int value(TablesRules rules, TablesBoard board, Side loser) {
        return switch (rules.gammon()) {
            case DOUBLE -> board.off(loser) > 0 ? 1 : rules.triple() && isFarBehind(board, loser) ? 3 : 2;
            case NONE -> 1;
            case COUNT -> Math.max(1, board.onBoard(loser));
        };
    }

    /** Whether {@code loser} has a checker on the bar or in the winner's home (section 2). */
    private static boolean isFarBehind(TablesBoard board, Side loser) {
        if (board.onBar(loser) > 0) {
            return true;
        }
        for (int point = 1; point <= HOME; point++) {
            if (board.at(loser.other(), point).of(loser) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code side} has checkers to move, but none can move with any die (end test 3). */
    private static boolean isStuck(TablesRules rules, TablesBoard board, Side side) {
        if (board.onBoard(side) == 0) {
            return false;
        }
        MoverBoard view = new MoverBoard();
        view.set(board, side);
        TurnFrame frame = new TurnFrame(rules);
        frame.set(view);
        return !frame.canMove(view.low(), view.high());
    }

    private static Optional<Outcome> win(Side side, int points, Ending ending) {
        return Optional.of(new Outcome.Win(side, points, ending));
    }

    private static Optional<Outcome> draw(int points, Ending ending) {
        return Optional.of(new Outcome.Draw(points, ending));
    }
}
