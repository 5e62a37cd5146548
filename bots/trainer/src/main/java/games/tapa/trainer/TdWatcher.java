package games.tapa.trainer;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.nn.Forward;
import games.tapa.nn.Kernel;
import games.tapa.nn.Net;
import games.tapa.nn.NetInputs;
import games.tapa.nn.NetShape;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.InputSet;
import games.tapa.tablesbot.Luck;
import games.tapa.tablesbot.Outcomes;
import games.tapa.tablesbot.Sequel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Watches a game and gathers what its positions should have foretold: the λ-return of TD(λ), a mixture of what the later
 * positions foretold and of how the game ended, the luck of the throws between taken off if it is told to. Positions before the last random play are left out: what followed them
 * was no good play. Not for use by several threads at once.
 */
final class TdWatcher implements SelfPlay.Listener {

    private final NetShape shape;
    private final List<Forward> nets = new ArrayList<>();
    private final InputSet inputs;
    private final Outcomes outcomes;
    private final double lambda;
    private final Optional<Luck> luck;

    /** The luck of the throw that has just fallen; empty where it is not taken off, or once it has been. */
    private float[] fallen = {};

    private final List<TdSample> samples = new ArrayList<>();
    private final List<TdSample> gathered = new ArrayList<>();

    /**
     * @param luck takes off luck, as the same nets see it; see {@link LambdaReturn}
     */
    TdWatcher(GameNets nets, Kernel kernel, InputSet inputs, double lambda, Optional<Luck> luck) {
        shape = nets.nets().getFirst().shape();
        for (Net net : nets.nets()) {
            this.nets.add(new Forward(net, kernel));
        }
        this.inputs = inputs;
        outcomes = Outcomes.of(nets.kind());
        this.lambda = lambda;
        this.luck = luck;
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
    public void thrown(TablesPosition.ToThrow position, Dice dice) {
        luck.ifPresent(of -> {
            of.read(position, dice);
            fallen = new float[outcomes.size()];
            for (int outcome = 0; outcome < fallen.length; outcome++) {
                fallen[outcome] = (float) of.of(outcome);
            }
        });
    }

    @Override
    public void played(MoverBoard board, Side side, Sequel sequel) {
        NetInputs told = inputs.read(board, sequel);
        int net = inputs.net();
        TdSample sample = TdSample.of(side, net, shape, told, nets.get(net).ask(told));
        sample.luck = takeFallen();
        samples.add(sample);
    }

    @Override
    public void over(Side side, int balance) {
        float[] wanted = outcomes.certain(balance);
        takeOff(wanted, takeFallen());
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
        takeFallen();
        samples.clear();
    }

    /** What the position before {@code sample} should have foretold, in the view of the side of {@code sample}. */
    private float[] mixed(TdSample sample) {
        float[] mixed = new float[sample.wanted.length];
        for (int outcome = 0; outcome < mixed.length; outcome++) {
            mixed[outcome] = (float) ((1 - lambda) * sample.foretold[outcome] + lambda * sample.wanted[outcome]);
        }
        takeOff(mixed, sample.luck);
        return mixed;
    }

    private float[] takeFallen() {
        float[] taken = fallen;
        fallen = new float[0];
        return taken;
    }

    private static void takeOff(float[] chances, float[] luck) {
        for (int outcome = 0; outcome < luck.length; outcome++) {
            chances[outcome] -= luck[outcome];
        }
    }

    private float[] mirrored(float[] chances) {
        float[] mirrored = new float[chances.length];
        for (int outcome = 0; outcome < chances.length; outcome++) {
            mirrored[outcomes.mirrored(outcome)] = chances[outcome];
        }
        return mirrored;
    }
}
