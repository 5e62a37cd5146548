package games.tapa.client;

import games.tapa.games.MatchPresets;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Result;
import games.tapa.match.MatchRules;
import games.tapa.match.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which match was chosen.
 *
 * @param name the name of a match, or {@link #SINGLE}
 * @param target the points that win a match of one game; a match with a name has its own
 * @param pinnedBlocks the switch "pinned at home blocks bearing off", laid over the presets of Tapa in a match with a
 *     name; empty leaves each as it is, and off, which only saved matches of old have, lets the others go off
 */
record MatchChoice(String name, int target, Optional<Boolean> pinnedBlocks) {

    /** The match of one game over and over. */
    static final String SINGLE = "single";

    private static final int MOST_POINTS = 100;

    /**
     * The rules of the match.
     *
     * @param game what a match of one game is played by
     */
    Result<MatchRules> rules(Variant game) {
        if (!name.equals(SINGLE)) {
            return MatchPresets.named(name).map(this::withSwitch);
        }
        return target > MOST_POINTS
                ? Result.bad(
                        Problem.Code.BAD_RULES,
                        "target " + target + ": a match at this table is played to at most " + MOST_POINTS + " points")
                : MatchPresets.single(game, target);
    }

    /** What the switch lays over a preset of {@code game}. */
    static Map<String, OptionValue> laidOver(String game, Optional<Boolean> pinnedBlocks) {
        return game.equals("tapa") && pinnedBlocks.isPresent()
                ? Map.of("bearoff_pinned", new OptionValue.Text(pinnedBlocks.get() ? "none" : "others"))
                : Map.of();
    }

    private MatchRules withSwitch(MatchRules plain) {
        List<Variant> rotation = new ArrayList<>();
        for (Variant variant : plain.rotation()) {
            rotation.add(new Variant(variant.game(), variant.preset(), laidOver(variant.game(), pinnedBlocks)));
        }
        return new MatchRules(
                rotation,
                plain.target(),
                plain.mustLead(),
                plain.openingDicePlayed(),
                plain.nextStarter(),
                plain.afterDrawStarter());
    }
}
