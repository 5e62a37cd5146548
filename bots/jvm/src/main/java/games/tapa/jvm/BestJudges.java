package games.tapa.jvm;

import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OwnInputs;

/** Judges by the best nets known for each game; read when first asked for. For any number of threads. */
public final class BestJudges implements JudgeSource {

    /** Nothing is read yet. */
    public BestJudges() {}

    @Override
    public Result<Judge> of(TablesGame game) {
        TablesKind kind = game.rules().kind();
        // Nets have no names of their own yet: the file's, and which inputs they were made for.
        String name = kind.key() + "-" + OwnInputs.OURS.version();
        return Judge.of(game, name, new NetEvaluator(game, BestNets.of(kind), Kernels.fastest())::chances);
    }
}
