package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.PositionFeatures;
import games.tapa.tablesbot.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Tunes weights by self-play: the bot plays itself with the weights it has, a fit learns from those games, and so on in
 * steps; now and then a duel decides whether the new weights are the best so far. One thread.
 */
public final class Tuner {

    private static final int STEPS_TO_GATE = 5;

    private final TunePlan plan;
    private final TablesGame game;
    private final Path checkpoint;
    private final Consumer<String> report;
    private final NewtonFit fit;
    private final double[][] best;

    /**
     * @param start the weights to begin with
     * @param checkpoint written after each step; if it is there, the tuning goes on from it
     * @param report receives a line after each step
     */
    public Tuner(TunePlan plan, Weights start, Path checkpoint, Consumer<String> report) {
        this.plan = plan;
        this.checkpoint = checkpoint;
        this.report = report;
        game = new TablesGame(plan.rules());
        fit = new NewtonFit(start);
        best = new double[start.phases()][start.size()];
        keep(fit.weights);
    }

    /** Does what the plan says and returns the best weights. */
    public Weights tune() throws IOException {
        int done = 0;
        if (Files.exists(checkpoint)) {
            done = Checkpoint.read(checkpoint, plan.fingerprint(), fit, best);
            report.accept("goes on after step " + done + " of " + checkpoint);
        }
        for (int step = done + 1; step <= plan.steps(); step++) {
            selfPlay(step);
            fit.step(step / (step + 2.0));
            String gate = "";
            if (step % STEPS_TO_GATE == 0 || step == plan.steps()) {
                gate = ": " + gate();
            }
            Checkpoint.write(checkpoint, plan.fingerprint(), step, fit, best);
            report.accept("step " + step + ", " + (long) step * plan.games() + " games" + gate);
        }
        return Weights.of(best);
    }

    private void selfPlay(int step) {
        Player player = new OnePly(new Equity(game, Weights.of(fit.weights)))::choose;
        Watcher watcher =
                new Watcher(fit, new PositionFeatures(plan.rules()), plan.lambda(), Equity.mostPoints(plan.rules()));
        SelfPlay table = new SelfPlay(game);
        SplitMix64 seeds = new SplitMix64(plan.seed() + step);
        for (int i = 0; i < plan.games(); i++) {
            table.play(player, player, seeds.nextLong(), watcher);
        }
    }

    /** The new weights against the best so far; the winner is the best. */
    private DuelScore gate() {
        double[][] rounded = fit.rounded(Weights.UNIT);
        Weights now = Weights.of(rounded);
        Weights so = Weights.of(best);
        Duel duel = new Duel(
                game, () -> new OnePly(new Equity(game, now))::choose, () -> new OnePly(new Equity(game, so))::choose);
        DuelScore score = duel.play(plan.gatePairs(), plan.seed(), 1);
        if (score.points() > 0) {
            keep(rounded);
        }
        return score;
    }

    private void keep(double[][] weights) {
        for (int phase = 0; phase < best.length; phase++) {
            System.arraycopy(weights[phase], 0, best[phase], 0, best[phase].length);
        }
    }
}
