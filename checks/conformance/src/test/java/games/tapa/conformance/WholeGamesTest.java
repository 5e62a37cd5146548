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
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games in every preset: each ends, with one side to act in every state and 15 checkers a side after each step. */
class WholeGamesTest {

    private static final int RANDOM_GAMES = 2_000;
    private static final int BOT_GAMES = 500;
    private static final int REPLAYED = 50;

    static List<String> presets() {
        return TablesKind.TAPA.presets();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyGameOfRandomMovesEnds(String preset) {
        TablesGameRules rules = rules(preset);
        Rng moves = new SplitMix64(preset.hashCode());
        WholeGames games = new WholeGames(rules, new SplitMix64(1), position -> {
            List<TablesPlay> plays = rules.legalMoves(position);
            return plays.get(moves.below(plays.size()));
        });
        play(games, rules, RANDOM_GAMES);
    }

    @ParameterizedTest
    @MethodSource("presets")
    void everyGameOfBotsEnds(String preset) {
        TablesGameRules rules = rules(preset);
        Bot bot = Bots.of(rules, Bots.STRONGEST).orThrow();
        play(new WholeGames(rules, new SplitMix64(2), bot::best), rules, BOT_GAMES);
    }

    /** Plays {@code count} games; the first ones are also replayed from their records. */
    private static void play(WholeGames games, TablesGameRules rules, int count) {
        for (int i = 0; i < count; i++) {
            Game<TablesPosition, TablesPlay> game = games.play();
            if (i < REPLAYED) {
                GameRecord record = GameRecord.of("tapa", rules.rules().options(), game);
                assertThat(record.replay(rules).orThrow().position()).isEqualTo(game.position());
            }
        }
    }

    private static TablesGameRules rules(String preset) {
        return Games.rules("tapa", Optional.of(preset), Map.of()).orThrow();
    }
}
