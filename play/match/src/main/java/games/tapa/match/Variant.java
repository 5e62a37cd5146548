package games.tapa.match;

import games.tapa.kernel.OptionValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a game of a match is played by: a game, one of its presets, and what is laid over that.
 *
 * @param game the game's id, such as {@code tapa}
 * @param preset the preset's name, such as {@code macedonia}
 * @param options the options laid over the preset; mostly none
 */
public record Variant(String game, String preset, Map<String, OptionValue> options) {

    public Variant {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** A preset as it stands. */
    public static Variant of(String game, String preset) {
        return new Variant(game, preset, Map.of());
    }

    /** Game and preset, such as {@code tapa/macedonia}. */
    public String name() {
        return game + "/" + preset;
    }
}
