package games.tapa.trainer;

import games.tapa.jvm.BestWeights;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
import games.tapa.tablesbot.WeightsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Who may take part in a duel, by name: {@code best}, {@code hand-set}, {@code random} or a file of weights. */
public final class Contender {

    private Contender() {}

    /** Makes players for {@code game}, each for one thread. */
    public static Result<Supplier<Player>> named(String name, TablesGame game) {
        return name.equals("random")
                ? Result.ok(RandomPlayer::new)
                : weights(name, game.rules().kind()).map(weights -> () -> new OnePly(game, weights)::best);
    }

    /** The weights of that name for the game; chance has none. */
    public static Result<Weights> weights(String name, TablesKind kind) {
        return switch (name) {
            case "best" -> new BestWeights().of(kind);
            case "hand-set" -> Result.ok(Weights.handSet(kind));
            default -> read(name, kind);
        };
    }

    private static Result<Weights> read(String name, TablesKind kind) {
        try {
            return WeightsFile.read(Files.readAllBytes(Path.of(name))).then(file -> weightsOf(file, name, kind));
        } catch (IOException | InvalidPathException e) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "player \"" + name + "\": there is no such file of weights; name one, or best, hand-set or random");
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
