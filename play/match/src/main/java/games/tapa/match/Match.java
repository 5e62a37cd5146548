package games.tapa.match;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match in progress: the fold of its games, one after the other, the last of them on the board. A finished game stays
 * there until the next one is begun. Immutable.
 */
public final class Match<P, M> {

    private final MatchRules rules;
    private final Map<Variant, GameRules<P, M>> byVariant;
    private final List<Game<P, M>> games;
    private final MatchGame scheduled;
    private final ScoreSheet before;

    private Match(
            MatchRules rules,
            Map<Variant, GameRules<P, M>> byVariant,
            List<Game<P, M>> games,
            MatchGame scheduled,
            ScoreSheet before) {
        this.rules = rules;
        this.byVariant = byVariant;
        this.games = List.copyOf(games);
        this.scheduled = scheduled;
        this.before = before;
    }

    /**
     * A match whose first game has begun.
     *
     * @param catalogue the rules that a variant stands for; asked for the whole rotation at once
     * @return the match, or the catalogue's problem with a variant
     */
    public static <P, M> Result<Match<P, M>> begin(
            MatchRules rules, Function<Variant, Result<GameRules<P, M>>> catalogue) {
        Map<Variant, GameRules<P, M>> byVariant = new LinkedHashMap<>();
        for (Variant variant : rules.rotation()) {
            switch (catalogue.apply(variant)) {
                case Result.Ok<GameRules<P, M>>(GameRules<P, M> found) -> byVariant.put(variant, found);
                case Result.Bad<GameRules<P, M>>(Problem problem) -> {
                    return new Result.Bad<>(problem);
                }
            }
        }
        MatchGame first = rules.next(ScoreSheet.EMPTY).orElseThrow();
        Game<P, M> game = Game.begin(ruled(byVariant, first), first.opening());
        return Result.ok(new Match<>(rules, byVariant, List.of(game), first, ScoreSheet.EMPTY));
    }

    public MatchRules rules() {
        return rules;
    }

    /** Every game that has begun, in order; the last is {@link #game}. */
    public List<Game<P, M>> games() {
        return games;
    }

    /** The game that is on, or has just been finished. */
    public Game<P, M> game() {
        return games.getLast();
    }

    /** What the rules of the match said about {@link #game} before it began. */
    public MatchGame scheduled() {
        return scheduled;
    }

    /** The finished games. */
    public ScoreSheet sheet() {
        return game().outcome()
                .map(outcome -> before.with(scheduled, game().starter().orElseThrow(), outcome))
                .orElse(before);
    }

    public Score score() {
        return sheet().score();
    }

    /** Who has won the match; empty while it goes on. */
    public Optional<Side> winner() {
        return rules.winner(score());
    }

    /** The game to come, once the one before is finished; empty while it is on, and once the match is won. */
    public Optional<MatchGame> upcoming() {
        return game().outcome().isPresent() ? rules.next(sheet()) : Optional.empty();
    }

    /** The match after {@code event} in the game that is on, or the problem if it cannot happen now. */
    public Result<Match<P, M>> with(GameEvent event) {
        return game().with(event).map(this::at);
    }

    /**
     * The match with the next game begun.
     *
     * @throws IllegalStateException if the game before is still on, or the match is won
     */
    public Match<P, M> beginNext() {
        MatchGame next = upcoming().orElseThrow(() -> new IllegalStateException("no game is to come"));
        List<Game<P, M>> all = new ArrayList<>(games);
        all.add(Game.begin(ruled(byVariant, next), next.opening()));
        return new Match<>(rules, byVariant, all, next, sheet());
    }

    /** The match with what has become of {@link #game}: {@code now} is that game and what has happened in it since. */
    public Match<P, M> at(Game<P, M> now) {
        List<Game<P, M>> all = new ArrayList<>(games);
        all.set(all.size() - 1, now);
        return new Match<>(rules, byVariant, all, scheduled, before);
    }

    private static <P, M> GameRules<P, M> ruled(Map<Variant, GameRules<P, M>> byVariant, MatchGame game) {
        return Optional.ofNullable(byVariant.get(game.variant())).orElseThrow();
    }
}
