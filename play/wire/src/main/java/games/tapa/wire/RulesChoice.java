package games.tapa.wire;

import games.tapa.kernel.OptionValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Rules as somebody asked for them (5.3): a preset and options laid over it, checked by nobody yet.
 *
 * @param preset the preset's name; empty means the game's default
 * @param options option names and values in the order given
 */
public record RulesChoice(Optional<String> preset, Map<String, OptionValue> options) {

    /** The game's default preset with nothing laid over it. */
    public static final RulesChoice DEFAULT = new RulesChoice(Optional.empty(), Map.of());

    public RulesChoice {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** A preset with nothing laid over it. */
    public static RulesChoice ofPreset(String preset) {
        return new RulesChoice(Optional.of(preset), Map.of());
    }
}
