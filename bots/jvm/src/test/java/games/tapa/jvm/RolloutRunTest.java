package games.tapa.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutLimits;
import games.tapa.tablesbot.RolloutTally;
import games.tapa.tablesbot.RolloutTrial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rollouts on several threads, stopped and gone on with. */
final class RolloutRunTest {

    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
    private final BestJudges judges = new BestJudges();
    private final GameNets nets = BestNets.of(TablesKind.TAPA);

    @AfterEach
    void shutDown() {
        pool.shutdown();
    }

    @Test
    void anyNumberOfThreadsGivesTheSameBits() throws InterruptedException, IOException {
        double[] alone = played(rollout(1), 100, 1).numbers();
        assertThat(played(rollout(1), 100, 2).numbers()).isEqualTo(alone);
        assertThat(played(rollout(1), 100, 3).numbers()).isEqualTo(alone);
        assertThat(played(rollout(2), 100, 1).numbers()).isNotEqualTo(alone);
    }

    @Test
    void aRolloutThatWasStoppedGoesOnAsIfItHadNot(@TempDir Path folder) throws InterruptedException, IOException {
        double[] whole = played(rollout(1), 90, 1).numbers();
        RolloutCheckpoint checkpoint = new RolloutCheckpoint(folder.resolve("rollout"), rollout(1), nets);
        RolloutTally first = checkpoint.read();
        assertThat(first.trials()).isZero();
        AtomicInteger asked = new AtomicInteger();
        run(first, 2).play(new RolloutLimits(90, 0, 0), () -> asked.incrementAndGet() > 40, tally -> {});
        assertThat(first.trials()).isBetween(40, 45);
        checkpoint.write(first);
        RolloutTally second = checkpoint.read();
        assertThat(second.numbers()).isEqualTo(first.numbers());
        run(second, 2).play(new RolloutLimits(90, 0, 0), () -> false, tally -> {});
        assertThat(second.trials()).isEqualTo(90);
        assertThat(second.numbers()).isEqualTo(whole);
        assertThat(second.leadError(0, 1)).isEqualTo(played(rollout(1), 90, 1).leadError(0, 1));
    }

    @Test
    void aRolloutStoppedAtOnceHasTwoTrials() throws InterruptedException, IOException {
        RolloutTally tally = new RolloutTally(rollout(1));
        run(tally, 1).play(new RolloutLimits(1296, 0, 0), () -> true, seen -> {});
        assertThat(tally.trials()).isEqualTo(2);
    }

    @Test
    void aRolloutEndsOnceItsStandardErrorsAreSmall() throws InterruptedException, IOException {
        RolloutTally tally = new RolloutTally(rollout(1));
        List<Integer> rounds = new ArrayList<>();
        run(tally, 2).play(new RolloutLimits(1296, 0.02, 0), () -> false, seen -> rounds.add(seen.trials()));
        assertThat(tally.trials()).isBetween(144, 1000);
        assertThat(tally.trials() % 36).isZero();
        assertThat(tally.error(0)).isLessThanOrEqualTo(0.02);
        assertThat(tally.error(1)).isLessThanOrEqualTo(0.02);
        assertThat(rounds).startsWith(36, 72, 108).endsWith(tally.trials());
    }

    @Test
    void aRolloutEndsOnceTheBestIsClear() throws InterruptedException, IOException {
        RolloutTally sure = new RolloutTally(rollout(1));
        run(sure, 2).play(new RolloutLimits(300, 0, 0.25), () -> false, seen -> {});
        RolloutTally unsure = new RolloutTally(rollout(1));
        run(unsure, 2).play(new RolloutLimits(300, 0, 0), () -> false, seen -> {});
        assertThat(sure.trials()).isBetween(144, 299);
        assertThat(unsure.trials()).isEqualTo(300);
    }

    @Test
    void aCheckpointOfAnotherRolloutOrADamagedOneIsRefused(@TempDir Path folder)
            throws InterruptedException, IOException {
        Path path = folder.resolve("rollout");
        new RolloutCheckpoint(path, rollout(1), nets).write(played(rollout(1), 5, 1));
        assertThatThrownBy(() -> new RolloutCheckpoint(path, rollout(2), nets).read())
                .isInstanceOf(BadCheckpoint.class)
                .hasMessage("checkpoint " + path
                        + ": it belongs to another rollout; name another --checkpoint or delete it");
        byte[] whole = Files.readAllBytes(path);
        for (int length : new int[] {0, 3, 17, whole.length - 8, whole.length - 1}) {
            Files.write(path, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> new RolloutCheckpoint(path, rollout(1), nets).read())
                    .as("%d bytes", length)
                    .isInstanceOf(BadCheckpoint.class);
        }
        Files.write(path, Arrays.copyOf(whole, whole.length + 16));
        assertThatThrownBy(() -> new RolloutCheckpoint(path, rollout(1), nets).read())
                .isInstanceOf(BadCheckpoint.class);
    }

    private RolloutTally played(Rollout rollout, int trials, int threads) throws InterruptedException, IOException {
        RolloutTally tally = new RolloutTally(rollout);
        run(tally, threads).play(new RolloutLimits(trials, 0, 0), () -> false, seen -> {});
        assertThat(tally.trials()).isEqualTo(trials);
        return tally;
    }

    private RolloutRun run(RolloutTally tally, int threads) {
        return new RolloutRun(
                tally, () -> new RolloutTrial(tally.rollout(), judges.of(game).orThrow()), pool, threads);
    }

    /** Two plays of a race, two throws each. */
    private Rollout rollout(long seed) {
        TablesBoard board = BoardText.read(
                        "6:W4 5:W3 2:W2 19:B4 20:B3 23:B2", game.rules().laws())
                .orThrow();
        TablesPosition.ToMove position = game.rolled(board, Side.WHITE, new Dice(2, 1), 9);
        List<TablesPosition> candidates = new ArrayList<>();
        for (TablesPlay play : game.plays(position).subList(0, 2)) {
            candidates.add(game.after(position, play));
        }
        return new Rollout(game, Side.WHITE, candidates, seed, 2, 0);
    }
}
