package games.tapa.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game and the options that decide what happens on its board, with the names and values of the rule page, 5.2; a
 * value is the text that the page writes, a list without its brackets.
 */
record ReferenceRules(String game, Map<String, String> options) {

    static final List<String> TAPA_PRESETS =
            List.of("mali", "macedonia", "mahbouseh", "bulgaria", "plakoto-greek", "plakoto-instant", "mahbouseh-31");
    static final List<String> TABLA_PRESETS =
            List.of("tabla", "tabla-bulgaria", "tavla", "portes", "backgammon", "chelebi");
    static final List<String> GULBARA_PRESETS =
            List.of("gulbara", "gulbara-simple", "crazy-narde", "fevga", "moultezim", "long-narde");

    private static final String LIST_OF_DICE = "|[1-6](,[1-6])*";

    /** What each option may be, the value that 5.2 gives to presets that do not name it first. */
    private static final Map<String, List<String>> VALUES = new LinkedHashMap<>();

    static {
        VALUES.put("direction", List.of("contrary", "parallel"));
        VALUES.put("contact", List.of("hit", "pin", "hold"));
        VALUES.put("larger_die", List.of("true", "false"));
        VALUES.put("pinner_pinnable", List.of("false", "true"));
        VALUES.put("mother", List.of("clear", "instant", "off"));
        VALUES.put("mother_points", List.of("2", "3"));
        VALUES.put("both_mothers", List.of("draw_0", "draw_1", "play"));
        VALUES.put("bearoff_pinned", List.of("others", "none"));
        VALUES.put("bearoff_over", List.of("highest", "exact_only"));
        VALUES.put("hit_and_run_home", List.of("true", "false"));
        VALUES.put("gammon", List.of("double", "none", "count"));
        VALUES.put("triple", List.of("false", "true"));
        VALUES.put("doubles", List.of("four", "cascade"));
        VALUES.put("cascade_from_roll", List.of("4", "1", "3"));
        VALUES.put("cascade_rest", List.of("lost", "opponent", "opponent_if_started"));
        VALUES.put("cascade_scope", List.of("stage", "chain"));
        VALUES.put("head", List.of("0", "1"));
        VALUES.put("head_first_doubles", List.of(""));
        VALUES.put("first_checker_away", List.of("false", "true"));
        VALUES.put("prime", List.of("free", "enemy_ahead", "open_if_trapped"));
        VALUES.put("max_start_quarter", List.of("6", "5"));
        VALUES.put("max_enemy_quarter", List.of("6", "4"));
        VALUES.put("dead", List.of("draw", "off"));
    }

    ReferenceRules {
        options = Map.copyOf(options);
    }

    /** A preset of the rule page, 5.3; what its table leaves out has the value given in 5.2. */
    static ReferenceRules preset(String name) {
        if (TAPA_PRESETS.contains(name)) {
            return tapa(name);
        }
        return TABLA_PRESETS.contains(name) ? tabla(name) : gulbara(name);
    }

    private static ReferenceRules tapa(String name) {
        ReferenceRules mali = of("tapa", "contrary", "pin");
        return switch (name) {
            case "mali", "macedonia", "mahbouseh" -> mali;
            case "bulgaria" -> mali.with("both_mothers", "draw_1").with("bearoff_pinned", "none");
            case "plakoto-greek" -> mali.with("bearoff_pinned", "none");
            case "plakoto-instant" -> mali.with("mother", "instant");
            case "mahbouseh-31" ->
                mali.with("mother", "off").with("both_mothers", "play").with("gammon", "count");
            default -> throw new IllegalArgumentException("not a preset: " + name);
        };
    }

    private static ReferenceRules tabla(String name) {
        ReferenceRules tabla = of("tabla", "contrary", "hit");
        return switch (name) {
            case "tabla", "tabla-bulgaria" -> tabla;
            case "tavla", "portes" -> tabla.with("hit_and_run_home", "false");
            case "backgammon" -> tabla.with("triple", "true");
            case "chelebi" -> tabla.with("doubles", "cascade").with("cascade_rest", "opponent_if_started");
            default -> throw new IllegalArgumentException("not a preset: " + name);
        };
    }

