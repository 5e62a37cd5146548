package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Offers to give the game up for less than it costs (5.1). */
class OffersTest {

    private static final String START = "24:W15 1:B15";
    private static final Seats PERSON_AND_BOT = new Seats(Seat.HUMAN, Seat.BOT);

    @Test
    void anOfferWaitsForTheOtherPerson() {
        Page page = TableGames.rolled(START, "mali", "61").offer("W", 1);

        assertThat(page.say()).containsExactly("say.offered W 1");
        assertThat(page.phase()).isEqualTo("answer");
        assertThat(page.actor()).isEqualTo("B");
        assertThat(page.view().object("offer").orElseThrow().text("side")).contains("W");
        assertThat(page.view().object("offer").orElseThrow().integer("points")).contains(1);
        assertThat(page.resign("B").problem()).isEqualTo("problem.not-now");
        assertThat(page.offer("B", 1).problem()).isEqualTo("problem.not-now");
        assertThat(page.tap("24").problem()).isEqualTo("problem.not-now");

        assertThat(page.answer(true).say()).containsExactly("say.accepted B", "say.won B 1 resigned");
        assertThat(page.phase()).isEqualTo("over");
        assertThat(page.view().object("offer")).isEmpty();
    }

    @Test
    void aRefusedOfferLeavesTheTurnAndIsNotRepeatedAtOnce() {
        Page page = TableGames.rolled(START, "mali", "61").offer("W", 1).answer(false);

        assertThat(page.say()).containsExactly("say.refused B");
        assertThat(page.phase()).isEqualTo("move");
        assertThat(page.offer("W", 1).text()).contains("refused as much");
        assertThat(page.answer(true).problem()).isEqualTo("problem.not-now");
        assertThat(page.type("24/17").offer("B", 1).phase()).isEqualTo("answer");
    }

    @Test
    void anOfferIsSmallerThanTheCostAndMadeByTheSideThatMayResign() {
        Page page = TableGames.rolled(START, "mali", "61");

        for (int points : List.of(-1, 0, 2, 3, 1_000_000)) {
            assertThat(page.offer("W", points).problem())
                    .as("%d points", points)
                    .isEqualTo("problem.input");
        }
        assertThat(page.offer("B", 1).problem()).isEqualTo("problem.not-now");
        assertThat(page.offer("", 1).problem()).isEqualTo("problem.not-now");
        assertThat(Page.at("6:W14 20:B15", "mali").offer("W", 1).text()).contains("giving up costs 1");
        assertThat(Page.with("mali", "human", "human", "0123456789abcdef")
                        .offer("W", 1)
                        .problem())
                .isEqualTo("problem.not-now");
    }

    @Test
    void aBotTakesWhatIsAsMuchAsItExpects() {
        Page page =
                TableGames.open(START, "mali", PERSON_AND_BOT, "61", List.of()).offer("W", 1);

        assertThat(page.say()).containsExactly("say.offered W 1", "say.accepted B", "say.won B 1 resigned");
    }

    @Test
    void aBotRefusesOnePointWhereAGammonIsSureAndTheTurnStaysAsItWasBegun() {
        Page page = TableGames.open("24:W15 22:B1", "mali", PERSON_AND_BOT, "61", List.of())
                .pick("24", "23", "")
                .tap("24");
        String board = page.board();
        page.offer("W", 1);

        assertThat(page.say()).containsExactly("say.offered W 1", "say.refused B");
        assertThat(page.phase()).isEqualTo("move");
        assertThat(page.board()).isEqualTo(board);
        assertThat(page.turn().text("selected")).contains("24");
        assertThat(page.reload().board()).isEqualTo(board);
    }

    @Test
    void inTheBotsTurnAPersonMayOfferToo() {
        Page page = TableGames.page(START, "mali", Seat.BOT, Seat.HUMAN).offer("B", 1);

        assertThat(page.say()).last().isEqualTo("say.won W 1 resigned");
    }
}
