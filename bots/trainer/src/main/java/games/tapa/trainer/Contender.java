package games.tapa.trainer;

import games.tapa.jvm.BestJudges;
import games.tapa.jvm.BestNets;
import games.tapa.jvm.BestWeights;
import games.tapa.jvm.Kernels;
import games.tapa.jvm.LevelNets;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.GameNets;
import games.tapa.tablesbot.Level;
import games.tapa.tablesbot.Lookahead;
import games.tapa.tablesbot.NetEvaluator;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Who may take part in a duel, by name: {@code first} or {@code best} for the first bot, {@code hand-set} for it with the
 * weights set by hand, or a file of weights; {@code level:1} to {@code level:8} for the levels of the bots; {@code 0ply},
 * {@code 1ply}, {@code 2ply} for the nets that ship with the bear-off database, looking so many rolls ahead,
 * {@code net:FILE} for the nets of a file alone, looking none ahead; {@code recipe} for the yardstick's, {@code recipe:1ply}
 * and so on for them looking rolls ahead; {@code random}; {@code gnubg:0ply} and so on for {@link Gnubg}.
 */
public final class Contender {

    private static final String NET = "net:";
    private static final String LEVEL = "level:";
    private static final String RECIPE = "recipe";
    private static final List<String> PLIES = List.of("0ply", "1ply", "2ply");

    private Contender() {}

    /** Makes players for {@code game}, each for one thread. */
    public static Result<Supplier<Player>> named(String name, TablesGame game) {
        return named(name, game, Gnubg.at("gnubg"));
    }

    /** The same, with GNU Backgammon where it was found. */
    public static Result<Supplier<Player>> named(String name, TablesGame game, Gnubg gnubg) {
        if (Gnubg.isCalled(name)) {
            return gnubg.player(name, game);
        }
        if (name.equals("random")) {
            return Result.ok(RandomPlayer::new);
        }
        if (name.startsWith(LEVEL)) {
            return level(name, game);
        }
        if (name.startsWith(NET)) {
            return nets(name, game.rules().kind()).map(nets -> player(game, nets, 0));
        }
        if (name.equals(RECIPE)) {
            return recipe(name, game, 0);
        }
        if (name.startsWith(RECIPE + ":")) {
            return recipe(name, game, PLIES.indexOf(name.substring(RECIPE.length() + 1)));
        }
        int rolls = PLIES.indexOf(name);
        return rolls >= 0
                ? Result.ok(() -> new Lookahead(game, BestJudges.evaluator(game), rolls)::choose)
                : weights(name, game.rules().kind())
                        .map(weights -> () -> new OnePly(new Equity(game, weights))::choose);
    }

    /** The weights of that name for the game: {@code first} or {@code best}, {@code hand-set}, or a file. */
    public static Result<Weights> weights(String name, TablesKind kind) {
        return switch (name) {
            case "best", "first" -> Result.ok(new BestWeights().of(kind));
            case "hand-set" -> Result.ok(Weights.handSet(kind));
            default ->
                file(name, name)
                        .then(bytes -> named(name, WeightsFile.read(bytes)))
                        .then(file -> weightsOf(file, name, kind));
        };
    }

    private static Result<Supplier<Player>> level(String name, TablesGame game) {
        LevelNets shipped = new LevelNets();
        String number = name.substring(LEVEL.length());
        return Level.of(number.length() == 1 ? number.charAt(0) - '0' : 0)
                .then(level -> shipped.of(game.rules().kind())
                        .map(nets -> () -> level.player(game, nets, shipped.kernel())::choose));
    }

    /** The nets of that name for the game: {@code 0ply} for those that ship, or {@code net:FILE}. */
    public static Result<GameNets> nets(String name, TablesKind kind) {
        if (!name.startsWith(NET)) {
            return name.equals(PLIES.getFirst())
                    ? Result.ok(BestNets.of(kind))
                    : bad(name, "it names no nets; give net: and a file, or 0ply for those that ship");
        }
        return file(name, name.substring(NET.length())).then(bytes -> named(name, GameNets.read(kind, bytes)));
    }

    private static Result<Supplier<Player>> recipe(String name, TablesGame game, int rolls) {
        return rolls < 0
                ? bad(name, "the nets of the recipe look 0 to 2 rolls ahead; name recipe, recipe:1ply or recipe:2ply")
                : named(name, RecipeNets.of(game.rules().kind())).map(nets -> player(game, nets, rolls));
    }

    private static Supplier<Player> player(TablesGame game, GameNets nets, int rolls) {
        return () -> new Lookahead(game, new NetEvaluator(game, nets, Kernels.fastest()), rolls)::choose;
    }

    private static Result<byte[]> file(String name, String path) {
        try {
            return Result.ok(Files.readAllBytes(Path.of(path)));
        } catch (NoSuchFileException | InvalidPathException e) {
            return bad(name, "it is no player's name, and there is no such file; see ./tapa duel --help");
        } catch (IOException e) {
            return bad(name, "the file cannot be read; give one of weights, or net: and one of nets");
        }
    }

    private static Result<Weights> weightsOf(WeightsFile file, String name, TablesKind kind) {
        return file.kind() == kind
                ? Result.ok(file.weights())
                : bad(name, "the file holds weights of " + file.kind().key() + "; name one of " + kind.key());
    }

    /** The same with the player's name before what is wrong. */
    private static <T> Result<T> named(String name, Result<T> read) {
        return read.failure()
                .map(problem -> Result.<T>bad(problem.code(), "player \"" + name + "\": " + problem.message()))
                .orElse(read);
    }

    private static <T> Result<T> bad(String name, String fault) {
        return Result.bad(Problem.Code.BAD_REQUEST, "player \"" + name + "\": " + fault);
    }
}
