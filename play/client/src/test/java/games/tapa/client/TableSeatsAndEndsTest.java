package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.wire.Json;
import org.junit.jupiter.api.Test;

class TableSeatsAndEndsTest {

    private static final String START = "24:W15 1:B15";

    @Test
    void givingUpCostsTwoWhileNoneIsOff() {
        Page page = TableGames.rolled(START, "mali", "61");

        assertThat(page.view().object("white").orElseThrow().integer("resignCost"))
                .contains(2);
        assertThat(page.resign("B").problem()).isEqualTo("problem.not-now");
        assertThat(page.resign("W").say()).containsExactly("say.resigned W", "say.won B 2 resigned");
        assertThat(page.phase()).isEqualTo("over");
    }

    @Test
    void givingUpCostsOneOnceACheckerIsOff() {
        Page page = Page.at("6:W14 20:B15", "mali").resign("W");

        assertThat(page.say()).containsExactly("say.resigned W", "say.won B 1 resigned");
    }

    @Test
    void againstABotThePersonGivesUpEvenInTheBotsTurn() {
        Page page = TableGames.page(START, "mali", Seat.BOT, Seat.HUMAN);

        assertThat(page.actor()).isEqualTo("W");
        assertThat(page.resign("W").problem()).isEqualTo("problem.not-now");
        assertThat(page.resign("B").say()).containsExactly("say.resigned B", "say.won W 2 resigned");
    }

    @Test
    void aBotsDecisionHasATicketAndOnlyItsAnswerIsTaken() {
        Page page = TableGames.page(START, "mali", Seat.BOT, Seat.HUMAN).send("roll");
        Json.Obj think = page.view().object("think").orElseThrow();
        String ticket = think.text("ticket").orElseThrow();
        String before = page.saved();

        assertThat(page.sources()).isEmpty();
        assertThat(page.tap("24").problem()).isEqualTo("problem.not-your-turn");
        assertThat(page.send("done").problem()).isEqualTo("problem.not-your-turn");
        assertThat(page.bot("x" + ticket, "24/18").problem()).isEqualTo("problem.stale");
        assertThat(page.bot(ticket, "24/1").problem()).isEqualTo("problem.bot-play");
        assertThat(page.saved()).isEqualTo(before);
        assertThat(think.text("request").orElseThrow())
                .startsWith(
                        "{\"id\":\"" + ticket + "\",\"op\":\"best\",\"game\":\"tapa\",\"rules\":{\"preset\":\"mali\"");

        String play = TableBots.anyPlay(think.text("request").orElseThrow());
        assertThat(page.bot(ticket, play).problem()).isEmpty();
        assertThat(page.actor()).isEqualTo("B");
        assertThat(page.bot(ticket, play).problem()).isEqualTo("problem.stale");
    }

    @Test
    void whenTheThinkerIsGivenUpTheFirstLegalPlayIsMadeAndSaid() {
        Page page = TableGames.page(START, "mali", Seat.BOT, Seat.HUMAN).send("roll");
        String ticket = page.view().object("think").orElseThrow().text("ticket").orElseThrow();

        assertThat(page.bot(ticket, "").say()).hasSize(2).first().isEqualTo("say.watchdog W");
        assertThat(page.actor()).isEqualTo("B");
    }

    @Test
    void aMotherAloneIsInDangerWhileAnEnemyCanStillReachHer() {
        assertThat(Page.at("24:W1 13:W14 5:B15", "mali").moments()).containsExactly("mother-danger-W");
        assertThat(Page.at("24:W2 13:W13 5:B15", "mali").moments()).isEmpty();
        assertThat(Page.at("24:W1 13:W14 5:B15", "mahbouseh-31").moments()).isEmpty();
    }

    @Test
    void aPinnedMotherIsToldAndWhenEvenTheDrawIsOutOfReach() {
        assertThat(Page.at("24:W2 13:W12 5:B14 1:B1W1", "mali").moments()).containsExactly("mother-pinned-B");
        assertThat(Page.at("24:W2 13:B1W2 12:B1W10 1:B1W1", "mali").moments())
                .containsExactly("mother-pinned-B", "cannot-save-B");
    }

    @Test
    void aMotherPinEndsTheGameWithTwoPoints() {
        Page page = TableGames.rolled("1:B1 3:W1 13:W5 15:B5", "mali", "21").type("3/1*");

        assertThat(page.phase()).isEqualTo("over");
        assertThat(page.say()).containsExactly("say.played W 3/1*", "say.won W 2 mother");
        assertThat(page.view().object("over").orElseThrow().toString()).contains("mother");
        assertThat(page.send("roll").problem()).isEqualTo("problem.not-now");
        assertThat(page.resign("W").problem()).isEqualTo("problem.not-now");
    }
}
