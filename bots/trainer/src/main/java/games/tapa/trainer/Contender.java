package games.tapa.trainer;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.Equity;
import games.tapa.tablesbot.OnePly;
import games.tapa.tablesbot.Weights;
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
                : weights(name, game.rules().kind()).map(weights -> () -> new OnePly(new Equity(game, weights))::best);
    }

    /** The weights of that name for the game; chance has none. */
    public static Result<Weights> weights(String name, TablesKind kind) {
        return switch (name) {
            case "best" -> Result.ok(Weights.best(kind));
            case "hand-set" -> Result.ok(Weights.handSet(kind));
            default -> read(name, kind);
        };
    }

    private static Result<Weights> read(String name, TablesKind kind) {
        try {
            return Weights.read(kind, Files.readString(Path.of(name)));
        } catch (IOException | InvalidPathException e) {
            return Result.bad(
                    Problem.Code.BAD_REQUEST,
                    "player \"" + name + "\": there is no such file of weights; name one, or best, hand-set or random");
        }
    }
}
