package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.JsonFields;
import org.junit.jupiter.api.Test;

/** Games that begin with a position somebody has set up. */
class SetUpGameTest {

    private static final String SEED = "0123456789abcdef";
    private static final String BOARD = "24:W14 10:B1W1 1:B14";

    @Test
    void aGameBeginsWithThePositionAndTheSideThatIsToThrow() {
        Page page = setUp("tapa", "mali", BOARD, "B", "", SEED);

        assertThat(page.problem()).isEmpty();
        assertThat(page.phase()).isEqualTo("roll");
        assertThat(page.view().text("actor")).contains("B");
        assertThat(page.text()).contains("\"setUp\":{\"position\":\"" + BOARD + "\",\"turn\":\"B\",\"dice\":\"\"}");
        assertThat(page.send("roll").phase()).isEqualTo("move");
    }

    @Test
    void diceOfThePositionAreToBePlayedAtOnceAndTheFirstThrowIsTheFirstOfTheChain() {
        Page page = setUp("tapa", "mali", "24:W15 1:B15", "W", "61", SEED);
        Page other = setUp("tapa", "mali", "24:W15 1:B15", "B", "", SEED);

        assertThat(page.phase()).isEqualTo("move");
        page.send(new JsonFields().put("do", "type").put("text", "24/18 24/23"));
        assertThat(page.problem()).isEmpty();
        assertThat(page.send("roll").say()).isEqualTo(other.send("roll").say());
    }

    @Test
    void aWholeGameSurvivesAReloadAfterEveryCommandAndIsReadForTheAnalysis() {
        Page page = setUp("tabla", "tabla", "20:B1 6:W1 1:W1 barB:1", "W", "21", SEED);
        Rng rng = new SplitMix64(3);
        while (!page.phase().equals("over")) {
            if (page.may("canRoll")) {
                page.send("roll");
            } else {
                RandomHand.act(page, rng);
            }
            String before = page.send("look").text();
            assertThat(page.reload().text()).isEqualTo(before);
        }
        assertThat(page.certificate()).isPresent();
        Game<TablesPosition, TablesPlay> game =
                SavedGames.read(page.saved()).orThrow().getFirst();
        assertThat(game.starter()).contains(Side.WHITE);
        assertThat(game.outcome()).isPresent();
    }

    @Test
    void doublesCascadeInAPositionThatIsNotTheFirst() {
        Page later = setUp("gulbara", "gulbara", "20:W14 10:W1 1:B15", "W", "55", SEED);
        Page first = setUp("gulbara", "gulbara", "24:W15 12:B15", "W", "55", SEED);

        assertThat(later.text()).contains("\"later\":\"6666\"");
        assertThat(first.text()).contains("\"later\":\"\"");
    }

    @Test
    void aPositionTheRulesRefuseChangesNothingAndIsNamed() {
        Page page = setUp("tapa", "mali", BOARD, "W", "", SEED);
        String before = page.saved();

        for (String board : new String[] {"10:B2W1 1:B13", "24:W16", "", "24:W15 barW:1"}) {
            assertThat(setUp(page, "tapa", "mali", board, "W", "", SEED).problem())
                    .as(board)
                    .isEqualTo("problem.input");
        }
        assertThat(setUp(page, "tapa", "mali", "24:W15", "W", "", SEED).text()).contains("the game is over in it");
        assertThat(setUp(page, "tapa", "mali", BOARD, "X", "", SEED).text()).contains("give W or B");
        assertThat(setUp(page, "tapa", "mali", BOARD, "W", "70", SEED).text()).contains("two digits from 1 to 6");
        assertThat(page.saved()).isEqualTo(before);
    }

    @Test
    void personsMayThrowRealDice() {
        Page page = setUp("tapa", "mali", BOARD, "W", "", "real");

        page.send(new JsonFields().put("do", "throw").put("dice", "61"));
        assertThat(page.phase()).isEqualTo("move");
        assertThat(page.reload().phase()).isEqualTo("move");
    }

    private static Page setUp(String game, String preset, String board, String turn, String dice, String seed) {
        return setUp(new Page(), game, preset, board, turn, dice, seed);
    }

    private static Page setUp(
            Page page, String game, String preset, String board, String turn, String dice, String seed) {
        boolean real = seed.equals("real");
        return page.send(new JsonFields()
                .put("do", "setup")
                .put("game", game)
                .put("preset", preset)
                .put("pinnedBlocks", false)
                .put("position", board)
                .put("turn", turn)
                .put("dice", dice)
                .put("white", "human")
                .put("black", "human")
                .put("seed", real ? seed : seed.repeat(4))
                .put("gameId", real ? "" : seed.repeat(2)));
    }
}
