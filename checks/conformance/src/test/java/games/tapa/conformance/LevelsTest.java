package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.jvm.BestJudges;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.trainer.Contender;
import games.tapa.trainer.Duel;
import games.tapa.trainer.DuelScore;
import games.tapa.trainer.Stake;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How strong the levels of the bots are; docs/levels.md has the figures of longer duels. */
class LevelsTest {

    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void eachLevelBeatsTheOneBelowIt(TablesKind kind) {
        for (int level = 2; level <= 7; level++) {
            DuelScore score = duel(kind, "level:" + level, "level:" + (level - 1), 60);
            assertThat(score.points()).as("level %s: %s", level, score).isPositive();
        }
    }

    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void theFirstLevelCanBeBeaten(TablesKind kind) {
        DuelScore score = duel(kind, "level:1", "random", 200);
        assertThat(score.share()).as("%s", score).isBetween(0.65, 0.85);
    }

    /** So few games that the luck of the throws must be taken off to tell. */
    @ParameterizedTest
    @EnumSource(TablesKind.class)
    void theEighthLevelBeatsTheSeventh(TablesKind kind) {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        BestJudges judges = new BestJudges();
        Duel duel = new Duel(
                game,
                Contender.named("level:8", game).orThrow(),
                Contender.named("level:7", game).orThrow(),
                new Stake.GamesWithoutLuck(() -> judges.of(game).orThrow()));
        DuelScore score = duel.play(12, 1, 1);
        assertThat(score.withoutLuck().orElseThrow().points()).as("%s", score).isPositive();
    }

    /** Both games of a pair have the same dice. */
    private static DuelScore duel(TablesKind kind, String one, String other, int pairs) {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        return new Duel(
                        game,
                        Contender.named(one, game).orThrow(),
                        Contender.named(other, game).orThrow())
                .play(pairs, 1, 1);
    }
}
