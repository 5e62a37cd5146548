package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TunerTest {

    private static final TablesRules MALI =
            TablesRules.of(TablesKind.TAPA, "mali").orThrow();

    @TempDir
    Path folder = Path.of("");

    @Test
    void aTuningThatWasStoppedGoesOnAsIfItHadNot() throws IOException {
        Weights whole = tuner(2, folder.resolve("once"), line -> {}).tune();
        Path file = folder.resolve("twice");
        Tuner stopped = tuner(2, file, line -> {
            throw new IllegalStateException("stopped after " + line);
        });
        assertThatThrownBy(stopped::tune).hasMessageContaining("step 1");
        List<String> lines = new ArrayList<>();
        Weights resumed = tuner(2, file, lines::add).tune();
        assertThat(lines.getFirst()).startsWith("goes on after step 1");
        assertThat(text(resumed)).isEqualTo(text(whole));
    }

    @Test
    void aCheckpointOfAnotherPlanIsRefused() throws IOException {
        Path file = folder.resolve("checkpoint");
        tuner(1, file, line -> {}).tune();
        TunePlan other = new TunePlan(MALI, 2, 1, 20, 0.7, 5);
        assertThatThrownBy(() -> new Tuner(other, Weights.handSet(TablesKind.TAPA), file, line -> {}).tune())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another tuning");
    }

    @Test
    void fromNoKnowledgeAtAllSixHundredGamesTeachItToBeatChance() throws IOException {
        Weights nothing = Weights.none(TablesKind.TAPA);
        TunePlan plan = new TunePlan(MALI, 3, 2, 300, 0.7, 10);
        Weights taught = new Tuner(plan, nothing, folder.resolve("nothing"), line -> {}).tune();
        TablesGame game = new TablesGame(MALI);
        DuelScore score =
                new Duel(game, () -> new OnePly(new Equity(game, taught))::choose, RandomPlayer::new).play(100, 4, 1);
        assertThat(score.share()).as("%s", score).isGreaterThan(0.9);
    }

    @Test
    void equationsAreSolved() {
        // (2 1; 1 3) + ridge 1 on the diagonal: 3x + y = 5, x + 4y = 9 gives x = 1, y = 2.
        assertThat(Cholesky.solve(new double[] {2, 1, 3}, new double[] {5, 9}, 1))
                .containsExactly(new double[] {1, 2}, within(1e-12));
    }

    private static String text(Weights weights) {
        return new String(new WeightsFile(TablesKind.TAPA, weights).write(), StandardCharsets.US_ASCII);
    }

    private static Tuner tuner(int steps, Path checkpoint, Consumer<String> report) {
        return new Tuner(
                new TunePlan(MALI, 1, steps, 20, 0.7, 5), Weights.handSet(TablesKind.TAPA), checkpoint, report);
    }
}
