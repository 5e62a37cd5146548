package games.tapa.games;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Rng;
import games.tapa.match.Game;
import games.tapa.match.Pending;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Whole games, played by anybody. */
final class PlayedGames {

    private PlayedGames() {}

    static TablesGameRules rules(String game, String preset) {
        return Games.rules(game, Optional.of(preset), Map.of()).orThrow();
    }

    /** The rules of a preset with another start. */
    static TablesGameRules from(String game, String preset, String setup) {
        return Games.rules(game, Optional.of(preset), Map.of("setup", new OptionValue.Text(setup)))
                .orThrow();
    }

    /** Takes any legal play. */
    static Function<TablesPosition.ToMove, TablesPlay> anything(TablesGameRules rules, Rng rng) {
        return position -> {
            List<TablesPlay> plays = rules.legalMoves(position);
            return plays.get(rng.below(plays.size()));
        };
    }

    /** A game that has been played to its end. */
    static Game<TablesPosition, TablesPlay> whole(
            TablesGameRules rules, Rng dice, Function<TablesPosition.ToMove, TablesPlay> player) {
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        while (game.outcome().isEmpty()) {
            game = onwards(game, dice, player);
        }
        return game;
    }

    /** The game after one throw or one play more. */
    static Game<TablesPosition, TablesPlay> onwards(
            Game<TablesPosition, TablesPlay> game, Rng dice, Function<TablesPosition.ToMove, TablesPlay> player) {
        if (game.pending().isEmpty()) {
            return game.throwOpening(dice);
        }
        if (game.pending().get() instanceof Pending.Throw) {
            return game.throwDice(dice);
        }
        return game.move(player.apply((TablesPosition.ToMove) game.position().orElseThrow()));
    }
}
