package games.tapa.conformance;

import java.util.ArrayList;
import java.util.List;

/** The rule sets that rule sources are compared under: every preset, and each option of the board away from its default. */
final class ReferenceRuleSets {

    private static final ReferenceRules MALI = ReferenceRules.preset("mali");
    private static final ReferenceRules TABLA = ReferenceRules.preset("tabla");
    private static final ReferenceRules TAVLA = ReferenceRules.preset("tavla");
    private static final ReferenceRules CHELEBI = ReferenceRules.preset("chelebi");
    private static final ReferenceRules GULBARA = ReferenceRules.preset("gulbara");
    private static final ReferenceRules NARDE = ReferenceRules.preset("long-narde");
    private static final ReferenceRules CRAZY = ReferenceRules.preset("crazy-narde");
    private static final ReferenceRules FEVGA = ReferenceRules.preset("fevga");

    private static final List<ReferenceRules> VARIED = List.of(
            MALI.with("larger_die", "false"),
            MALI.with("pinner_pinnable", "true"),
            MALI.with("pinner_pinnable", "true").with("mother", "instant"),
            MALI.with("bearoff_over", "exact_only"),
            MALI.with("bearoff_over", "exact_only").with("bearoff_pinned", "none"),
            MALI.with("both_mothers", "play"),
            MALI.with("both_mothers", "play").with("larger_die", "false"),
            MALI.with("both_mothers", "play").with("dead", "off"),
            MALI.with("mother", "instant").with("mother_points", "3"),
            MALI.with("gammon", "none"),
            MALI.with("triple", "true"),
            MALI.with("head", "1").with("head_first_doubles", "1,5"),
            MALI.with("first_checker_away", "true"),
            MALI.with("doubles", "cascade").with("cascade_rest", "opponent"),
            TABLA.with("larger_die", "false"),
            TABLA.with("bearoff_over", "exact_only"),
            TABLA.with("gammon", "none").with("triple", "true"),
            TABLA.with("gammon", "count").with("triple", "true"),
            TABLA.with("dead", "off"),
            TAVLA.with("larger_die", "false"),
            TAVLA.with("doubles", "cascade").with("cascade_from_roll", "1"),
            CHELEBI.with("cascade_rest", "lost").with("cascade_from_roll", "3"),
            CHELEBI.with("cascade_rest", "opponent"),
            CHELEBI.with("cascade_scope", "chain"),
            GULBARA.with("larger_die", "false"),
            GULBARA.with("bearoff_over", "exact_only"),
            GULBARA.with("gammon", "none"),
            GULBARA.with("gammon", "count"),
            GULBARA.with("triple", "true"),
            GULBARA.with("dead", "off"),
            GULBARA.with("cascade_from_roll", "3").with("cascade_rest", "opponent"),
            GULBARA.with("cascade_from_roll", "1").with("cascade_scope", "chain"),
            GULBARA.with("cascade_scope", "chain").with("cascade_rest", "lost"),
            NARDE.with("head_first_doubles", ""),
            NARDE.with("prime", "free").with("head_first_doubles", "1,2,3,4,5,6"),
            NARDE.with("head", "0").with("prime", "open_if_trapped"),
            NARDE.with("dead", "off"),
            CRAZY.with("cascade_rest", "opponent_if_started").with("bearoff_over", "highest"),
            CRAZY.with("cascade_scope", "chain"),
            FEVGA.with("max_enemy_quarter", "4"),
            FEVGA.with("prime", "enemy_ahead"),
            FEVGA.with("first_checker_away", "false"),
            FEVGA.with("max_start_quarter", "6"));

    private ReferenceRuleSets() {}

    /** The presets of all games, those that are one game on the board once. */
    static List<ReferenceRules> presets() {
        List<ReferenceRules> presets = new ArrayList<>();
        for (List<String> names :
                List.of(ReferenceRules.TAPA_PRESETS, ReferenceRules.TABLA_PRESETS, ReferenceRules.GULBARA_PRESETS)) {
            names.stream().map(ReferenceRules::preset).forEach(presets::add);
        }
        return presets.stream().distinct().toList();
    }

    static List<ReferenceRules> all() {
        List<ReferenceRules> all = new ArrayList<>(presets());
        all.addAll(VARIED);
        return all;
    }
}
