package games.tapa.tables;

import games.tapa.kernel.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * A legal play (5.1): steps that use as many dice as the rules ask for, or end the game. Of all step sequences that
 * reach the same board it holds the first when steps are compared one by one: higher {@code from}, then the larger die,
 * then the shorter sequence. Without steps it is a pass.
 *
 * @param steps in order of play
 * @param result the board after the last step
 * @param outcome how the game ended with this play; empty if it goes on
 */
public record TablesPlay(List<TablesStep> steps, TablesBoard result, Optional<Outcome> outcome) {

    public TablesPlay {
        steps = List.copyOf(steps);
    }

    public boolean isPass() {
        return steps.isEmpty();
    }

    /** How many checkers it takes off the head, the own 24. */
    int offHead() {
        int count = 0;
        for (TablesStep step : steps) {
            count += step.from() == TablesBoard.POINTS ? 1 : 0;
        }
        return count;
    }
}
