package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.jvm.Kernels;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OwnInputs;
import games.tapa.tablesbot.Sequel;
import games.tapa.tablesbot.Weights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Training in a game that is solved: two checkers a side, twelve points apart from home, with pins on the way. */
final class SolvedGameTest {

    private static final TablesRules RULES = TablesRules.of(
                    TablesKind.TAPA,
                    "mali",
                    Map.of("mother", new OptionValue.Text("off"), "setup", new OptionValue.Text("12:W2 7:B2")))
            .orThrow();

    private static final int GAMES = 60_000;
    private static final int COMPARED = 300;

    @TempDir
    Path folder = Path.of("");

    private final TablesGame game = new TablesGame(RULES);
    private final ExactEquities exact = new ExactEquities(game);

    @Test
    void selfPlayQuartersTheErrorAtLeastAndEndsWithinATwentiethOfAPoint() throws IOException {
        double before = meanError(nets(TdPlan.ROUND, 1e-9));
        double after = meanError(nets(GAMES, 1e-2));
        assertThat(after).isLessThan(before / 4).isLessThan(0.05);
    }

    private GameNets nets(int games, double rate) throws IOException {
        NetPlan nets = NetPlan.random(OwnInputs.OURS, 32, 12);
        TdPlan plan = new TdPlan(RULES, 1, games, 0, nets, new LambdaReturn(0.7, false), rate, rate / 30);
        Lesson lesson = new SelfPlayLesson(plan, Weights.handSet(TablesKind.TAPA), Kernels.fastest());
        return new TdTrainer(plan, lesson, Kernels.fastest(), folder.resolve("nets" + games), games, line -> {})
                .train();
    }

    /** How far the nets are off on average, on the boards of random games. */
    private double meanError(GameNets nets) {
        NetEvaluator evaluator = new NetEvaluator(game, nets, Kernels.fastest());
        SplitMix64 chance = new SplitMix64(5);
        Player random = choice -> {
            int taken = chance.below(choice.size());
            choice.show(taken);
            return taken;
        };
        double[] sum = new double[2];
        SelfPlay table = new SelfPlay(game);
        for (int i = 0; i < COMPARED; i++) {
            table.play(random, random, 1000L + i, new SelfPlay.Listener() {
                @Override
                public void played(MoverBoard board, Side side, Sequel sequel) {
                    sum[0] += Math.abs(exact.after(board.toBoard(side), side) - evaluator.of(board, sequel));
                    sum[1]++;
                }
            });
        }
        return sum[0] / sum[1];
    }
}
