package games.tapa.jvm;

import games.tapa.kernel.Result;
import games.tapa.tables.Doubles;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Bearoff;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.RaceEvaluator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Judges by the best nets known for each game, and by the bear-off database once both sides are home; read and made when
 * there is first need. For any number of threads.
 */
public final class BestJudges implements JudgeSource {

    private static final Map<Doubles, Bearoff> BEAROFFS = new ConcurrentHashMap<>();

    /** Nothing is read yet. */
    public BestJudges() {}

    @Override
    public Result<Judge> of(TablesGame game) {
        TablesKind kind = game.rules().kind();
        // Nets have no names of their own yet: the file's, and which inputs they were made for.
        String name = kind.key() + "-" + OwnInputs.OURS.version();
        return Judge.of(game, name, evaluator(game)::chances);
    }

    /** What they judge by, for one thread; under all rules, and in the points that the nets of the game know. */
    public static RaceEvaluator evaluator(TablesGame game) {
        NetEvaluator nets = new NetEvaluator(game, BestNets.of(game.rules().kind()), Kernels.fastest());
        return new RaceEvaluator(game, nets, BestJudges::bearoff);
    }

    private static Bearoff bearoff(Doubles doubles) {
        return BEAROFFS.computeIfAbsent(doubles, Bearoff::make);
    }
}
