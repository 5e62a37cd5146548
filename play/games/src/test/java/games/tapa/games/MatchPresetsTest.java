package games.tapa.games;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.AfterDrawStarter;
import games.tapa.kernel.NextStarter;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Problem;
import games.tapa.match.MatchRules;
import games.tapa.match.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The match presets as 5.3 gives them. */
class MatchPresetsTest {

    @Test
    void theBalkanMatchIsTablaGulBaraTapaAndTheWinnerStarts() {
        for (int target : new int[] {5, 7}) {
            MatchRules rules = MatchPresets.named("balkan-" + target).orThrow();
            assertThat(rotation(rules)).containsExactly("tabla/tabla", "gulbara/gulbara", "tapa/macedonia");
            assertWinnerStarts(rules, target);
        }
    }

    @Test
    void tavliIsPortesPlakotoFevgaAndTheWinnerStarts() {
        for (int target : new int[] {3, 5, 7}) {
            MatchRules rules = MatchPresets.named("tavli-" + target).orThrow();
            assertThat(rotation(rules)).containsExactly("tabla/portes", "tapa/plakoto-greek", "gulbara/fevga");
            assertWinnerStarts(rules, target);
        }
    }

    @Test
    void sreshtaIsThrownForInEveryGameAndTheseDiceArePlayed() {
        MatchRules rules = MatchPresets.named("sreshta").orThrow();

        assertThat(rotation(rules)).containsExactly("tabla/tabla-bulgaria", "gulbara/gulbara", "tapa/bulgaria");
        assertThat(rules.target()).isEqualTo(5);
        assertThat(rules.mustLead()).isTrue();
        assertThat(rules.openingDicePlayed()).isTrue();
        assertThat(rules.nextStarter()).isEqualTo(NextStarter.ROLL_OFF);
        assertThat(rules.afterDrawStarter()).isEqualTo(AfterDrawStarter.ROLL_OFF);
    }

    @Test
    void theDefaultIsTheFirstNameAndEveryNameIsAMatch() {
        assertThat(MatchPresets.names())
                .containsExactly("balkan-5", "balkan-7", "sreshta", "tavli-3", "tavli-5", "tavli-7");
        for (String name : MatchPresets.names()) {
            assertThat(MatchPresets.named(name).failure()).isEmpty();
        }
    }

    @Test
    void everyGameOfEveryMatchIsInTheCatalogueByThatName() {
        for (String name : MatchPresets.names()) {
            for (Variant variant : MatchPresets.named(name).orThrow().rotation()) {
                TablesGameRules rules = Games.rules(variant.game(), Optional.of(variant.preset()), variant.options())
                        .orThrow();
                assertThat(rules.rules().preset()).isEqualTo(variant.preset());
            }
        }
    }

    @Test
    void theDefaultOfAGameIsCalledByItsOwnNameAndAnUnknownGameIsRefused() {
        assertThat(rotation(single("tapa", 3))).containsExactly("tapa/mali");
        assertThat(MatchPresets.single(Variant.of("chess", "blitz"), 3).failure())
                .map(Problem::code)
                .contains(Problem.Code.UNKNOWN_GAME);
    }

    @Test
    void anotherNameIsAnsweredWithTheRightOnes() {
        String right = ": there is no such match; choose one of balkan-5, balkan-7, sreshta, tavli-3, tavli-5, tavli-7,"
                + " or single with a game, its preset and a target";
        for (String name : List.of("balkan-6", "", "single", "Balkan-5")) {
            assertThat(MatchPresets.named(name).failure())
                    .contains(new Problem(Problem.Code.UNKNOWN_PRESET, "match \"" + name + "\"" + right));
        }
    }

    @Test
    void aSingleMatchIsOpenedAsItsGameSays() {
        MatchRules bulgaria = single("bulgaria", 3);
        assertThat(rotation(bulgaria)).containsExactly("tapa/bulgaria");
        assertThat(bulgaria.target()).isEqualTo(3);
        assertThat(bulgaria.openingDicePlayed()).isTrue();
        assertThat(bulgaria.nextStarter()).isEqualTo(NextStarter.ROLL_OFF);

        assertWinnerStarts(single("mahbouseh-31", 31), 31);
    }

    @Test
    void aSingleMatchIsOpenedByTheOptionsLaidOverItsPreset() {
        Map<String, OptionValue> options = Map.of(
                "next_starter", new OptionValue.Text("loser"),
                "after_draw_starter", new OptionValue.Text("roll_off"));
        MatchRules rules =
                MatchPresets.single(new Variant("tapa", "mali", options), 1).orThrow();

        assertThat(rules.nextStarter()).isEqualTo(NextStarter.LOSER);
        assertThat(rules.afterDrawStarter()).isEqualTo(AfterDrawStarter.ROLL_OFF);
    }

    @Test
    void aMatchToNothingIsRefused() {
        assertThat(MatchPresets.single(Variant.of("tapa", "mali"), 0).failure())
                .contains(new Problem(
                        Problem.Code.BAD_RULES,
                        "match \"single\", target 0: a match is played to 1 point or more; give 1, 3, 5 or 7"));
    }

    private static void assertWinnerStarts(MatchRules rules, int target) {
        assertThat(rules.target()).isEqualTo(target);
        assertThat(rules.mustLead()).isFalse();
        assertThat(rules.openingDicePlayed()).isFalse();
        assertThat(rules.nextStarter()).isEqualTo(NextStarter.WINNER);
        assertThat(rules.afterDrawStarter()).isEqualTo(AfterDrawStarter.LAST_WINNER);
    }

    private static MatchRules single(String preset, int target) {
        return MatchPresets.single(Variant.of("tapa", preset), target).orThrow();
    }

    private static List<String> rotation(MatchRules rules) {
        return rules.rotation().stream().map(Variant::name).toList();
    }
}
