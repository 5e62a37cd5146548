package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.wire.JsonFields;
import java.util.List;
import org.junit.jupiter.api.Test;

class RealDiceTest {

    private static final String REAL = "real";

    @Test
    void aGameWithRealDiceIsMarkedInTheViewAndInTheSavedGame() {
        Page page = Page.with("mali", "human", "human", REAL);

        assertThat(isRealDice(page)).isTrue();
        assertThat(page.saved()).contains("\"seed\":\"real\"");
        assertThat(isRealDice(Page.with("mali", "human", "human", "0123456789abcdef")))
                .isFalse();
    }

    @Test
    void theOpeningDiceAreThoseThatWereThrownAndEqualOnesAreThrownAgain() {
        Page page = Page.with("mali", "human", "human", REAL);

        assertThat(cast(page, "44").say()).containsExactly("say.opening 4 4", "say.tie");
        assertThat(page.phase()).isEqualTo("opening");
        assertThat(cast(page, "25").say()).containsExactly("say.opening 2 5", "say.starts B");
        assertThat(cast(page, "36").say()).containsExactly("say.rolled B 3 6");
        assertThat(page.phase()).isEqualTo("move");
    }

    @Test
    void whereTheOpeningDiceArePlayedRealOnesAreToo() {
        Page page = Page.with("bulgaria", "human", "human", REAL);

        assertThat(cast(page, "61").say()).containsExactly("say.opening 6 1", "say.starts W", "say.rolled W 6 1");
        assertThat(page.sources()).containsExactly("24");
    }

    @Test
    void nothingIsThrownForThoseWhoThrowThemselves() {
        Page page = Page.with("mali", "human", "human", REAL);
        String before = page.saved();

        assertThat(page.send("roll").problem()).isEqualTo("problem.not-now");
        assertThat(page.saved()).isEqualTo(before);
    }

    @Test
    void diceCannotBeNamedInAGameThatThrowsThemNorWhileNoneAreDue() {
        assertThat(cast(Page.with("mali", "human", "human", "0123456789abcdef"), "61")
                        .problem())
                .isEqualTo("problem.not-now");
        Page page = cast(cast(Page.with("mali", "human", "human", REAL), "61"), "53");
        assertThat(cast(page, "53").problem()).isEqualTo("problem.not-now");
    }

    @Test
    void diceThatNoDieShowsAreRefusedWithTheRemedy() {
        Page page = Page.with("mali", "human", "human", REAL);

        for (String dice : List.of("", "6", "70", "0x", "616")) {
            assertThat(cast(page, dice).problem()).as(dice).isEqualTo("problem.input");
            assertThat(page.text()).contains("give two digits from 1 to 6");
        }
        assertThat(page.phase()).isEqualTo("opening");
    }

    @Test
    void aBotNeverPlaysWithRealDice() {
        assertThat(Page.with("mali", "human", "bot", REAL).text()).contains("a bot cannot throw real dice");
        assertThat(Page.with("mali", "bot", "human", REAL).phase()).isEqualTo("none");
    }

    @Test
    void aWholeGameWithRealDiceSurvivesAReloadAfterEveryCommand() {
        Page page = Page.with("mali", "human", "human", REAL);
        Rng rng = new SplitMix64(3);
        while (!page.phase().equals("over")) {
            if (page.may("canRoll")) {
                cast(page, rng.dice().digits());
            } else {
                RandomHand.act(page, rng);
            }
            assertThat(page.problem()).as(page.text()).isEmpty();
            String before = page.send("look").text();
            assertThat(page.reload().text()).isEqualTo(before);
        }
        assertThat(isRealDice(page)).isTrue();
    }

    private static Page cast(Page page, String dice) {
        return page.send(new JsonFields().put("do", "throw").put("dice", dice));
    }

    private static boolean isRealDice(Page page) {
        return page.view().object("game").flatMap(game -> game.flag("realDice")).orElseThrow();
    }
}
