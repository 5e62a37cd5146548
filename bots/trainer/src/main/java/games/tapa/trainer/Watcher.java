package games.tapa.trainer;

import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.PositionFeatures;
import java.util.ArrayList;
import java.util.List;

/**
 * Watches games and teaches a fit what each position should have foretold: the λ-return of TD(λ), a mixture of what the
 * later positions of the game foretold and of how it ended. Not for use by several threads at once.
 */
final class Watcher implements SelfPlay.Listener {

    private final NewtonFit fit;
    private final PositionFeatures features;
    private final double lambda;
    private final double most;
    private Side viewer = Side.WHITE;
    private final List<Sample> samples = new ArrayList<>();

    Watcher(NewtonFit fit, PositionFeatures features, double lambda, double most) {
        this.fit = fit;
        this.features = features;
        this.lambda = lambda;
        this.most = most;
    }

    @Override
    public void awaits(MoverBoard board, Side other) {
        viewer = other;
        features.read(board);
        samples.add(new Sample(features));
    }

    @Override
    public void over(Side side, int balance) {
        double result = (side == viewer ? balance : -balance) / most;
        for (int i = samples.size() - 1; i >= 0; i--) {
            double foretold = Equity.tanh(fit.sum(samples.get(i)));
            fit.add(samples.get(i), result);
            result = -((1 - lambda) * foretold + lambda * result);
        }
        samples.clear();
    }
}
