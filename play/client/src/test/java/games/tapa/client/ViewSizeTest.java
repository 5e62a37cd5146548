package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Hex;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesKind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewSizeTest {

    private static final int LARGEST = 8_000;
    private static final int GAMES = 70;

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
        assertThat(largest.getBytes(StandardCharsets.UTF_8)).as(largest).hasSizeLessThanOrEqualTo(LARGEST);
    }

    @Test
    void aFullViewIsAtMost8KBWithEverySourceTargetAndStepThatADoubleCanHave() {
        Page page = TableGames.rolled(
                "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1 18:W1 17:W1 16:W1 15:W1 14:W1 13:W1 12:W1 11:W1 10:W1 1:B15",
                "mali",
                "11");
        assertThat(page.sources()).hasSize(15);
        page.pick("10", "7", "").tap("24");

        assertThat(page.text().getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(LARGEST);
    }
}
