package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.nn.ScalarKernel;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Training of nets: it learns, and a stopped one goes on as if it had not been. */
final class TdTrainerTest {

    private static final TablesRules TABLA =
            TablesRules.of(TablesKind.TABLA, "tabla").orThrow();

    @TempDir
    Path folder = Path.of("");

    @Test
    void aTrainingThatWasStoppedGoesOnToTheSameBytes() throws IOException {
        GameNets whole = trainer(plan(1), folder.resolve("once"), line -> {}).train();
        Path file = folder.resolve("twice");
        TdTrainer stopped = trainer(plan(1), file, line -> {
            throw new IllegalStateException("stopped after " + line);
        });
        assertThatThrownBy(stopped::train).hasMessageContaining("round 1 of 3");
        List<String> lines = new ArrayList<>();
        GameNets resumed = trainer(plan(1), file, lines::add).train();
        assertThat(lines.getFirst()).startsWith("goes on after round 1 ");
        assertThat(resumed.write()).isEqualTo(whole.write());
    }

    @Test
    void aCheckpointOfAnotherPlanIsRefused() throws IOException {
        Path file = folder.resolve("checkpoint");
        trainer(plan(1), file, line -> {}).train();
        assertThatThrownBy(() -> trainer(plan(2), file, line -> {}).train())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another training");
    }

    @Test
    void aCheckpointThatIsCutOffOrTooLongIsRefused() throws IOException {
        Path file = folder.resolve("damaged");
        trainer(plan(1), file, line -> {}).train();
        byte[] good = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(good, good.length - 1));
        assertThatThrownBy(() -> trainer(plan(1), file, line -> {}).train())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("cut off");
        Files.write(file, Arrays.copyOf(good, good.length + 1));
        assertThatThrownBy(() -> trainer(plan(1), file, line -> {}).train())
                .isInstanceOf(IOException.class)
                .hasMessageContaining("longer");
    }

    @Test
    void fromRandomWeightsAndNoTeacherItLearnsToBeatChance() throws IOException {
        TdPlan plan = new TdPlan(
                TABLA,
                7,
                12 * TdPlan.ROUND,
                0,
                NetPlan.random(OwnInputs.OURS, 12, 12),
                new LambdaReturn(0.7, false),
                3e-3,
                1e-3);
        GameNets nets = trainer(plan, folder.resolve("chance"), line -> {}).train();
        TablesGame game = new TablesGame(TABLA);
        DuelScore score = new Duel(
                        game,
                        () -> new OnePly(new NetEvaluator(game, nets, ScalarKernel.PLAIN))::choose,
                        RandomPlayer::new)
                .play(100, 4, 1);
        assertThat(score.share()).as("%s", score).isGreaterThan(0.9);
    }

    @Test
    void aTrainingGoesOnFromOtherNetsWithTheLuckTakenOff() throws IOException {
        GameNets start = trainer(plan(1), folder.resolve("start"), line -> {}).train();
        GameNets same =
                trainer(on(start, 1e-12), folder.resolve("same"), line -> {}).train();
        assertThat(same.write()).isEqualTo(start.write());
        GameNets other =
                trainer(on(start, 1e-3), folder.resolve("other"), line -> {}).train();
        assertThat(other.write()).isNotEqualTo(start.write());
    }

    private static TdPlan on(GameNets start, double rate) {
        return new TdPlan(TABLA, 3, 2, 0, NetPlan.from(start, 12), new LambdaReturn(0.7, true), rate, rate);
    }

    /** Three rounds, the first of them played by the first bot. */
    private static TdPlan plan(long seed) {
        return new TdPlan(
                TABLA,
                seed,
                3 * TdPlan.ROUND,
                TdPlan.ROUND,
                NetPlan.random(OwnInputs.OURS, 6, 12),
                new LambdaReturn(0.7, false),
                1e-3,
                1e-4);
    }

    @Test
    void netsThatWatchOthersLearnToSayWhatTheseSay() throws IOException {
        TdPlan own = new TdPlan(
                TABLA,
                7,
                6 * TdPlan.ROUND,
                0,
                NetPlan.random(OwnInputs.OURS, 12, 12),
                new LambdaReturn(0.7, false),
                3e-3,
                1e-3);
        GameNets teacher = trainer(own, folder.resolve("teacher"), line -> {}).train();
        double before = error(teacher, pupil(teacher, 1));
        assertThat(error(teacher, pupil(teacher, 3 * TdPlan.ROUND))).isLessThan(before / 3);
    }

    private GameNets pupil(GameNets teacher, int games) throws IOException {
        double rate = games == 1 ? 1e-9 : 3e-3;
        TdPlan plan = new TdPlan(
                TABLA, 8, games, 0, NetPlan.random(OwnInputs.SMALL, 16, 7), new LambdaReturn(0, false), rate, rate / 3);
        Lesson lesson = new TeacherLesson(plan, teacher, ScalarKernel.PLAIN);
        return new TdTrainer(plan, lesson, ScalarKernel.PLAIN, folder.resolve("pupil" + games), 1, line -> {}).train();
    }

    /** The mean difference of the equities that two nets see in the afterstates of games by the first. */
    private static double error(GameNets right, GameNets other) {
        TablesGame game = new TablesGame(TABLA);
        NetEvaluator one = new NetEvaluator(game, right, ScalarKernel.PLAIN);
        NetEvaluator two = new NetEvaluator(game, other, ScalarKernel.PLAIN);
        double[] sum = new double[2];
        Player watched = choice -> {
            choice.show(0);
            sum[0] += Math.abs(one.of(choice.board(), choice.sequel()) - two.of(choice.board(), choice.sequel()));
            sum[1]++;
            return new OnePly(one).choose(choice);
        };
        new SelfPlay(game).play(watched, watched, 5, SelfPlay.Nobody.LISTENS);
        return sum[0] / sum[1];
    }

    private static TdTrainer trainer(TdPlan plan, Path checkpoint, Consumer<String> report) {
        Lesson lesson = new SelfPlayLesson(plan, Weights.handSet(TablesKind.TABLA), ScalarKernel.PLAIN);
        return new TdTrainer(plan, lesson, ScalarKernel.PLAIN, checkpoint, 1, report);
    }
}
