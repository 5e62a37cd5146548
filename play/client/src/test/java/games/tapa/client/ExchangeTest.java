package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
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
        String text = ask("mat", "saved", page.saved()).text("text").orElseThrow();
        assertThat(text).contains(" Game 1");
        Json.Obj back = ask("games", "text", text.contains(") ") ? text : text + "  1) 31: 8/5 6/5\n");
        String saved = back.list("saved").orElseThrow().getFirst().asText().orElseThrow();
        page.send(new JsonFields().put("do", "open").put("saved", saved));
        assertThat(page.problem()).isEmpty();
        assertThat(page.text()).contains("\"id\":\"tabla\"");
    }

    @Test
    void aGameOfTapaHasNoMat() {
        Page page = Page.with("mali", "human", "human", SEED);
        assertThat(ask("mat", "saved", page.saved()).text("problem").orElseThrow())
                .contains("this is tapa");
    }

    @Test
    void certificatesAreChecked() {
        Page page = Page.with("mali", "human", "human", SEED);
        while (page.phase().equals("opening")) {
            page.send("roll");
        }
        page.send(new JsonFields()
                .put("do", "resign")
                .put("side", page.view().text("actor").orElseThrow()));
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
