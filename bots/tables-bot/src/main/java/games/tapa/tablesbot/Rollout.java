package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.List;

/**
 * The question that a rollout answers: what positions are worth if they are played on many times. Everything that may
 * change the answer stands here, but the nets and the number of trials.
 *
 * @param game the rules
 * @param side who has the choice between the candidates
 * @param candidates the positions after the plays to be compared, at least one
 * @param seed all chance
 * @param throwsPlayed so many throws are played, then the nets have the last word; {@link #TO_THE_END} for none
 * @param plies how many rolls both sides look ahead when they choose their plays
 */
public record Rollout(
        TablesGame game, Side side, List<TablesPosition> candidates, long seed, int throwsPlayed, int plies) {

    /** No game that moves on has so many throws; one in which nobody can move stops there. */
    public static final int TO_THE_END = 1000;

    public Rollout {
        candidates = List.copyOf(candidates);
        if (candidates.isEmpty() || throwsPlayed < 1 || throwsPlayed > TO_THE_END || plies < 0) {
            throw new IllegalArgumentException("a rollout of " + candidates.size() + " candidates over " + throwsPlayed
                    + " throws, " + plies + " plies ahead");
        }
    }

    /** The outcomes that the trials tell apart. */
    public Outcomes outcomes() {
        return Outcomes.of(game.rules().kind());
    }

    /** What the outcome brings under these rules, in points; nets tell apart as many as any rules of the game give. */
    int points(int outcome) {
        int most = (int) Equity.mostPoints(game.rules());
        return Math.clamp(outcomes().points(outcome), -most, most);
    }
}
