package games.tapa.games;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.List;
import java.util.Optional;

/**
 * A game that was gone through.
 *
 * <p><b>What a game is made of.</b> In the view of one side, call <i>before</i> what a turn's best play is worth less the
 * luck of its throw, and <i>after</i> what the play made is worth. In each turn, by what luck and loss are,
 *
 * <pre>    before + luck - loss = after
 * </pre>
 *
 * <p>and, seen by White, where a turn of Black counts with the other sign, over the whole game
 *
 * <pre>    result = before the first throw + luck - loss + drift
 * </pre>
 *
 * <p>where the <i>drift</i> sums up from turn to turn how much more the judge makes of the position before a turn than he
 * did after the turn before it, though nothing has happened in between. Luck is always judged at first sight. With 0 rolls
 * ahead losses are so too, and then <i>before</i> is the mean over the 36 throws: the drift is how much looking at them
 * changes his mind, and a judge who is right has none.
 *
 * @param turns in the order in which they were played
 * @param outcome how the game ended; empty if it is not over
 * @param standing what the position in which it stopped is worth to White; the points if it is over by itself, not by
 *     giving up
 */
public record AnalysedGame(List<AnalysedTurn> turns, Optional<Outcome> outcome, double standing) {

    public AnalysedGame {
        turns = List.copyOf(turns);
    }

    /** What it comes to for both sides. */
    public GameTally tally() {
        double result = outcome.map(how -> (double) how.pointsOf(Side.WHITE) - how.pointsOf(Side.BLACK))
                .orElse(standing);
        GameTally tally = new GameTally(SideTally.NONE, SideTally.NONE, result);
        for (AnalysedTurn turn : turns) {
            tally = tally.with(turn);
        }
        return tally;
    }
}
