package games.tapa.trainer;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesKind;
import games.tapa.tablesbot.GameNets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The yardstick: nets with the inputs, the width and the training that BackgammonGameEngine's author describes, which ship
 * in the jar of this module. See docs/nets.md.
 */
final class RecipeNets {

    private static final String FOLDER = "/META-INF/tapa-recipe/";

    private RecipeNets() {}

    /** Those of a game, or what to do where none have been trained. */
    static Result<GameNets> of(TablesKind kind) {
        String name = kind.key() + ".net";
        try (InputStream in = RecipeNets.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? missing(kind) : GameNets.read(kind, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(FOLDER + name, e);
        }
    }

    private static Result<GameNets> missing(TablesKind kind) {
        return Result.bad(
                Problem.Code.BAD_REQUEST,
                "no nets of the recipe ship for " + kind.key() + "; train some by ./tapa train --game " + kind.key()
                        + " --inputs recipe --games 2000000, and name them as net:FILE");
    }
}
