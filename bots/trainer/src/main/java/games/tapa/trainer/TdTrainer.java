package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Kernel;
import games.tapa.nn.Net;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Trains the nets of a game: rounds of games that a {@link Lesson} plays, each followed by steps of the fit towards what
 * their positions should have foretold. One thread.
 */
public final class TdTrainer {

    private final TdPlan plan;
    private final Lesson lesson;
    private final Path checkpoint;
    private final int pause;
    private final Consumer<String> report;
    private final List<NetFit> fits = new ArrayList<>();

    /**
     * @param kernel whichever is fastest here; the nets are the same
     * @param checkpoint if it is there, the training goes on from it
     * @param pause after how many rounds the checkpoint is written and a line is reported
     * @param report receives those lines
     */
    public TdTrainer(TdPlan plan, Lesson lesson, Kernel kernel, Path checkpoint, int pause, Consumer<String> report) {
        this.plan = plan;
        this.lesson = lesson;
        this.checkpoint = checkpoint;
        this.pause = pause;
        this.report = report;
        TablesKind kind = plan.rules().kind();
        SplitMix64 chance = new SplitMix64(plan.seed());
        for (int i = 0; i < plan.nets().inputs().nets(kind); i++) {
            int net = i;
            fits.add(plan.nets()
                    .start()
                    .map(nets -> new NetFit(nets.nets().get(net), kernel))
                    .orElseGet(() -> new NetFit(plan.nets().shape(kind), kernel, chance)));
        }
    }

    /** Does what the plan says and returns the nets. */
    public GameNets train() throws IOException {
        int done = 0;
        if (Files.exists(checkpoint)) {
            done = TdCheckpoint.read(checkpoint, plan.fingerprint(lesson.what()), fits);
            report.accept("goes on after round " + done + " of " + checkpoint);
        }
        for (int round = done + 1; round <= plan.rounds(); round++) {
            learn(lesson.round(round, nets()), round);
            if (round % pause == 0 || round == plan.rounds()) {
                check();
                TdCheckpoint.write(checkpoint, plan.fingerprint(lesson.what()), round, fits);
                report.accept(
                        "round " + round + " of " + plan.rounds() + ", " + (long) round * TdPlan.ROUND + " games");
            }
        }
        return nets();
    }

    private void check() {
        for (NetFit fit : fits) {
            if (!fit.isFinite()) {
                throw new IllegalStateException("the training went astray: a weight is no number any more");
            }
        }
    }

    /** The nets as they stand. */
    private GameNets nets() {
        List<Net> nets = new ArrayList<>();
        for (NetFit fit : fits) {
            nets.add(fit.net(plan.nets().fineness()));
        }
        return new GameNets(plan.rules().kind(), plan.nets().inputs(), nets);
    }

    private void learn(List<TdSample> samples, int round) {
        SplitMix64 chance = new SplitMix64(~plan.diceSeed(round));
        for (int i = 0; i < fits.size(); i++) {
            List<TdSample> own = new ArrayList<>();
            for (TdSample sample : samples) {
                if (sample.net == i) {
                    own.add(sample);
                }
            }
            shuffle(own, chance);
            fits.get(i).learn(own, TdPlan.BATCH, plan.rate(round));
        }
    }

    private static void shuffle(List<TdSample> samples, SplitMix64 chance) {
        for (int i = samples.size() - 1; i > 0; i--) {
            int other = chance.below(i + 1);
            TdSample kept = samples.get(i);
            samples.set(i, samples.get(other));
            samples.set(other, kept);
        }
    }
}
