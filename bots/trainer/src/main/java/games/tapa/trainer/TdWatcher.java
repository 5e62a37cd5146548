package games.tapa.trainer;

import games.tapa.kernel.Side;
import games.tapa.nn.Forward;
import games.tapa.nn.Kernel;
import games.tapa.nn.Net;
import games.tapa.nn.NetInputs;
import games.tapa.nn.NetShape;
import games.tapa.tables.MoverBoard;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.InputSet;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Sequel;
import java.util.ArrayList;
import java.util.List;

/**
 * Watches a game and gathers what its positions should have foretold: the λ-return of TD(λ), a mixture of what the later
 * positions foretold and of how the game ended. Positions before the last random play are left out: what followed them
 * was no good play. Not for use by several threads at once.
 */
final class TdWatcher implements SelfPlay.Listener {

    private final NetShape shape;
    private final List<Forward> nets = new ArrayList<>();
    private final InputSet inputs;
    private final Outcomes outcomes;
    private final double lambda;
    private final List<TdSample> samples = new ArrayList<>();
    private final List<TdSample> gathered = new ArrayList<>();

    TdWatcher(GameNets nets, Kernel kernel, InputSet inputs, double lambda) {
        shape = nets.nets().getFirst().shape();
        for (Net net : nets.nets()) {
            this.nets.add(new Forward(net, kernel));
        }
        this.inputs = inputs;
        outcomes = Outcomes.of(nets.kind());
        this.lambda = lambda;
    }

    /** Forgets the positions so far: a random play has been made. */
    void strayed() {
        samples.clear();
    }

    /** The samples of the games since it was asked last, in the order they were played. */
    List<TdSample> gathered() {
        List<TdSample> all = List.copyOf(gathered);
        gathered.clear();
        return all;
    }

    @Override
    public void played(MoverBoard board, Side side, Sequel sequel) {
        NetInputs told = inputs.read(board, sequel);
        int net = inputs.net();
        samples.add(TdSample.of(side, net, shape, told, nets.get(net).ask(told)));
    }

    @Override
    public void over(Side side, int balance) {
        float[] wanted = outcomes.certain(balance);
        Side viewer = side;
        for (int i = samples.size() - 1; i >= 0; i--) {
            TdSample sample = samples.get(i);
            sample.wanted = sample.side == viewer ? wanted : mirrored(wanted);
            viewer = sample.side;
            wanted = mixed(sample);
        }
        gathered.addAll(samples);
        samples.clear();
    }

    /** Nothing is learned from it. */
    @Override
    public void endless(long seed) {
        samples.clear();
    }

    /** What the position before {@code sample} should have foretold, in the view of the side of {@code sample}. */
    private float[] mixed(TdSample sample) {
        float[] mixed = new float[sample.wanted.length];
        for (int outcome = 0; outcome < mixed.length; outcome++) {
            mixed[outcome] = (float) ((1 - lambda) * sample.foretold[outcome] + lambda * sample.wanted[outcome]);
        }
        return mixed;
    }

    private float[] mirrored(float[] chances) {
        float[] mirrored = new float[chances.length];
        for (int outcome = 0; outcome < chances.length; outcome++) {
            mirrored[outcomes.mirrored(outcome)] = chances[outcome];
        }
        return mirrored;
    }
}
