package games.tapa.match;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.Side;
import java.util.List;
import java.util.Optional;

/**
 * The rules of a match (section 4): which games it has, who starts each of them, and when it is over.
 *
 * @param rotation what is played, game after game, then again from the first; a drawn game counts, so only the number of
 *     the game decides
 * @param target the points that win the match, at least 1; what goes beyond them counts for nothing
 * @param mustLead the match ends only when somebody has the target and leads. Without it both sides can reach the target
 *     only by the same drawn game, level, and then too the match goes on until one leads (M08): both values come to the
 *     same, and a match keeps the one its source states
 * @param openingDicePlayed the opening dice are the starter's first roll; else the starter throws both afresh
 * @param nextStarter who starts after a game that was won
 * @param afterDrawStarter who starts after a drawn game, where {@code nextStarter} asks who won or lost
 */
public record MatchRules(
        List<Variant> rotation,
        int target,
        boolean mustLead,
        boolean openingDicePlayed,
        NextStarter nextStarter,
        AfterDrawStarter afterDrawStarter) {

    public MatchRules {
        rotation = List.copyOf(rotation);
        if (rotation.isEmpty() || target < 1) {
            throw new IllegalArgumentException("a match has at least one game and a target from 1 on, not " + target);
        }
    }

    /** Who has won the match with this score; empty while it goes on. */
    public Optional<Side> winner(Score score) {
        if (Math.max(score.white(), score.black()) < target || score.white() == score.black()) {
            return Optional.empty();
        }
        return Optional.of(score.white() > score.black() ? Side.WHITE : Side.BLACK);
    }

    /**
     * What a game is played by.
     *
     * @param number 1 for the first game of the match
     */
    public Variant variant(int number) {
        return rotation.get((number - 1) % rotation.size());
    }

    /** The game that follows those of {@code sheet}; empty once the match is won. */
    Optional<MatchGame> next(ScoreSheet sheet) {
        if (winner(sheet.score()).isPresent()) {
            return Optional.empty();
        }
        int number = sheet.rows().size() + 1;
        Variant variant = variant(number);
        Optional<ScoreSheet.Row> before = sheet.last();
        if (before.isEmpty()) {
            return Optional.of(thrownFor(number, variant));
        }
        StartReason why = reason(before.get());
        Optional<Side> starter = starter(why, sheet, before.get());
        return Optional.of(starter.map(side -> new MatchGame(number, variant, new Opening.Given(side), why))
                .orElseGet(() -> thrownFor(number, variant)));
    }

    private MatchGame thrownFor(int number, Variant variant) {
        return new MatchGame(number, variant, new Opening.ThrownFor(openingDicePlayed), StartReason.OPENING_THROW);
    }

    private StartReason reason(ScoreSheet.Row before) {
        boolean drawn = before.outcome().winner().isEmpty();
        return switch (nextStarter) {
            case ROLL_OFF -> StartReason.OPENING_THROW;
            case ALTERNATE -> StartReason.BY_TURNS;
            case WINNER -> drawn ? afterDraw() : StartReason.WINNER;
            case LOSER -> drawn ? afterDraw() : StartReason.LOSER;
        };
    }

    private StartReason afterDraw() {
        return switch (afterDrawStarter) {
            case LAST_WINNER -> StartReason.LAST_WINNER;
            case ROLL_OFF -> StartReason.OPENING_THROW;
        };
    }

    private static Optional<Side> starter(StartReason why, ScoreSheet sheet, ScoreSheet.Row before) {
        return switch (why) {
            case OPENING_THROW -> Optional.empty();
            case WINNER, LAST_WINNER -> sheet.lastWinner();
            case BY_TURNS -> Optional.of(before.starter().other());
            case LOSER -> sheet.lastWinner().map(Side::other);
        };
    }
}
