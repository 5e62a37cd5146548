package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Hex;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.GameEvent;
import games.tapa.match.GameRecord;
import games.tapa.tables.TablesKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ViewSizeTest {

    private static final int LARGEST = 8_000;
    private static final int GAMES = 28;
    private static final int ROWS = 16;

    /** A word of the greatest length: in JSON each of its characters takes six. */
    private static final String LONGEST_WORD = "\u0001".repeat(100);

    @Test
    void theLargestViewOfRandomGamesIsAtMost8KBDoublesIncluded() {
        Rng rng = new SplitMix64(8);
        List<String> presets = TablesKind.TAPA.presets();
        String largest = "";
        int doubles = 0;
        for (int game = 0; game < GAMES; game++) {
            String black = game % 2 == 0 ? "bot" : "human";
            Page page = Page.with(presets.get(game % presets.size()), "human", black, Hex.ofLong(rng.nextLong()));
            while (!page.phase().equals("over")) {
                RandomHand.act(page, rng);
                doubles += page.view().list("dice").orElseThrow().size() == 4 ? 1 : 0;
                largest = page.text().length() > largest.length() ? page.text() : largest;
            }
        }
        assertThat(doubles).isPositive();
        assertSmall(largest);
    }

    @Test
    void viewsInALongMatchAreAtMost8KBWithBarAndCascadesToo() {
        Rng rng = new SplitMix64(9);
        String largest = "";
        int cascades = 0;
        for (List<String> game : List.of(
                List.of("gulbara", "gulbara"),
                List.of("gulbara", "crazy-narde"),
                List.of("tabla", "chelebi"),
                List.of("tabla", "tabla-bulgaria"))) {
            Page page = lateInAMatch(game.getFirst(), game.getLast(), rng);
            while (!page.phase().equals("over")) {
                RandomHand.act(page, rng);
                cascades += page.turn().text("later").orElseThrow().isEmpty() ? 0 : 1;
                largest = page.text().length() > largest.length() ? page.text() : largest;
            }
        }
        assertThat(cascades).isPositive();
        assertSmall(largest);
    }

    @Test
    void aFullViewIsAtMost8KBWithEverySourceTargetAndStepThatADoubleCanHaveInALongMatch() {
        String board =
                "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1 18:W1 17:W1 16:W1 15:W1 14:W1 13:W1 12:W1 11:W1 10:W1 1:B15";
        TablesGameRules rules = Games.rules("tapa", Optional.of("mali"), Map.of("setup", new OptionValue.Text(board)))
                .orThrow();
        DeviceDice dice = TableGames.dice("tapa/mali", "11", LONGEST_WORD);
        List<GameRecord> games = new ArrayList<>();
        for (int given = 0; given < 20; given++) {
            Side loser = given % 2 == 0 ? Side.WHITE : Side.BLACK;
            games.add(TableGames.record("tapa", rules, dice, "", List.of(new GameEvent.Resigned(loser))));
        }
        games.add(TableGames.record("tapa", rules, dice, "11", List.of()));
        MatchChoice match = new MatchChoice("single", 100, Optional.empty());
        Page page = TableGames.open(Optional.of(match), games, new Seats(Seat.HUMAN, Seat.HUMAN), dice);

        assertThat(page.sources()).hasSize(15);
        page.pick("10", "7", "").tap("24");
        assertThat(page.match().list("games").orElseThrow()).hasSize(ROWS);
        assertSmall(page.text());
    }

    /** The 21st game of a match, its word typed; twenty games were given up. */
    private static Page lateInAMatch(String game, String preset, Rng rng) {
        Page page = new Page().begin(game, preset, "single", 100, "human", "human", Hex.ofLong(rng.nextLong()));
        for (int given = 0; given < 20; given++) {
            while (page.phase().equals("opening")) {
                page.send("roll");
            }
            page.resign(page.actor()).next(Hex.ofLong(rng.nextLong()));
        }
        return page.word(LONGEST_WORD);
    }

    private static void assertSmall(String view) {
        assertThat(view.getBytes(StandardCharsets.UTF_8)).as(view).hasSizeLessThanOrEqualTo(LARGEST);
    }
}
