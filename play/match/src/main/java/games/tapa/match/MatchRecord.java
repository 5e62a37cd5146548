package games.tapa.match;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match as it is kept: its rules and every game that has begun. It may come from outside: only {@link #replay} tells
 * whether it is a match.
 *
 * @param rules the rules of the match
 * @param games the games, oldest first; only the last may be unfinished
 */
public record MatchRecord(MatchRules rules, List<GameRecord> games) {

    public MatchRecord {
        games = List.copyOf(games);
    }

    /** The record of {@code match} as far as it has come. */
    public static MatchRecord of(Match<?, ?> match) {
        List<GameRecord> games = new ArrayList<>();
        for (Game<?, ?> game : match.games()) {
            String id = match.rules().variant(games.size() + 1).game();
            games.add(GameRecord.of(id, game.rules().options(), game));
        }
        return new MatchRecord(match.rules(), games);
    }

    /**
     * Plays the record again.
     *
     * @param catalogue the rules that a variant stands for
     * @return the match, or a problem that names the first game, and in it the first event, that cannot have happened
     */
    public <P, M> Result<Match<P, M>> replay(Function<Variant, Result<GameRules<P, M>>> catalogue) {
        return games.isEmpty()
                ? Result.bad(Problem.Code.BAD_RECORD, "the match has no game; give at least the one that is on")
                : Match.begin(rules, catalogue).then(this::replay);
    }

    private <P, M> Result<Match<P, M>> replay(Match<P, M> begun) {
        Result<Match<P, M>> match = replay(games.getFirst(), begun);
        for (GameRecord game : games.subList(1, games.size())) {
            match = match.then(now -> next(now).then(next -> replay(game, next)));
        }
        return match;
    }

    private static <P, M> Result<Match<P, M>> next(Match<P, M> now) {
        if (now.upcoming().isPresent()) {
            return Result.ok(now.beginNext());
        }
        int number = now.scheduled().number() + 1;
        return now.winner().isPresent()
                ? bad(number, "the match was over at " + now.score() + "; leave this game out")
                : bad(number, "game " + (number - 1) + " is not finished; leave this game out");
    }

    private static <P, M> Result<Match<P, M>> replay(GameRecord game, Match<P, M> match) {
        MatchGame due = match.scheduled();
        Optional<String> fault = fault(game, due, match.game().rules());
        if (fault.isPresent()) {
            return bad(due.number(), fault.get());
        }
        return switch (game.replay(match.game().rules())) {
            case Result.Ok<Game<P, M>>(Game<P, M> played) -> Result.ok(match.at(played));
            case Result.Bad<Game<P, M>>(Problem problem) -> bad(due.number(), problem.message());
        };
    }

    /** What of the game's head is not as the rules of the match lay it down. */
    private static Optional<String> fault(GameRecord game, MatchGame due, GameRules<?, ?> rules) {
        String variant = due.variant().name();
        String preset = Optional.ofNullable(game.rules().get("preset"))
                .map(OptionValue::toString)
                .orElse("");
        if (!game.game().equals(due.variant().game())
                || !preset.equals(due.variant().preset())) {
            return Optional.of(game.game() + "/" + preset + " is out of turn; the game to be played is " + variant);
        }
        if (!game.rules().equals(rules.options())) {
            return Optional.of("its rules are not those of " + variant + " in this match; give them as they were");
        }
        return game.opening().equals(due.opening())
                ? Optional.empty()
                : Optional.of(game.opening().words() + ", but by the rules of the match "
                        + due.opening().words() + " (" + due.why().key() + ")");
    }

    private static <T> Result<T> bad(int number, String why) {
        return Result.bad(Problem.Code.BAD_RECORD, "game " + number + ": " + why);
    }
}
