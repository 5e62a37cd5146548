package games.tapa.match;

import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the finished games of a match came to, one row a game.
 *
 * @param rows the games in the order in which they were played
 */
public record ScoreSheet(List<Row> rows) {

    static final ScoreSheet EMPTY = new ScoreSheet(List.of());

    public ScoreSheet {
        rows = List.copyOf(rows);
    }

    /**
     * One finished game.
     *
     * @param number 1 for the first game of the match
     * @param variant what it was played by
     * @param starter who started
     * @param why the reason for that
     * @param outcome how it ended
     * @param score the score of the match after it
     */
    public record Row(int number, Variant variant, Side starter, StartReason why, Outcome outcome, Score score) {}

    /** The score after the last row. */
    public Score score() {
        return last().map(Row::score).orElse(Score.NONE);
    }

    Optional<Row> last() {
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.getLast());
    }

    /** The winner of the last game that was decided. */
    Optional<Side> lastWinner() {
        for (Row row : rows.reversed()) {
            if (row.outcome().winner().isPresent()) {
                return row.outcome().winner();
            }
        }
        return Optional.empty();
    }

    ScoreSheet with(MatchGame played, Side starter, Outcome outcome) {
        List<Row> all = new ArrayList<>(rows);
        Score after = score().plus(outcome);
        all.add(new Row(played.number(), played.variant(), starter, played.why(), outcome, after));
        return new ScoreSheet(all);
    }
}
