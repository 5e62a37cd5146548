package games.tapa.match;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as it is kept: what was played under which rules, and what happened. It may come from outside: only
 * {@link #replay} tells whether it is a game.
 *
 * @param game the game's id, such as {@code tapa}
 * @param rules every rule option with its value
 * @param opening how it was settled who starts
 * @param events what happened, oldest first
 */
public record GameRecord(String game, Map<String, OptionValue> rules, Opening opening, List<GameEvent> events) {

    public GameRecord {
        rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
        events = List.copyOf(events);
    }

    /** The record of {@code game}, which goes by {@code id} and is played with {@code rules}. */
    public static GameRecord of(String id, Map<String, OptionValue> rules, Game<?, ?> game) {
        return new GameRecord(id, rules, game.opening(), game.events());
    }

    /**
     * Plays the record again.
     *
     * @param under the rules that {@code game} and {@code rules} stand for
     * @return the game, or a problem that names the first event that cannot have happened
     */
    public <P, M> Result<Game<P, M>> replay(GameRules<P, M> under) {
        return Game.open(under, opening).then(this::replay);
    }

    private <P, M> Result<Game<P, M>> replay(Game<P, M> begun) {
        Game<P, M> now = begun;
        for (int i = 0; i < events.size(); i++) {
            switch (now.with(events.get(i))) {
                case Result.Ok<Game<P, M>>(Game<P, M> next) -> now = next;
                case Result.Bad<Game<P, M>>(Problem problem) -> {
                    return Result.bad(
                            Problem.Code.BAD_RECORD,
                            "event " + (i + 1) + " (" + events.get(i).words() + "): " + problem.message());
                }
            }
        }
        return Result.ok(now);
    }
}
