package games.tapa.conformance;

import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;

/** Chooses what the golden files ask, by seeds: needed only when they are rewritten. */
final class GoldenQuestions {

    private GoldenQuestions() {}

    static List<String> seeds() {
        return List.of("0", "1", "-1", "42", "9223372036854775807", "-9223372036854775808");
    }

    /** Positions of random games, one a game, the presets in turn. */
    static List<String> positions(int howMany) {
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            Rng chance = new SplitMix64(i);
            TablesGame game = game(i);
            List<TablesPosition.ToThrow> met = randomGame(game, chance);
            questions.add(new GoldenPosition(game, met.get(chance.below(met.size()))).write());
        }
        return questions;
    }

    private static TablesGame game(int i) {
        List<String> presets = TablesRules.tapaPresets();
        return new TablesGame(TablesRules.tapa(presets.get(i % presets.size())).orThrow());
    }

    /** Every position of a random game in which someone had to throw. */
    private static List<TablesPosition.ToThrow> randomGame(TablesGame game, Rng chance) {
        List<TablesPosition.ToThrow> met = new ArrayList<>();
        TablesPosition now = game.start(chance.below(2) == 0 ? Side.WHITE : Side.BLACK);
        while (now instanceof TablesPosition.ToThrow toThrow) {
            met.add(toThrow);
            TablesPosition.ToMove toMove = game.thrown(toThrow, chance.dice());
            List<TablesPlay> plays = game.plays(toMove);
            now = game.after(toMove, plays.get(chance.below(plays.size())));
        }
        return met;
    }
}
