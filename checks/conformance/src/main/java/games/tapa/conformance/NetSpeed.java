package games.tapa.conformance;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.Afterstates;
import games.tapa.tablesbot.Decisions;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.NetsSource;
import games.tapa.tablesbot.OnePly;

/**
 * How fast positions are judged by the nets of the levels, inputs and net, nothing remembered: those after all results of
 * decisions of self-play. Whoever calls measures the time ({@code e2e/evaluations.mjs}); {@code tapa bench} measures the
 * same on the JVM.
 */
final class NetSpeed {

    private static final long SEED = 1;

    private final Afterstates afterstates;
    private final NetEvaluator evaluator;

    /** Plays as many games as have so many decisions. */
    NetSpeed(String gameName, int decisions, NetsSource nets) {
        TablesKind kind = kind(gameName);
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        GameNets known = nets.of(kind).orThrow();
        evaluator = new NetEvaluator(game, known, nets.kernel());
        afterstates = new Afterstates(Decisions.ofSelfPlay(game, new OnePly(evaluator), decisions, SEED));
    }

    private static TablesKind kind(String name) {
        for (TablesKind kind : TablesKind.values()) {
            if (kind.key().equals(name)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no game is called " + name);
    }

    int batches() {
        return afterstates.batches();
    }

    /** Lays a batch out; says how many positions there are to be judged. */
    int layOut(int batch) {
        return afterstates.layOut(batch);
    }

    /** Judges what is laid out; says what all that was judged so far is worth. */
    double judge() {
        afterstates.judge(evaluator);
        return afterstates.worths();
    }
}
