package games.tapa.tablesbot;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesKind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The weights whose files have been handed in so far. Not for use by several threads at once. */
public final class LoadedWeights implements WeightsSource {

    private final Map<TablesKind, Weights> loaded = new LinkedHashMap<>();

    /** No weights yet. */
    public LoadedWeights() {}

    /** Takes the weights of a game from its file; says what is wrong with the file, and then takes none. */
    public Optional<Problem> load(byte[] file) {
        Result<WeightsFile> read = WeightsFile.read(file);
        read.toOptional().ifPresent(weights -> loaded.put(weights.kind(), weights.weights()));
        return read.failure();
    }

    @Override
    public Result<Weights> of(TablesKind kind) {
        return Optional.ofNullable(loaded.get(kind))
                .map(Result::ok)
                .orElseGet(() -> Result.bad(
                        Problem.Code.BAD_REQUEST,
                        "weights of " + kind.key() + ": they are not loaded; hand in their file first"));
    }
}
