package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.NextStarter;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** 5.2 and 5.3: options and presets. */
class TablesRulesTest {

    static List<Arguments> presets() {
        List<Arguments> presets = new ArrayList<>();
        for (TablesKind kind : TablesKind.values()) {
            kind.presets().forEach(preset -> presets.add(Arguments.of(kind, preset)));
        }
        return presets;
    }

    @ParameterizedTest
    @MethodSource("presets")
    void thePresetWrittenOutInFullIsReadAsItself(TablesKind kind, String preset) {
        TablesRules rules = TablesRules.of(kind, preset).orThrow();
        Map<String, OptionValue> options = rules.options();
        assertThat(options).hasSize(30);
        options.remove("preset");
        assertThat(TablesRules.of(kind, preset, options).orThrow()).isEqualTo(rules);
    }

    @ParameterizedTest
    @CsvSource({"TAPA, mali", "TABLA, tabla", "GULBARA, gulbara"})
    void theGameNamedAsAPresetMeansItsDefault(TablesKind kind, String preset) {
        assertThat(TablesRules.of(kind, kind.key()).orThrow().preset()).isEqualTo(preset);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TABLA | tabla | direction=contrary contact=hit setup=standard",
                "TABLA | tabla-bulgaria | opening_dice=play next_starter=roll_off",
                "TABLA | tavla | hit_and_run_home=false opening_dice=reroll next_starter=winner",
                "TABLA | portes | hit_and_run_home=false opening_dice=reroll next_starter=winner",
                "TABLA | backgammon | opening_dice=play next_starter=roll_off triple=true hit_and_run_home=true",
                "TABLA | chelebi | doubles=cascade cascade_from_roll=4 cascade_rest=opponent_if_started opening_dice=play",
                "GULBARA | gulbara | direction=parallel contact=hold setup=corner doubles=cascade cascade_from_roll=4",
                "GULBARA | gulbara | cascade_rest=opponent_if_started cascade_scope=stage next_starter=winner",
                "GULBARA | gulbara-simple | doubles=cascade cascade_from_roll=4 cascade_rest=lost",
                "GULBARA | crazy-narde | doubles=cascade cascade_from_roll=1 cascade_rest=opponent head=1",
                "GULBARA | crazy-narde | head_first_doubles=[3, 4, 6] prime=enemy_ahead bearoff_over=exact_only",
                "GULBARA | fevga | doubles=four first_checker_away=true max_start_quarter=5 prime=open_if_trapped",
                "GULBARA | moultezim | first_checker_away=true max_enemy_quarter=4 prime=free next_starter=roll_off",
                "GULBARA | long-narde | head=1 head_first_doubles=[3, 4, 6] prime=enemy_ahead bearoff_over=highest",
            })
    void thePresetsOfTheOtherGamesAreAsTheTablesOf53Say(TablesKind kind, String preset, String options) {
        StringBuilder text = new StringBuilder();
        TablesRules.of(kind, preset)
                .orThrow()
                .options()
                .forEach((name, value) ->
                        text.append(' ').append(name).append('=').append(value).append(' '));
        for (String option : options.replace(", ", ",").split(" ")) {
            assertThat(text.toString()).contains(" " + option.replace(",", ", ") + " ");
        }
    }

    @Test
    void theOptionsOfMaliAreWrittenInTheOrderOfTheRuleBook() {
        StringBuilder text = new StringBuilder();
        TablesRules.of(TablesKind.TAPA, "mali")
                .orThrow()
                .options()
                .forEach((name, value) ->
                        text.append(name).append('=').append(value).append(' '));
        assertThat(text.toString())
                .isEqualTo(
                        "preset=mali direction=contrary contact=pin setup=corner larger_die=true pinner_pinnable=false"
                                + " mother=clear mother_points=2 both_mothers=draw_0 bearoff_pinned=others bearoff_over=highest"
                                + " hit_and_run_home=true gammon=double triple=false doubles=four cascade_from_roll=4"
                                + " cascade_rest=lost cascade_scope=stage head=0 head_first_doubles=[] first_checker_away=false"
                                + " prime=free max_start_quarter=6 max_enemy_quarter=6 dead=draw opening_dice=reroll"
                                + " opening_tie=again next_starter=roll_off after_draw_starter=last_winner cube=null ");
    }

    @Test
    void thePresetsDifferAsTheTableOf53Says() {
        TablesRules bulgaria = TablesRules.of(TablesKind.TAPA, "bulgaria").orThrow();
        assertThat(bulgaria.openingDice()).isEqualTo(OpeningDice.PLAY);
        assertThat(bulgaria.bothMothers()).isEqualTo(BothMothers.DRAW_1);
        assertThat(bulgaria.bearoffPinned()).isEqualTo(BearoffPinned.NONE);
        assertThat(bulgaria.nextStarter()).isEqualTo(NextStarter.ROLL_OFF);
        TablesRules greek = TablesRules.of(TablesKind.TAPA, "plakoto-greek").orThrow();
        assertThat(greek.bearoffPinned()).isEqualTo(BearoffPinned.NONE);
        assertThat(greek.nextStarter()).isEqualTo(NextStarter.WINNER);
        assertThat(TablesRules.of(TablesKind.TAPA, "plakoto-instant").orThrow().mother())
                .isEqualTo(Mother.INSTANT);
        TablesRules barakat = TablesRules.of(TablesKind.TAPA, "mahbouseh-31").orThrow();
        assertThat(barakat.mother()).isEqualTo(Mother.OFF);
        assertThat(barakat.bothMothers()).isEqualTo(BothMothers.PLAY);
        assertThat(barakat.gammon()).isEqualTo(Gammon.COUNT);
        assertThat(TablesRules.of(TablesKind.TAPA, "mahbouseh").orThrow().options())
                .containsAllEntriesOf(withoutPreset(
                        TablesRules.of(TablesKind.TAPA, "macedonia").orThrow()));
    }

    @Test
    void anOptionOrAValueThatThereIsNotIsRefusedAndNamed() {
        assertRefused(Map.of("cube", new OptionValue.Flag(true)), "option \"cube\": true is not possible");
        assertRefused(Map.of("cascade_from_roll", new OptionValue.Count(2)), "it takes 1, 3, 4");
        assertRefused(Map.of("head_first_doubles", new OptionValue.Counts(List.of(3, 7))), "[3, 7] is not possible");
        assertRefused(Map.of("direction", new OptionValue.Text("parallel")), "option \"direction\"");
        assertRefused(Map.of("mother", new OptionValue.Text("maybe")), "clear, instant, off");
        assertRefused(Map.of("mother_points", new OptionValue.Count(4)), "it takes 2, 3");
        assertRefused(Map.of("larger_die", new OptionValue.Text("true")), "true or false");
        assertRefused(Map.of("colour", new OptionValue.Text("red")), "there is no such option");
    }

    @Test
    void aSetUpStartMayBeABoardTextAndSandwichesNeedTheirOption() {
        OptionValue sandwich = new OptionValue.Text("24:W1B1W1 1:B14");
        assertRefused(Map.of("setup", sandwich), "option \"setup\": point 24: a pinning checker cannot be pinned");
        TablesRules rules = TablesRules.of(
                        TablesKind.TAPA,
                        "mali",
                        Map.of("setup", sandwich, "pinner_pinnable", new OptionValue.Flag(true)))
                .orThrow();
        assertThat(new TablesGame(rules).start(Side.WHITE).board()).hasToString("24:W1B1W1 1:B14");
    }

    @Test
    void aSetUpStartOnWhichTheGameIsOverIsRefusedAndNamed() {
        assertOver("1:W15", Map.of(), "off");
        assertOver("20:B1", Map.of(), "off");
        assertOver("15:B14 10:W14 1:B1W1", Map.of(), "mother");
        assertOver("24:W1B1 15:B13 10:W13 1:B1W1", Map.of(), "both-mothers");
        OptionValue played = new OptionValue.Text("play");
        assertOver("24:W1B14 1:B1W14", Map.of("both_mothers", played), "dead");
        Map<String, OptionValue> alive = Map.of(
                "setup", new OptionValue.Text("24:W1B14 1:B1W14"),
                "both_mothers", played,
                "dead", new OptionValue.Text("off"));
        assertThat(TablesRules.of(TablesKind.TAPA, "mali", alive).failure()).isEmpty();
    }

    private static void assertOver(String setup, Map<String, OptionValue> options, String ending) {
        Map<String, OptionValue> all = new LinkedHashMap<>(options);
        all.put("setup", new OptionValue.Text(setup));
        assertThat(TablesRules.of(TablesKind.TAPA, "mali", all).failure())
                .as(setup)
                .contains(new Problem(
                        Problem.Code.BAD_RULES,
                        "option \"setup\": on \"" + setup + "\" the game is over before it begins (" + ending
                                + "); give a start on which it goes on"));
    }

    private static void assertRefused(Map<String, OptionValue> options, String words) {
        assertThat(TablesRules.of(TablesKind.TAPA, "mali", options).failure()).hasValueSatisfying(problem -> {
            assertThat(problem.code()).isEqualTo(Problem.Code.BAD_RULES);
            assertThat(problem.message()).contains(words);
        });
    }

    private static Map<String, OptionValue> withoutPreset(TablesRules rules) {
        Map<String, OptionValue> options = rules.options();
        options.remove("preset");
        return options;
    }
}
