package games.tapa.match;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.Result;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Matches of races, played at random: rules, moves, offers and resignations. */
final class RandomMatches {

    private RandomMatches() {}

    /** Every variant is a race of its own name. */
    static Result<GameRules<Race.At, Integer>> races(Variant variant) {
        return Result.ok(new Race(variant.preset()));
    }

    static MatchRules rules(Rng rng) {
        List<Variant> rotation = new ArrayList<>();
        for (int i = 0; i <= rng.below(3); i++) {
            rotation.add(Variant.of("race", "race-" + i));
        }
        return new MatchRules(
                rotation,
                1 + rng.below(7),
                rng.below(2) == 0,
                rng.below(2) == 0,
                one(List.of(NextStarter.values()), rng),
                one(List.of(AfterDrawStarter.values()), rng));
    }

    /** A match until it is won, or until so many events have happened in it. */
    static Match<Race.At, Integer> played(MatchRules rules, Rng rng, int events) {
        Match<Race.At, Integer> match = Match.begin(rules, RandomMatches::races).orThrow();
        for (int i = 0; i < events && match.winner().isEmpty(); i++) {
            match = match.upcoming().isPresent() ? match.beginNext() : onwards(match, rng);
        }
        return match;
    }

    private static Match<Race.At, Integer> onwards(Match<Race.At, Integer> match, Rng rng) {
        Game<Race.At, Integer> game = match.game();
        Optional<Pending> due = game.pending();
        int whim = rng.below(40);
        if (due.isPresent() && !(due.get() instanceof Pending.Answer) && whim < 4) {
            Side side = whim % 2 == 0 ? Side.WHITE : Side.BLACK;
            GameEvent.Offered offer = new GameEvent.Offered(side, 1 + rng.below(2));
            return match.with(offer)
                    .toOptional()
                    .or(() -> match.with(new GameEvent.Resigned(side)).toOptional())
                    .orElseThrow();
        }
        return match.with(event(game, rng)).orThrow();
    }

    private static GameEvent event(Game<Race.At, Integer> game, Rng rng) {
        if (game.pending().isEmpty()) {
            return new GameEvent.OpeningThrown(1 + rng.below(6), 1 + rng.below(6));
        }
        return switch (game.pending().get()) {
            case Pending.Throw(Side side) -> new GameEvent.Thrown(side, rng.dice());
            case Pending.Move(Side side) -> {
                List<Integer> moves = game.rules().legalMoves(game.position().orElseThrow());
                yield new GameEvent.Moved(side, "run " + one(moves, rng));
            }
            case Pending.Answer(Side side) -> new GameEvent.Answered(side, rng.below(2) == 0);
            case Pending.Over over -> throw new AssertionError("over: " + over);
        };
    }

    private static <T> T one(List<T> of, Rng rng) {
        return of.get(rng.below(of.size()));
    }
}
