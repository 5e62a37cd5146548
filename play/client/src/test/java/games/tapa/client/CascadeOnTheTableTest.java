package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Doubles that go on (3.1, 3.2): groups and rests on the table, saved in their midst, played by bots. */
class CascadeOnTheTableTest {

    private static final Seats PERSONS = new Seats(Seat.HUMAN, Seat.HUMAN);
    private static final String SPREAD = "20:W10 24:W5 12:B15";

    @Test
    void aChainIsPlayedGroupByGroupAndCountsAsOneTurn() {
        Page page = cascade(SPREAD, PERSONS, "55");
        assertThat(page.turn().text("origin")).contains("roll");
        assertThat(page.turn().text("later")).contains("6666");
        assertThat(turnNumber(page)).isEqualTo(1);

        page.type("20/15(4)");
        assertThat(page.actor()).isEqualTo("W");
        assertThat(page.turn().text("origin")).contains("chain");
        assertThat(page.turn().text("later")).contains("");
        assertThat(turnNumber(page)).isEqualTo(1);
        assertThat(page.view().list("dice").orElseThrow()).hasSize(4);
    }

    @Test
    void aGroupBegunUnderTheFingerSurvivesAReload() {
        Page page = cascade(SPREAD, PERSONS, "55").type("20/15(4)");
        page.tap("20").tap("14").tap("15");
        String before = page.send("look").text();

        assertThat(page.reload().text()).isEqualTo(before);
        assertThat(page.send("undo").turn().list("steps").orElseThrow()).isEmpty();
        assertThat(page.send("undo").problem()).isEqualTo("problem.nothing-to-undo");
    }

    @Test
    void theRestIsTheOtherSidesAndSurvivesAReload() {
        Page page = rest(PERSONS);

        assertThat(page.actor()).isEqualTo("B");
        assertThat(page.turn().text("origin")).contains("rest");
        assertThat(turnNumber(page)).isEqualTo(1);
        page.tap(page.sources().getFirst());
        String before = page.send("look").text();
        assertThat(page.reload().text()).isEqualTo(before);
    }

    @Test
    void aBotIsAskedForEachStageAndForARestWithATicketOfItsOwn() {
        Page page = cascade(SPREAD, new Seats(Seat.BOT, Seat.HUMAN), "55");
        String first = ticket(page);
        assertThat(request(page)).contains("\"dice\":\"55\"", "\"roll\":1");
        page.bot(first, TableBots.bestPlay(request(page)));
        assertThat(request(page)).contains("\"left\":\"6666\"", "\"double\":5").doesNotContain("restOf");
        assertThat(ticket(page)).isNotEqualTo(first);
        String before = page.send("look").text();
        assertThat(page.reload().text()).isEqualTo(before);

        assertThat(request(rest(new Seats(Seat.HUMAN, Seat.BOT)))).contains("\"restOf\":\"opponent\"");
    }

    @Test
    void theLastTurnIsTheWholeChainOfASideAndThenTheWholeRestOfTheOther() {
        Page page = cascade(SPREAD, PERSONS, "55").type("20/15(4)");
        assertThat(lastTurn(page)).containsExactly("W", "55", "20/15(4)", "4");
        page.type("20/14(4)");
        assertThat(lastTurn(page)).containsExactly("W", "55", "20/15(4) 20/14(4)", "8");
        assertThat(lastTurn(page.reload())).containsExactly("W", "55", "20/15(4) 20/14(4)", "8");

        Page rest = rest(PERSONS);
        assertThat(lastTurn(rest)).containsExactly("W", "55", "24/19/14/9/4", "4");
        while (!rest.may("canDone")) {
            rest.tap(rest.sources().getFirst()).tap(rest.targets().getFirst());
        }
        rest.send("done");
        assertThat(rest.phase()).isEqualTo("roll");
        assertThat(lastTurn(rest)).startsWith("B", "6666");
    }

    @Test
    void aPassOfAGroupIsEndedWithDoneAlsoForABot() {
        Rng rng = new SplitMix64(6);
        int passes = 0;
        for (int game = 0; game < 3; game++) {
            Page page = new Page().begin("gulbara", "crazy-narde", "", 0, "bot", "human", "0123456789abcde" + game);
            while (!page.phase().equals("over")) {
                boolean later = !page.turn().text("origin").orElseThrow().equals("roll");
                if (page.phase().equals("move") && page.may("pass") && later) {
                    passes++;
                    assertThat(page.may("canDone")).isTrue();
                }
                RandomHand.act(page, rng);
                assertThat(page.problem()).as(page.text()).isEmpty();
            }
        }
        assertThat(passes).isPositive();
    }

    @Test
    void aStepFromTheBarUnderTheFingerSurvivesAReload() {
        Page page = TableGames.open("tabla", "barW:2 13:W5 6:B5", "tabla", PERSONS, "65", List.of())
                .tap("bar")
                .tap("20");
        String before = page.send("look").text();

        assertThat(page.turn().list("steps").orElseThrow()).hasSize(1);
        assertThat(page.reload().text()).isEqualTo(before);
    }

    private static Page cascade(String board, Seats seats, String dice) {
        return TableGames.open("gulbara", board, "crazy-narde", seats, dice, List.of());
    }

    /** White cannot play its sixes: one checker of the head has left it, and that one cannot go off yet. */
    private static Page rest(Seats seats) {
        return cascade("24:W15 12:B15", seats, "55").type("24/19/14/9/4").send("done");
    }

    /** Whose it was, the dice, the text and the number of steps. */
    private static List<String> lastTurn(Page page) {
        Json.Obj last = page.view().object("lastTurn").orElseThrow();
        return List.of(
                last.text("side").orElseThrow(),
                last.text("dice").orElseThrow(),
                last.text("play").orElseThrow(),
                "" + last.list("steps").orElseThrow().size());
    }

    private static int turnNumber(Page page) {
        return page.view().object("game").orElseThrow().integer("turnNumber").orElseThrow();
    }

    private static String ticket(Page page) {
        return page.view().object("think").orElseThrow().text("ticket").orElseThrow();
    }

    private static String request(Page page) {
        return page.view().object("think").orElseThrow().text("request").orElseThrow();
    }
}
