package games.tapa.trainer;

import games.tapa.kernel.SplitMix64;
import games.tapa.nn.Kernel;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Luck;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import java.util.List;
import java.util.Optional;

/** Games of the nets in training against themselves, the first of them played by the first bot; see {@link TdWatcher}. */
public final class SelfPlayLesson extends Lesson {

    private final Weights teacher;

    /**
     * @param teacher how the first bot plays that game
     * @param kernel whichever is fastest here; the samples are the same
     */
    public SelfPlayLesson(TdPlan plan, Weights teacher, Kernel kernel) {
        super(plan, kernel);
        this.teacher = teacher;
    }

    @Override
    List<TdSample> round(int round, GameNets now) {
        TdWatcher watcher = plan.isTaught(round)
                ? watcher(now, 1, Optional.empty())
                : watcher(now, plan.wanted().lambda(), luck(now));
        Player one = new Explorer(player(round, now), watcher::strayed);
        Player other = new Explorer(player(round, now), watcher::strayed);
        SelfPlay table = new SelfPlay(game);
        SplitMix64 seeds = new SplitMix64(plan.diceSeed(round));
        for (int i = 0; i < TdPlan.ROUND; i++) {
            table.play(one, other, seeds.nextLong(), watcher);
        }
        return watcher.gathered();
    }

    @Override
    String what() {
        return "self-play";
    }

    private TdWatcher watcher(GameNets now, double lambda, Optional<Luck> luck) {
        return new TdWatcher(now, kernel, now.inputs().reader(plan.rules()), lambda, luck);
    }

    private Optional<Luck> luck(GameNets now) {
        if (!plan.wanted().withoutLuck()) {
            return Optional.empty();
        }
        Judge judge = Judge.of(game, "nets in training", new NetEvaluator(game, now, kernel)::chances)
                .orThrow();
        return Optional.of(new Luck(game, judge));
    }

    private Player player(int round, GameNets nets) {
        return plan.isTaught(round)
                ? new OnePly(new Equity(game, teacher))::choose
                : new OnePly(new NetEvaluator(game, nets, kernel))::choose;
    }
}
