package games.tapa.tables;

import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import java.util.List;

/** The presets by game and name (5.3). */
final class Presets {

    private static final List<String> TAPA =
            List.of("mali", "macedonia", "bulgaria", "plakoto-greek", "plakoto-instant", "mahbouseh", "mahbouseh-31");
    private static final List<String> TABLA =
            List.of("tabla", "tabla-bulgaria", "tavla", "portes", "backgammon", "chelebi");
    private static final List<String> GULBARA =
            List.of("gulbara", "gulbara-simple", "crazy-narde", "fevga", "moultezim", "long-narde");

    private Presets() {}

    /** The names of a game's presets, the default first. */
    static List<String> names(TablesKind kind) {
        return switch (kind) {
            case TAPA -> TAPA;
            case TABLA -> TABLA;
            case GULBARA -> GULBARA;
        };
    }

    /** The preset of {@code kind} that goes by {@code name}; the name of the game means its default. */
    static Result<RulesDraft> named(TablesKind kind, String name) {
        List<String> names = names(kind);
        String preset = name.equals(kind.key()) ? names.getFirst() : name;
        if (!names.contains(preset)) {
            return Result.bad(
                    Problem.Code.UNKNOWN_PRESET,
                    "preset \"" + name + "\": " + kind.key() + " has no such preset; choose one of "
                            + String.join(", ", names));
        }
        RulesDraft draft = new RulesDraft(kind, preset);
        switch (kind) {
            case TAPA -> TapaPresets.lay(preset, draft);
            case TABLA -> TablaPresets.lay(preset, draft);
            case GULBARA -> GulBaraPresets.lay(preset, draft);
        }
        return Result.ok(draft);
    }
}
