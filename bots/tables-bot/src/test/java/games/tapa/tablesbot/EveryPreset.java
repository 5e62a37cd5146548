package games.tapa.tablesbot;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import java.util.ArrayList;
import java.util.List;

/** The presets of all games. */
final class EveryPreset {

    private EveryPreset() {}

    static List<TablesGame> ofAllGames() {
        List<TablesGame> games = new ArrayList<>();
        for (TablesKind kind : TablesKind.values()) {
            games.addAll(of(kind));
        }
        return games;
    }

    static List<TablesGame> of(TablesKind kind) {
        return kind.presets().stream()
                .map(preset -> new TablesGame(TablesRules.of(kind, preset).orThrow()))
                .toList();
    }

    /** What a failing test prints. */
    static String name(TablesGame game) {
        return game.rules().kind().key() + " " + game.rules().preset();
    }
}
