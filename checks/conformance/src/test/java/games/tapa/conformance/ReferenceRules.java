package games.tapa.conformance;

import java.util.List;

/** The options of Tapa that decide what happens on the board, with the names and values of docs/rules/tapa.md 5.2. */
record ReferenceRules(
        boolean largerDie,
        boolean pinnerPinnable,
        String mother,
        int motherPoints,
        String bothMothers,
        String bearoffPinned,
        String bearoffOver,
        String gammon,
        String dead) {

    /** The names of the Tapa presets (docs/rules/tapa.md 5.3). */
    static final List<String> PRESETS =
            List.of("mali", "macedonia", "mahbouseh", "bulgaria", "plakoto-greek", "plakoto-instant", "mahbouseh-31");

    private static final List<String> OPTIONS = List.of(
            "larger_die",
            "pinner_pinnable",
            "mother",
            "mother_points",
            "both_mothers",
            "bearoff_pinned",
            "bearoff_over",
            "gammon",
            "dead");

    ReferenceRules {
        require("mother", mother, List.of("clear", "instant", "off"));
        require("mother_points", Integer.toString(motherPoints), List.of("2", "3"));
        require("both_mothers", bothMothers, List.of("draw_0", "draw_1", "play"));
        require("bearoff_pinned", bearoffPinned, List.of("others", "none"));
        require("bearoff_over", bearoffOver, List.of("highest", "exact_only"));
        require("gammon", gammon, List.of("double", "none", "count"));
        require("dead", dead, List.of("draw", "off"));
    }

    /** A preset of docs/rules/tapa.md 5.3; what its table leaves out has the value given in 5.2. */
    static ReferenceRules preset(String name) {
        ReferenceRules mali =
                new ReferenceRules(true, false, "clear", 2, "draw_0", "others", "highest", "double", "draw");
        return switch (name) {
            case "mali", "macedonia", "mahbouseh" -> mali;
            case "bulgaria" -> mali.with("both_mothers", "draw_1").with("bearoff_pinned", "none");
            case "plakoto-greek" -> mali.with("bearoff_pinned", "none");
            case "plakoto-instant" -> mali.with("mother", "instant");
            case "mahbouseh-31" ->
                mali.with("mother", "off").with("both_mothers", "play").with("gammon", "count");
            default -> throw new IllegalArgumentException("not a Tapa preset: " + name);
        };
    }

    /** The same rules with one option changed; option and value as in docs/rules/tapa.md 5.2. */
    ReferenceRules with(String option, String value) {
        require("option", option, OPTIONS);
        return new ReferenceRules(
                option.equals("larger_die") ? bool(value) : largerDie,
                option.equals("pinner_pinnable") ? bool(value) : pinnerPinnable,
                option.equals("mother") ? value : mother,
                option.equals("mother_points") ? Integer.parseInt(value) : motherPoints,
                option.equals("both_mothers") ? value : bothMothers,
                option.equals("bearoff_pinned") ? value : bearoffPinned,
                option.equals("bearoff_over") ? value : bearoffOver,
                option.equals("gammon") ? value : gammon,
                option.equals("dead") ? value : dead);
    }

    private static boolean bool(String value) {
        require("value", value, List.of("true", "false"));
        return value.equals("true");
    }

    private static void require(String what, String value, List<String> allowed) {
        if (!allowed.contains(value)) {
            throw new IllegalArgumentException(what + ": " + value + " is none of " + allowed);
        }
    }
}
