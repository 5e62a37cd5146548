package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page takes from outside and gives there. */
class ExchangeTest {

    private static final String SEED = "0123456789abcdef";

    @Test
    void aGameOfTablaGoesOutAsMatAndComesBackAsAGameTheTableOpens() {
        Page page = new Page().begin("tabla", "backgammon", "", 0, "human", "human", SEED);
        while (page.phase().equals("opening")) {
            page.send("roll");
        }
        page.send("forced");
        String text = mat(page.saved()).text("text").orElseThrow();
        assertThat(text).contains(" Game 1");
        Json.Obj back = ask("games", "text", text.contains(") ") ? text : text + "  1) 31: 8/5 6/5\n");
        page.send(new JsonFields()
                .put("do", "open")
                .put("saved", games(back).getFirst().text("saved").orElseThrow()));
        assertThat(page.problem()).isEmpty();
        assertThat(page.text()).contains("\"id\":\"tabla\"");
    }

    @Test
    void aGameOfTapaHasNoMat() {
        Page page = Page.with("mali", "human", "human", SEED);
        assertThat(mat(page.saved()).text("problem").orElseThrow()).contains("this is tapa");
    }

    @Test
    void theRecordOfAGameThatIsOnDoesNotTellTheDiceToCome() {
        for (Page page :
                List.of(Page.with("mali", "human", "bot", SEED), Page.match("tavli-5", "human", "bot", SEED))) {
            while (page.phase().equals("opening")) {
                page.send("roll");
            }
            Json.Obj record = ask("record", "saved", page.saved());
            String text = record.text("text").orElseThrow();
            assertThat(page.saved()).contains(SEED);
            assertThat(text).doesNotContain(SEED);
            assertThat(record.flag("proved")).contains(false);
            assertThat(games(record).getFirst().text("reason")).contains("");
            page.send(new JsonFields().put("do", "open").put("saved", text));
            assertThat(page.problem()).isEmpty();
        }
    }

    @Test
    void theRecordOfAMatchHoldsItsGamesEachOfWhichOpensAlone() {
        Page page = Page.match("tavli-5", "human", "human", SEED);
        resigned(page);
        page.next("fedcba9876543210");
        resigned(page);
        Json.Obj record = ask("record", "saved", page.saved());
        assertThat(record.text("text")).contains(page.saved());
        assertThat(record.flag("proved")).contains(true);
        assertThat(games(record)).hasSize(2);
        for (Json.Obj game : games(record)) {
            assertThat(game.text("reason")).contains("resigned");
            page.send(new JsonFields()
                    .put("do", "open")
                    .put("saved", game.text("saved").orElseThrow()));
            assertThat(page.problem()).isEmpty();
        }
    }

    @Test
    void aPositionBecomesAGameThatTheStudyReads() {
        JsonFields fields = new JsonFields()
                .put("do", "position")
                .put("game", "tapa")
                .put("preset", "mali")
                .put("position", "24:W10 13:W3 8:W2 1:B10 7:B1 12:B4")
                .put("turn", "W")
                .put("dice", "61");
        String saved = ask(fields).text("text").orElseThrow();
        assertThat(new Study(Shipped.NETS)
                        .answer(new StudyCommand.Hint(saved, 3))
                        .hint()
                        .orElseThrow()
                        .plays()
                        .getFirst()
                        .play())
                .contains("7");
        assertThat(ask("position", "game", "tapa").text("problem").orElseThrow())
                .isNotEmpty();
    }

    /** Throws for the start and gives the game up. */
    private static void resigned(Page page) {
        while (page.phase().equals("opening")) {
            page.send("roll");
        }
        page.send(new JsonFields()
                .put("do", "resign")
                .put("side", page.view().text("actor").orElseThrow()));
    }

    private static List<Json.Obj> games(Json.Obj answer) {
        return answer.list("games").orElseThrow().stream()
                .map(game -> game.asObject().orElseThrow())
                .toList();
    }

    private static Json.Obj mat(String saved) {
        return ask(new JsonFields().put("do", "mat").put("saved", Json.Arr.ofTexts(List.of(saved))));
    }

    @Test
    void certificatesAreChecked() {
        Page page = Page.with("mali", "human", "human", SEED);
        resigned(page);
        String certificate = page.certificate().orElseThrow();
        assertThat(ask("verify", "text", certificate).text("fault")).contains("");
        Json.Obj forged = ask(
                "verify",
                "text",
                certificate.replace(SEED.repeat(4), "1" + SEED.repeat(4).substring(1)));
        assertThat(forged.text("fault").orElse("") + forged.text("problem").orElseThrow())
                .isNotEmpty();
        assertThat(ask("verify", "text", "{}").text("problem").orElseThrow()).isNotEmpty();
    }

    @Test
    void anXgidTellsPositionTurnAndDice() {
        JsonFields fields =
                new JsonFields().put("do", "diagram").put("game", "tabla").put("preset", "tabla");
        Json.Obj told = ask(fields.put("text", "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10"));
        assertThat(told.text("position")).contains("24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2");
        assertThat(told.text("turn")).contains("B");
        assertThat(told.text("dice")).contains("31");
    }

    @Test
    void aPositionOfTablaHasTheIdsOfOthers() {
        JsonFields asked = new JsonFields().put("do", "ids").put("turn", "W").put("dice", "");
        Json.Obj ids = ask(asked.put("position", "24:W2 19:B5 17:B3 13:W5 12:B5 8:W3 6:W5 1:B2"));
        assertThat(ids.text("xgid")).contains("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
        assertThat(ids.text("gnubg").orElseThrow()).startsWith("4HPwATDgc/ABMA:");
    }

    @Test
    void nonsenseIsAnsweredWithASentence() {
        for (String line : new String[] {"", "[]", "{}", "{\"do\":\"mat\"}", "{\"do\":\"games\",\"text\":\"x\"}"}) {
            assertThat(read(Exchange.answer(line)).text("problem").orElseThrow())
                    .isNotEmpty();
        }
    }

    private static Json.Obj ask(String what, String name, String value) {
        return ask(new JsonFields().put("do", what).put(name, value));
    }

    private static Json.Obj ask(JsonFields fields) {
        return read(Exchange.answer(JsonWriter.write(fields.object())));
    }

    private static Json.Obj read(String json) {
        return JsonReader.read(json, 10_000_000).orThrow().asObject().orElseThrow();
    }
}