    private static ReferenceRules gulbara(String name) {
        ReferenceRules four = of("gulbara", "parallel", "hold");
        ReferenceRules cascade = four.with("doubles", "cascade");
        ReferenceRules longNarde =
                four.with("head", "1").with("head_first_doubles", "3,4,6").with("prime", "enemy_ahead");
        ReferenceRules firstAway = four.with("first_checker_away", "true");
        return switch (name) {
            case "gulbara" -> cascade.with("cascade_rest", "opponent_if_started");
            case "gulbara-simple" -> cascade;
            case "crazy-narde" ->
                longNarde
                        .with("doubles", "cascade")
                        .with("cascade_from_roll", "1")
                        .with("cascade_rest", "opponent")
                        .with("bearoff_over", "exact_only");
            case "fevga" -> firstAway.with("max_start_quarter", "5").with("prime", "open_if_trapped");
            case "moultezim" -> firstAway.with("max_enemy_quarter", "4");
            case "long-narde" -> longNarde;
            default -> throw new IllegalArgumentException("not a preset: " + name);
        };
    }

    private static ReferenceRules of(String game, String direction, String contact) {
        Map<String, String> options = new LinkedHashMap<>();
        VALUES.forEach((option, values) -> options.put(option, values.getFirst()));
        options.put("direction", direction);
        options.put("contact", contact);
        return new ReferenceRules(game, options);
    }

    /** The same rules with one option changed; option and value as in the rule page, 5.2. */
    ReferenceRules with(String option, String value) {
        List<String> allowed = VALUES.getOrDefault(option, List.of());
        boolean known = option.equals("head_first_doubles") ? value.matches(LIST_OF_DICE) : allowed.contains(value);
        if (!known) {
            throw new IllegalArgumentException(option + ": " + value + " is none of " + allowed);
        }
        Map<String, String> changed = new LinkedHashMap<>(options);
        changed.put(option, value);
        return new ReferenceRules(game, changed);
    }

    /** Where the checkers stand at the start, as 5.3 says under "Geometry". */
    String start() {
        return switch (game) {
            case "tapa" -> "24:W15 1:B15";
            case "tabla" -> "24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2";
            default -> "24:W15 12:B15";
        };
    }

    boolean parallel() {
        return value("direction").equals("parallel");
    }

    String contact() {
        return value("contact");
    }

    boolean largerDie() {
        return flag("larger_die");
    }

    boolean pinnerPinnable() {
        return flag("pinner_pinnable");
    }

    String mother() {
        return value("mother");
    }

    int motherPoints() {
        return count("mother_points");
    }

    String bothMothers() {
        return value("both_mothers");
    }

    String bearoffPinned() {
        return value("bearoff_pinned");
    }

    String bearoffOver() {
        return value("bearoff_over");
    }

    boolean hitAndRunHome() {
        return flag("hit_and_run_home");
    }

    String gammon() {
        return value("gammon");
    }

    boolean triple() {
        return flag("triple");
    }

    boolean cascade() {
        return value("doubles").equals("cascade");
    }

    int cascadeFromRoll() {
        return count("cascade_from_roll");
    }

    String cascadeRest() {
        return value("cascade_rest");
    }

    boolean wholeChain() {
        return value("cascade_scope").equals("chain");
    }

    int head() {
        return count("head");
    }

    /** Whether the double is one that allows two checkers off the head on the side's first roll. */
    boolean isHeadFirstDouble(int die) {
        return value("head_first_doubles").contains(Integer.toString(die));
    }

    boolean firstCheckerAway() {
        return flag("first_checker_away");
    }

    String prime() {
        return value("prime");
    }

    int maxStartQuarter() {
        return count("max_start_quarter");
    }

    int maxEnemyQuarter() {
        return count("max_enemy_quarter");
    }

    String dead() {
        return value("dead");
    }

    /** The game and what differs from the first values of 5.2. */
    @Override
    public String toString() {
        List<String> changed = new ArrayList<>();
        VALUES.forEach((option, values) -> {
            boolean geometry = option.equals("direction") || option.equals("contact");
            if (!geometry && !value(option).equals(values.getFirst())) {
                changed.add(option + " = " + value(option));
            }
        });
        return game + changed;
    }

    private boolean flag(String option) {
        return value(option).equals("true");
    }

    private int count(String option) {
        return Integer.parseInt(value(option));
    }

    private String value(String option) {
        return Objects.requireNonNull(options.get(option), option);
    }
}
