package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.Bot;
import games.tapa.games.Bots;
import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.match.GameRecord;
import games.tapa.match.Variant;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games in every preset of every game: each ends and none is out of all proportion, with one side to act in every
 * state and 15 checkers a side after each step.
 */
class WholeGamesTest {

    private static final int RANDOM_GAMES = 1_000;
    private static final int RANDOM_GAMES_OF_NARDE = 300;
    private static final int BOT_GAMES = 100;
    private static final int REPLAYED = 50;
    private static final TablesGameRules GULBARA = rules(Variant.of("gulbara", "gulbara"));

    static List<Variant> presets() {
        List<Variant> presets = new ArrayList<>();
        for (Games.Entry game : Games.all()) {
            game.presets().forEach(preset -> presets.add(Variant.of(game.id(), preset)));
        }
        return presets;
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyGameOfRandomMovesEnds(Variant variant) {
        TablesGameRules rules = rules(variant);
        Rng moves = new SplitMix64(variant.name().hashCode());
        WholeGames games = new WholeGames(rules, new SplitMix64(1), position -> {
            List<TablesPlay> plays = rules.legalMoves(position);
            return plays.get(moves.below(plays.size()));
        });
        play(games, variant, isNarde(rules) ? RANDOM_GAMES_OF_NARDE : RANDOM_GAMES, "random");
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyGameOfBotsEnds(Variant variant) {
        // The bot and the game ask the same rules, which remember the plays of the position.
        TablesGameRules rules = rules(variant);
        Bot bot = Bots.of(rules, Goldens.QUICK, Goldens.NETS).orThrow();
        play(new WholeGames(rules, new SplitMix64(2), bot::best), variant, BOT_GAMES, "bot");
    }

    /** Whether single steps are limited as in Narde, Fevga and their like (3.3). */
    private static boolean isNarde(TablesGameRules rules) {
        return !rules.rules().limits().equals(GULBARA.rules().limits());
    }

    /** Plays {@code count} games; the first ones are also replayed from their records. */
    private static void play(WholeGames games, Variant variant, int count, String players) {
        Lengths lengths = new Lengths(count + " " + players + " games of " + variant.name());
        for (int i = 0; i < count; i++) {
            Game<TablesPosition, TablesPlay> game = games.play();
            lengths.add(game.turns());
            if (i < REPLAYED) {
                TablesGameRules rules = rules(variant);
                GameRecord record = GameRecord.of(variant.game(), rules.rules().options(), game);
                assertThat(record.replay(rules).orThrow().position()).isEqualTo(game.position());
            }
        }
        lengths.check();
    }

    private static TablesGameRules rules(Variant variant) {
        return Games.rules(variant.game(), Optional.of(variant.preset()), Map.of())
                .orThrow();
    }
}
