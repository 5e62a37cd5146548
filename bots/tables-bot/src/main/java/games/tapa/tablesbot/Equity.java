package games.tapa.tablesbot;

import games.tapa.tables.Contact;
import games.tapa.tables.Mother;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesRules;

/**
 * What a position is worth to the side that has just played, the other side to throw: exactly if the game has ended,
 * else the points it may expect, by weighted features. Not for use by several threads at once.
 */
public final class Equity implements Evaluator {

    /** A win now is better than any hope. */
    private static final double WON = 1000;

    private final GameEnd end;
    private final PositionFeatures features;
    private final Weights weights;
    private final double most;

    public Equity(TablesGame game, Weights weights) {
        this.weights = weights;
        end = new GameEnd(game);
        features = new PositionFeatures(game.rules());
        most = mostPoints(game.rules());
    }

    /** The most points a game can bring: the equities of games that go on lie between this and its negative. */
    public static double mostPoints(TablesRules rules) {
        boolean pins = rules.kind().contact() == Contact.PIN && rules.mother() != Mother.OFF;
        int off = switch (rules.gammon()) {
            case COUNT -> TablesBoard.CHECKERS;
            case DOUBLE -> rules.triple() ? 3 : 2;
            case NONE -> 1;
        };
        return Math.max(pins ? rules.motherPoints() : 0, off);
    }

    /** Judges as if the other side were to throw: the first bot knows nothing of what else may come. */
    @Override
    public double of(MoverBoard board, Sequel sequel) {
        return of(board);
    }

    /** The equity of {@code board}, the other side to throw; see {@link Evaluator}. */
    public double of(MoverBoard board) {
        if (end.isOver(board)) {
            int balance = end.balance();
            return balance == 0 ? 0 : balance > 0 ? WON + balance : -WON + balance;
        }
        features.read(board);
        return most * tanh(features.dot(weights.ofPhase(features.phase())));
    }

    /** tanh by a fraction that is right to 2 %, since the last bits of Math.tanh differ between machines. */
    public static double tanh(double x) {
        if (x >= 3) {
            return 1;
        }
        if (x <= -3) {
            return -1;
        }
        double square = x * x;
        return x * (27 + square) / (27 + 9 * square);
    }
}
