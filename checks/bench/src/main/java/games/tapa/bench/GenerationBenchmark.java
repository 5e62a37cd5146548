package games.tapa.bench;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Generation on one thread: positions of random games under each game's default preset, all 21 rolls each, doubles as
 * four dice, every result written to the caller's buffer. One operation is one position; {@code rolls} and
 * {@code results} are per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 2)
public class GenerationBenchmark {

    private static final int POSITIONS = 4096;

    /** The game. */
    @Param({"TAPA", "TABLA", "GULBARA"})
    public TablesKind kind = TablesKind.TAPA;

    private final List<PlayGenerator> generator = new ArrayList<>();
    private final List<MoverBoard> boards = new ArrayList<>();
    private final long[] out = new long[2 * PlayGenerator.MOST_RESULTS];
    private int next;

    /** What was generated. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Generated {
        /** Rolls generated. */
        public long rolls;

        /** Results written. */
        public long results;
    }

    /** Plays random games and keeps every position met. */
    @Setup
    public void playGames() {
        TablesGame game = new TablesGame(TablesRules.of(kind, kind.key()).orThrow());
        generator.add(new PlayGenerator(game.rules()));
        SplitMix64 rng = new SplitMix64(1);
        while (boards.size() < POSITIONS) {
            TablesPosition position = game.start(Side.WHITE);
            while (!(position instanceof TablesPosition.Over)) {
                position = onwards(game, position, rng);
            }
        }
    }

    private TablesPosition onwards(TablesGame game, TablesPosition position, SplitMix64 rng) {
        if (position instanceof TablesPosition.ToMove toMove) {
            List<TablesPlay> plays = game.plays(toMove);
            return game.after(toMove, plays.get(rng.below(plays.size())));
        }
        MoverBoard board = new MoverBoard();
        TablesPosition.ToThrow toThrow = (TablesPosition.ToThrow) position;
        board.set(toThrow.board(), toThrow.turn());
        boards.add(board);
        return game.thrown(toThrow, rng.dice());
    }

    @Benchmark
    public int everyRollOfAPosition(Generated generated) {
        PlayGenerator generate = generator.getFirst();
        MoverBoard board = boards.get(next);
        next = (next + 1) % boards.size();
        int results = 0;
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                results += generate.generate(board, larger, smaller, out);
            }
        }
        generated.rolls += 21;
        generated.results += results;
        return results;
    }
}
