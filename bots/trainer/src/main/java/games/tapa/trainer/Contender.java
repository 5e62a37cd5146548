package games.tapa.trainer;

import games.tapa.jvm.BestNets;
import games.tapa.jvm.BestWeights;
import games.tapa.jvm.Kernels;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Lookahead;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Who may take part in a duel, by name: {@code first} or {@code best} for the first bot, {@code hand-set} for it with the
 * weights set by hand, {@code random}, {@code net} for the
 * nets that ship, {@code 0ply}, {@code 1ply}, {@code 2ply} for them with so many rolls of look-ahead, {@code net:FILE} for those of a file, or a file of weights.
 */
public final class Contender {

    private static final String NET = "net:";
    private static final List<String> PLIES = List.of("0ply", "1ply", "2ply");

    private Contender() {}

    /** Makes players for {@code game}, each for one thread. */
    public static Result<Supplier<Player>> named(String name, TablesGame game) {
        if (name.equals("random")) {
            return Result.ok(RandomPlayer::new);
        }
        if (name.equals("net")) {
            return BestNets.of(game.rules().kind()).map(nets -> player(game, nets, 0));
        }
        int rolls = PLIES.indexOf(name);
        if (rolls >= 0) {
            return BestNets.of(game.rules().kind()).map(nets -> player(game, nets, rolls));
        }
        return name.startsWith(NET)
                ? nets(name.substring(NET.length()), game)
                : weights(name, game.rules().kind())
                        .map(weights -> () -> new OnePly(new Equity(game, weights))::choose);
    }

    /** The weights of that name for the game; chance has none. */
    public static Result<Weights> weights(String name, TablesKind kind) {
        return switch (name) {
            case "best", "first" -> new BestWeights().of(kind);
            case "hand-set" -> Result.ok(Weights.handSet(kind));
            default -> read(name, kind);
        };
    }

    private static Result<Weights> read(String name, TablesKind kind) {
        return file(
                        name,
                        "player \"" + name
                                + "\": there is no such file of weights; name one, or 1ply, net, net:FILE, first, "
                                + "hand-set or random")
                .then(WeightsFile::read)
                .then(file -> weightsOf(file, name, kind));
    }

    private static Result<Supplier<Player>> nets(String name, TablesGame game) {
        return file(name, "player \"" + NET + name + "\": there is no such file of nets; ./tapa train makes one")
                .then(bytes -> GameNets.read(game.rules().kind(), bytes))
                .map(nets -> player(game, nets, 0));
    }

    private static Supplier<Player> player(TablesGame game, GameNets nets, int rolls) {
        return () -> new Lookahead(game, new NetEvaluator(game, nets, Kernels.fastest()), rolls)::choose;
    }

    private static Result<byte[]> file(String name, String missing) {
        try {
            return Result.ok(Files.readAllBytes(Path.of(name)));
        } catch (IOException | InvalidPathException e) {
            return Result.bad(Problem.Code.BAD_REQUEST, missing);
        }
    }

    private static Result<Weights> weightsOf(WeightsFile file, String name, TablesKind kind) {
        return file.kind() == kind
                ? Result.ok(file.weights())
                : Result.bad(
                        Problem.Code.BAD_REQUEST,
                        "player \"" + name + "\": the file holds weights of "
                                + file.kind().key() + "; name one of " + kind.key());
    }
}
