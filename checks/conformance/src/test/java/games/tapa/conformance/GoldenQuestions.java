package games.tapa.conformance;

import games.tapa.games.Bots;
import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.TokenChain;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Chooses what the golden files ask, by seeds: needed only when they are rewritten. */
final class GoldenQuestions {

    private GoldenQuestions() {}

    static List<String> seeds() {
        return List.of("0", "1", "-1", "42", "9223372036854775807", "-9223372036854775808");
    }

    /** Positions of random games, one a game, the presets in turn. */
    static List<String> positions(List<String> presets, int howMany) {
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            questions.add(position(presets, i, new SplitMix64(i)));
        }
        return questions;
    }

    /** Rolls in positions of random games, other ones than {@link #positions} chooses. */
    static List<String> rolls(List<String> presets, int howMany) {
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            Rng chance = new SplitMix64(-1L - i);
            questions.add(chance.dice().digits() + ' ' + position(presets, i, chance));
        }
        return questions;
    }

    private static String position(List<String> presets, int i, Rng chance) {
        TablesGame game = GoldenGames.rules(presets.get(i % presets.size())).game();
        List<TablesPosition.ToThrow> met = randomGame(game, chance);
        return new GoldenPosition(game, met.get(chance.below(met.size()))).write();
    }

    /** The dice of games of every preset in turn, as long as games are, one of them as long as one can be. */
    static List<String> certificates(int howMany) {
        List<String> words = List.of("", "тапа 2026", "a word", "\ud83c\udfb2", "ζάρια");
        List<String> variants = new ArrayList<>();
        for (Games.Entry game : Games.all()) {
            game.presets().forEach(preset -> variants.add(game.id() + "/" + preset));
        }
        Rng chance = new SplitMix64(2026);
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            int rolls = i < 2 ? i : i == 2 ? TokenChain.LENGTH : 20 + chance.below(100);
            questions.add(
                    i + " " + variants.get(i % variants.size()) + " " + rolls + " " + words.get(i % words.size()));
        }
        return questions;
    }

    /** Games to their end, the presets in turn, odd ones played by the bot; every tenth is given up half-way. */
    static List<String> games(List<String> presets, int howMany) {
        List<String> questions = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            String preset = presets.get(i % presets.size());
            Rng chance = new SplitMix64(i);
            int turns = i % 10 == 9 ? 30 : Integer.MAX_VALUE;
            TablesGameRules rules = GoldenGames.rules(preset);
            Function<TablesPosition.ToMove, TablesPlay> player = i % 2 == 0
                    ? at -> random(rules.game(), at, chance)
                    : Bots.of(rules, Goldens.QUICK, Goldens.NETS).orThrow()::best;
            questions.add(GoldenGames.question(preset, playOut(rules, player, chance, turns)));
        }
        return questions;
    }

    /** A game between {@code player} and itself; if it has not ended after {@code most} turns, White gives it up. */
    private static Game<TablesPosition, TablesPlay> playOut(
            TablesGameRules rules, Function<TablesPosition.ToMove, TablesPlay> player, Rng chance, int most) {
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        while (game.outcome().isEmpty()) {
            if (game.position().isEmpty()) {
                game = game.throwOpening(chance);
            } else if (game.turns() >= most) {
                game = game.resign(Side.WHITE);
            } else if (game.position().get() instanceof TablesPosition.ToMove toMove) {
                game = game.move(player.apply(toMove));
            } else {
                game = game.throwDice(chance);
            }
        }
        return game;
    }

    private static TablesPlay random(TablesGame game, TablesPosition.ToMove position, Rng chance) {
        List<TablesPlay> plays = game.plays(position);
        return plays.get(chance.below(plays.size()));
    }

    /** Every position of a random game in which someone had to throw. */
    private static List<TablesPosition.ToThrow> randomGame(TablesGame game, Rng chance) {
        List<TablesPosition.ToThrow> met = new ArrayList<>();
        TablesPosition now = game.start(chance.below(2) == 0 ? Side.WHITE : Side.BLACK);
        while (!(now instanceof TablesPosition.Over)) {
            if (now instanceof TablesPosition.ToThrow toThrow) {
                met.add(toThrow);
                now = game.thrown(toThrow, chance.dice());
            }
            if (now instanceof TablesPosition.ToMove toMove) {
                now = game.after(toMove, random(game, toMove, chance));
            }
        }
        return met;
    }
}
