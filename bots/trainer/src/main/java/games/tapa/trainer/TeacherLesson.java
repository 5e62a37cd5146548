package games.tapa.trainer;

import games.tapa.kernel.Hex;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Kernel;
import games.tapa.nn.NetInputs;
import games.tapa.nn.NetShape;
import games.tapa.tablesbot.Choice;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.InputSet;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OnePly;
import java.util.ArrayList;
import java.util.List;

/**
 * Games of other, better nets against themselves: what these say of the positions they choose among, one in four, is what
 * the nets in training should say.
 */
public final class TeacherLesson extends Lesson {

    private static final int ONE_IN = 4;

    private final GameNets teacher;

    /**
     * @param teacher the better nets
     * @param kernel whichever is fastest here; the samples are the same
     */
    public TeacherLesson(TdPlan plan, GameNets teacher, Kernel kernel) {
        super(plan, kernel);
        this.teacher = teacher;
    }

    @Override
    List<TdSample> round(int round, GameNets now) {
        SplitMix64 seeds = new SplitMix64(plan.diceSeed(round));
        Labeller one = new Labeller(now, seeds.nextLong());
        Labeller other = new Labeller(now, seeds.nextLong());
        SelfPlay table = new SelfPlay(game);
        for (int i = 0; i < TdPlan.ROUND; i++) {
            table.play(one, other, seeds.nextLong(), Drop.ENDLESS);
        }
        List<TdSample> samples = new ArrayList<>(one.samples);
        samples.addAll(other.samples);
        return samples;
    }

    @Override
    String what() {
        return "teacher " + Hex.write(Sha256.of(teacher.write()));
    }

    private enum Drop implements SelfPlay.Listener {
        ENDLESS;

        @Override
        public void endless(long seed) {}
    }

    /** Plays as the teacher does, now and then at random at first, and notes what the teacher says. */
    private final class Labeller implements Player {

        private final List<TdSample> samples = new ArrayList<>();
        private final SplitMix64 chance;
        private final NetEvaluator says = new NetEvaluator(game, teacher, kernel);
        private final Player player = new Explorer(new OnePly(says)::choose, () -> {});
        private final InputSet inputs;
        private final NetShape shape;

        private Labeller(GameNets now, long seed) {
            chance = new SplitMix64(seed);
            inputs = now.inputs().reader(plan.rules());
            shape = now.nets().getFirst().shape();
        }

        @Override
        public void begin(long seed) {
            player.begin(seed);
        }

        @Override
        public int choose(Choice choice) {
            for (int i = 0; i < choice.size(); i++) {
                if (chance.below(ONE_IN) == 0) {
                    choice.show(i);
                    if (!says.isOver(choice.board())) {
                        note(choice);
                    }
                }
            }
            return player.choose(choice);
        }

        private void note(Choice choice) {
            float[] wanted = says.chances(choice.board(), choice.sequel()).clone();
            NetInputs told = inputs.read(choice.board(), choice.sequel());
            TdSample sample = TdSample.of(Side.WHITE, inputs.net(), shape, told, wanted);
            sample.wanted = wanted;
            samples.add(sample);
        }
    }
}
