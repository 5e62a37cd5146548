package games.tapa.games;

import games.tapa.kernel.Side;

/**
 * What one game comes to for both sides, or several games together.
 *
 * @param white White's decisions and throws
 * @param black Black's
 * @param result White's points less Black's; of a game that is not over what the judge makes of it
 */
public record GameTally(SideTally white, SideTally black, double result) {

    /** No game. */
    public static final GameTally NONE = new GameTally(SideTally.NONE, SideTally.NONE, 0);

    /** The decisions and throws of {@code side}. */
    public SideTally of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The points of {@code side} less those of the other. */
    public double result(Side side) {
        return side == Side.WHITE ? result : 0 - result;
    }

    /**
     * The same without what both sides owe to their throws. Its expectation is that of the result, whatever the judge
     * believes, for that of luck is nothing ({@link games.tapa.tablesbot.Luck}); but it differs less from game to game.
     */
    public double lessLuck(Side side) {
        double whites = result - white.luck() + black.luck();
        return side == Side.WHITE ? whites : 0 - whites;
    }

    /** Both together. */
    public GameTally plus(GameTally other) {
        return new GameTally(white.plus(other.white), black.plus(other.black), result + other.result);
    }

    GameTally with(AnalysedTurn turn) {
        SideTally more = SideTally.of(turn);
        return turn.side() == Side.WHITE
                ? new GameTally(white.plus(more), black, result)
                : new GameTally(white, black.plus(more), result);
    }
}
