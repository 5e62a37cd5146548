package games.tapa.games;

import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The catalogue: which games there are, and their rules from a preset and options. */
public final class Games {

    private static final List<Entry> ENTRIES = entries();

    private Games() {}

    /**
     * One game of the catalogue.
     *
     * @param id its id, such as {@code tapa}
     * @param family {@code tables} or {@code draughts}
     * @param presets the names of its presets, the default first
     */
    public record Entry(String id, String family, List<String> presets) {
        public Entry {
            presets = List.copyOf(presets);
        }

        public String defaultPreset() {
            return presets.getFirst();
        }
    }

    /** Every game, in the order in which they are offered. */
    public static List<Entry> all() {
        return ENTRIES;
    }

    public static Result<Entry> find(String id) {
        List<String> ids = new ArrayList<>();
        for (Entry entry : ENTRIES) {
            if (entry.id.equals(id)) {
                return Result.ok(entry);
            }
            ids.add(entry.id);
        }
        return Result.bad(
                Problem.Code.UNKNOWN_GAME,
                "game \"" + id + "\": there is no such game; choose one of " + String.join(", ", ids));
    }

    /**
     * The rules of a game.
     *
     * @param id the game
     * @param preset the preset; empty for the game's default
     * @param options what is laid over the preset
     */
    public static Result<TablesGameRules> rules(String id, Optional<String> preset, Map<String, OptionValue> options) {
        return find(id).then(entry -> TablesRules.of(
                        TablesKind.ofKey(entry.id).orElseThrow(), preset.orElse(entry.defaultPreset()), options))
                .map(TablesGameRules::new);
    }

    private static List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (TablesKind kind : TablesKind.values()) {
            entries.add(new Entry(kind.key(), "tables", kind.presets()));
        }
        return List.copyOf(entries);
    }
}
