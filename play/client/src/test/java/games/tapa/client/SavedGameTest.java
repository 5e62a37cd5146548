package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Hex;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.GameEvent;
import games.tapa.tables.TablesKind;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SavedGameTest {

    private static final String START = "24:W15 1:B15";

    @Test
    void aReloadInMidTurnBringsBackStepsSelectionAndUndo() {
        Page page = TableGames.rolled(START, "mali", "61").tap("24").tap("23").tap("24");
        String before = page.send("look").text();

        assertThat(page.reload().text()).isEqualTo(before);
        assertThat(page.turn().text("selected")).contains("24");
        assertThat(page.send("undo").board()).isEqualTo(START);
    }

    @Test
    void aReloadDoesNotChangeTheDiceToCome() {
        Page one = Page.with("mali", "human", "human", "00000000000000ff");
        Page other = Page.with("mali", "human", "human", "00000000000000ff");
        for (int i = 0; i < 6; i++) {
            assertThat(other.reload().send("roll").text())
                    .isEqualTo(one.send("roll").text());
        }
    }

    @Test
    void wholeRandomGamesWithReloadsAtRandomGoOnAsIfNothingHadHappened() {
        Rng rng = new SplitMix64(5);
        List<String> presets = TablesKind.TAPA.presets();
        for (int game = 0; game < 35; game++) {
            String seed = Hex.ofLong(rng.nextLong());
            Page page = Page.with(presets.get(game % presets.size()), "human", game % 2 == 0 ? "bot" : "human", seed);
            int commands = 0;
            while (!page.phase().equals("over")) {
                RandomHand.act(page, rng);
                assertThat(page.problem()).as(page.text()).isEmpty();
                if (rng.below(40) == 0) {
                    String before = page.send("look").text();
                    assertThat(page.reload().text()).isEqualTo(before);
                }
                assertThat(++commands).isLessThan(20_000);
            }
            String before = page.send("look").text();
            assertThat(page.reload().text()).isEqualTo(before);
        }
    }

    @Test
    void aChangedLetterAnywhereInASavedGameIsRefused() {
        String saved = midGame().saved();
        for (int at = 0; at < saved.length(); at++) {
            char changed = saved.charAt(at) == '1' ? '2' : '1';
            String text = saved.substring(0, at) + changed + saved.substring(at + 1);
            Page page = new Page().open(text);
            assertThat(page.problem()).as(text).isEqualTo("problem.input");
            assertThat(page.phase()).isEqualTo("none");
        }
    }

    @Test
    void aRefusedSavedGameLeavesTheGameOnTheTable() {
        Page page = midGame();
        String before = page.saved();

        assertThat(page.open("{}").problem()).isEqualTo("problem.input");
        assertThat(page.saved()).isEqualTo(before);
    }

    @Test
    void evenWithARightCheckSumWhatCannotHaveHappenedIsRefused() {
        String saved = TableGames.rolled(START, "mali", "61")
                .pick("24", "18", "")
                .tap("24")
                .saved();

        assertThat(resealed(saved, "\"from\":24", "\"from\":13")).contains("step from 13");
        assertThat(resealed(saved, "\"selected\":\"24\"", "\"selected\":\"13\""))
                .contains("picked up on 13");
        assertThat(resealed(saved, "\"W61\"", "\"B61\"")).contains("event 2 (B throws 61)");
        assertThat(resealed(saved, "\"opening\":\"reroll\"", "\"opening\":\"play\""))
                .contains("its opening");
        assertThat(resealed(saved, "\"opening\":\"reroll\"", "\"opening\":\"W\""))
                .contains("its opening");
        assertThat(resealed(saved, "\"game\":\"tapa\"", "\"game\":\"chess\"")).contains("unknown-game");
        assertThat(resealed(saved, "\"mother\":\"clear\"", "\"mother\":\"dark\""))
                .contains("bad-rules");
        assertThat(resealed(saved, "\"white\":\"human\"", "\"white\":\"bot\"")).contains("a turn begun");
    }

    @Test
    void diceThatSeedAndWordDoNotGiveAreRefused() {
        String saved = TableGames.rolled(START, "mali", "61").saved();

        for (String other : List.of("\"W16\"", "\"W54\"")) {
            assertThat(resealed(saved, "\"W61\"", other)).contains("its dice are not those of its seed");
        }
        assertThat(resealed(saved, "\"word\":\"\"", "\"word\":\"x\"")).contains("its dice are not those");
        assertThat(resealed(saved, "\"word\":\"\",", "")).contains("its dice are not those");
        assertThat(resealed(saved, "\"gameId\":\"0", "\"gameId\":\"1")).contains("its dice are not those");
    }

    @Test
    void aSmallerResignationOnOfferIsKeptAndItsAnswerToo() {
        List<GameEvent> events = new ArrayList<>(List.of(new GameEvent.Offered(Side.BLACK, 1)));
        Page offered = TableGames.after(START, "mali", events);
        assertThat(offered.phase()).isEqualTo("answer");
        assertThat(offered.reload().text()).isEqualTo(offered.text());

        events.add(new GameEvent.Answered(Side.WHITE, true));
        Page accepted = TableGames.after(START, "mali", events);
        assertThat(accepted.phase()).isEqualTo("over");
        assertThat(resealed(accepted.saved(), "B offers 1", "B offers 2"))
                .contains("event 2 (B offers 2): B offers 2: giving up costs 2; offer 1, or resign");
    }

    @Test
    void aMoveThatWasNotLegalIsNamed() {
        String saved = TableGames.rolled(START, "mali", "61").type("24/18/17").saved();

        assertThat(resealed(saved, "W 24/18/17", "W 24/16")).contains("event 3 (W plays 24/16)");
    }

    @Test
    void aSavedGameOfAnotherVersionOrShapeIsRefusedFieldByField() {
        String saved = midGame().saved();

        assertThat(opened(saved.replace("\"version\":2", "\"version\":3"))).contains("only version 2");
        assertThat(opened(saved.replace("\"version\":2", "\"version\":1"))).contains("before the fair dice");
        assertThat(opened(saved.replace("\"events\":[", "\"events\":[7,"))).contains("number 1: it is no text");
        assertThat(opened(saved.replace("\"steps\":[", "\"steps\":[{\"from\":0,\"die\":9},")))
                .contains("steps");
        assertThat(opened(saved.replace("\"white\":\"human\"", "\"white\":\"cat\"")))
                .contains("human or bot");
        assertThat(opened(saved.replace("\"games\":[", "\"games\":[7,"))).contains("number 1: it is no object");
        assertThat(opened(saved.replace("\"version\"", "\"verse\""))).contains("version");
        assertThat(opened("7")).contains("JSON object");
    }

    private static Page midGame() {
        Page page = Page.with("mali", "human", "human", "00000000000000aa");
        Rng rng = new SplitMix64(9);
        while (page.view().object("game").orElseThrow().integer("turnNumber").orElseThrow() < 3
                || page.turn().list("steps").orElseThrow().isEmpty()) {
            RandomHand.act(page, rng);
        }
        return page;
    }

    /** What opening says of {@code saved} with one part changed and the check sum made right again. */
    private static String resealed(String saved, String part, String other) {
        assertThat(saved).contains(part);
        Json.Obj changed = JsonReader.read(saved.replace(part, other), 100_000)
                .orThrow()
                .asObject()
                .orElseThrow();
        Map<String, Json> members = new LinkedHashMap<>(changed.members());
        members.remove("check");
        members.put("check", new Json.Str(SavedGameJson.check(JsonWriter.write(new Json.Obj(members)))));
        return opened(JsonWriter.write(new Json.Obj(members)));
    }

    private static String opened(String saved) {
        Page page = new Page().open(saved);
        assertThat(page.problem()).as(page.text()).isEqualTo("problem.input");
        return page.text();
    }
}
