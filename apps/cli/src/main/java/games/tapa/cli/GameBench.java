package games.tapa.cli;

import games.tapa.jvm.BestJudges;
import games.tapa.jvm.BestNets;
import games.tapa.jvm.Kernels;
import games.tapa.jvm.LevelNets;
import games.tapa.kernel.Side;
import games.tapa.nn.Kernel;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Decisions;
import games.tapa.tablesbot.Evaluator;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Lookahead;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Ranked;
import games.tapa.tablesbot.Rollout;
import games.tapa.tablesbot.RolloutPlays;
import games.tapa.trainer.Gnubg;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What is measured of a game. The decisions come from games that the large nets play at first sight. */
final class GameBench {

    private static final long SEED = 1;
    private static final int MOST_PLIES = 2;
    private static final int COMPARED = 5;
    private static final String LARGE = "large nets, ";

    private final TablesGame game;
    private final Clocks clocks;
    private final BenchOptions options;
    private final Decisions decisions;

    GameBench(TablesGame game, Clocks clocks, BenchOptions options) {
        this.game = game;
        this.clocks = clocks;
        this.options = options;
        decisions = Decisions.ofSelfPlay(game, new OnePly(fastest()), options.decisions(), SEED);
    }

    /** Both nets with both kernels, the ones that play here first. */
    List<Supplier<Measured>> evaluations() {
        TablesKind kind = game.rules().kind();
        GameNets large = BestNets.of(kind);
        GameNets small = new LevelNets().of(kind).orThrow();
        List<Supplier<Measured>> all = new ArrayList<>();
        if (hasVectors()) {
            all.add(() -> speed(LARGE + "vectors", large, Kernels.fastest()));
            all.add(() -> speed("small nets, vectors", small, Kernels.fastest()));
        }
        all.add(() -> speed(LARGE + "plain Java", large, ScalarKernel.PLAIN));
        all.add(() -> speed("small nets, plain Java", small, ScalarKernel.PLAIN));
        return all;
    }

    private static boolean hasVectors() {
        return Kernels.fastest() != ScalarKernel.PLAIN;
    }

    private EvaluationSpeed speed(String what, GameNets nets, Kernel kernel) {
        return EvaluationSpeed.measure(clocks, what, decisions, new NetEvaluator(game, nets, kernel), options.times());
    }

    List<Supplier<Measured>> decisions() {
        List<Supplier<Measured>> all = new ArrayList<>();
        for (int plies = 0; plies <= MOST_PLIES; plies++) {
            int ahead = plies;
            all.add(() -> DecisionTime.measure(
                    clocks, ahead + "-ply", decisions, new Lookahead(game, fastest(), ahead), options.searched()));
        }
        return all;
    }

    List<Supplier<Measured>> rollouts() {
        RolloutPlays plays = compared();
        return List.of(() -> rollout(plays, options.truncate()), () -> rollout(plays, Rollout.TO_THE_END));
    }

    private RolloutTime rollout(RolloutPlays plays, int throwsPlayed) {
        return RolloutTime.measure(clocks, plays, this::judge, throwsPlayed, options.trials(), options.threads());
    }

    PeerSpeed peer(Gnubg gnubg, int rounds) {
        String what = game.rules().kind().key() + ", " + LARGE + (hasVectors() ? "vectors" : "plain Java");
        return PeerSpeed.measure(clocks, what, gnubg, rounds, decisions, fastest());
    }

    private Judge judge() {
        return new BestJudges().of(game).orThrow();
    }

    private Evaluator fastest() {
        return new NetEvaluator(game, BestNets.of(game.rules().kind()), Kernels.fastest());
    }

    /** The best plays, at one roll ahead, of the first decision in the middle of a game that has so many. */
    private RolloutPlays compared() {
        TablesBoard start = game.rules().start();
        for (TablesPosition.ToMove position : decisions.positions()) {
            if (2 * pips(position.board()) <= pips(start)
                    && game.plays(position).size() >= COMPARED) {
                return new RolloutPlays(game, position, best(position));
            }
        }
        // So few decisions were wanted that no game got to its middle.
        TablesPosition.ToMove last = decisions.positions().getLast();
        return new RolloutPlays(game, last, best(last));
    }

    private List<TablesPlay> best(TablesPosition.ToMove position) {
        List<TablesPlay> best = new ArrayList<>();
        for (Ranked ranked : new Analysis(game, judge()).rank(position, Budget.ofPlies(1), COMPARED)) {
            best.add(ranked.play());
        }
        return best;
    }

    private static int pips(TablesBoard board) {
        return board.pips(Side.WHITE) + board.pips(Side.BLACK);
    }
}
