package games.tapa.games;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.Pending;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Positions with a roll to be played, met in games of random plays, the presets taking turns. */
final class RandomGames {

    private RandomGames() {}

    /** Shows {@code count} positions, each with its rules, about one in four of those met. */
    static void positions(long seed, int count, BiConsumer<TablesGameRules, TablesPosition.ToMove> show) {
        Rng rng = new SplitMix64(seed);
        List<String> presets = TablesKind.TAPA.presets();
        int shown = 0;
        for (int i = 0; shown < count; i++) {
            TablesGameRules rules = rules(presets.get(i % presets.size()));
            for (TablesPosition.ToMove position : oneGame(rules, rng)) {
                if (shown < count && rng.below(4) == 0) {
                    show.accept(rules, position);
                    shown++;
                }
            }
        }
    }

    static TablesGameRules rules(String preset) {
        return Games.rules("tapa", Optional.of(preset), Map.of()).orThrow();
    }

    private static List<TablesPosition.ToMove> oneGame(TablesGameRules rules, Rng rng) {
        List<TablesPosition.ToMove> met = new ArrayList<>();
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        while (game.outcome().isEmpty()) {
            if (game.position().isEmpty()) {
                game = game.throwOpening(rng);
            } else if (game.pending().orElseThrow() instanceof Pending.Throw) {
                game = game.throwDice(rng);
            } else if (game.position().get() instanceof TablesPosition.ToMove position) {
                met.add(position);
                List<TablesPlay> plays = rules.legalMoves(position);
                game = game.move(plays.get(rng.below(plays.size())));
            }
        }
        return met;
    }
}
