package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.nn.Kernel;
import games.tapa.nn.ScalarKernel;
import games.tapa.tables.TablesKind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The nets whose files have been handed in so far, in plain Java. Not for use by several threads at once. */
public final class LoadedNets implements NetsSource {

    private final Map<TablesKind, GameNets> loaded = new LinkedHashMap<>();

    /** No nets yet. */
    public LoadedNets() {}

    /** Takes the nets of a game from their file; says what is wrong with the file, and then takes none. */
    public Optional<Problem> load(byte[] file) {
        Result<GameNets> read = GameNets.read(file, OwnInputs.SMALL);
        read.toOptional().ifPresent(nets -> loaded.put(nets.kind(), nets));
        return read.failure();
    }

    @Override
    public Result<GameNets> of(TablesKind kind) {
        return Optional.ofNullable(loaded.get(kind))
                .map(Result::ok)
                .orElseGet(() -> Result.bad(
                        Problem.Code.BAD_REQUEST,
                        "nets of " + kind.key() + ": they are not loaded; hand in their file first"));
    }

    @Override
    public Kernel kernel() {
        return ScalarKernel.PLAIN;
    }
}
