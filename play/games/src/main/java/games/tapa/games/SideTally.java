package games.tapa.games;

import java.util.Optional;

/**
 * What the decisions and the throws of one side come to.
 *
 * @param decisions how many plays were made where there was a choice
 * @param loss how many points they lost together
 * @param doubtful how many of them were no more than {@link Mark#DOUBTFUL}
 * @param bad how many of them were {@link Mark#BAD}
 * @param veryBad how many of them were {@link Mark#VERY_BAD}
 * @param luck how many points the throws brought together
 */
public record SideTally(int decisions, double loss, int doubtful, int bad, int veryBad, double luck) {

    static final SideTally NONE = new SideTally(0, 0, 0, 0, 0, 0);

    static SideTally of(AnalysedTurn turn) {
        Optional<Mark> mark = Mark.of(turn.loss());
        return new SideTally(
                turn.isDecision() ? 1 : 0,
                turn.loss(),
                mark.equals(Optional.of(Mark.DOUBTFUL)) ? 1 : 0,
                mark.equals(Optional.of(Mark.BAD)) ? 1 : 0,
                mark.equals(Optional.of(Mark.VERY_BAD)) ? 1 : 0,
                turn.luck());
    }

    SideTally plus(SideTally other) {
        return new SideTally(
                decisions + other.decisions,
                loss + other.loss,
                doubtful + other.doubtful,
                bad + other.bad,
                veryBad + other.veryBad,
                luck + other.luck);
    }

    /** How many points a decision lost in the mean; 0 if there was none. */
    public double meanLoss() {
        return decisions == 0 ? 0 : loss / decisions;
    }
}
