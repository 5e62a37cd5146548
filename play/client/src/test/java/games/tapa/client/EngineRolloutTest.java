package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.wire.EngineLine;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the engine answers to rollout and stop. */
class EngineRolloutTest {

    private static final String MIDDLE = "\"game\":\"tapa\",\"position\":\"24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2"
            + " 9:B1W1 8:W1B1 7:B2 5:W1 1:B6\",\"turn\":\"W\",\"dice\":\"31\"";

    private final Engine engine = Shipped.engine();

    @Test
    void namedPlaysAreRolledOutTheBestFirst() {
        List<Json.Obj> plays =
                plays("\"moves\":[\"24/21 18/17\",\"24/23 18/15\"],\"trials\":5,\"seed\":7,\"truncate\":3");
        assertThat(plays).hasSize(2);
        assertThat(number(plays.get(0), "equity")).isGreaterThanOrEqualTo(number(plays.get(1), "equity"));
        assertThat(number(plays.get(0), "loss")).isZero();
        assertThat(number(plays.get(1), "loss"))
                .isCloseTo(number(plays.get(0), "equity") - number(plays.get(1), "equity"), within(2e-7));
        for (Json.Obj play : plays) {
            assertThat(number(play, "se")).isNotNegative();
            assertThat(play.integer("trials")).contains(5);
            double sum = 0;
            for (Json share : play.object("results").orElseThrow().members().values()) {
                sum += ((Json.Num) share).text().isEmpty() ? 0 : Double.parseDouble(((Json.Num) share).text());
            }
            assertThat(sum).isCloseTo(1, within(1e-6));
        }
    }

    @Test
    void withoutNamesTheBestFiveAreRolledOut() {
        assertThat(plays("\"trials\":2,\"truncate\":1")).hasSize(5);
    }

    @Test
    void theSameSeedGivesTheSameAnswer() {
        String asked = "{\"op\":\"rollout\",\"game\":\"tapa\",\"position\":\"6:W2 5:W1 19:B1 20:B2\",\"turn\":\"W\","
                + "\"dice\":\"21\",\"trials\":9,\"seed\":";
        assertThat(engine.answer(asked + "1}")).isEqualTo(engine.answer(asked + "1}"));
        assertThat(engine.answer(asked + "1}")).isNotEqualTo(engine.answer(asked + "2}"));
    }

    @Test
    void aMoveThatIsNoPlayIsRefused() {
        assertThat(engine.answer(line("\"moves\":[\"24/21 18/17\",\"24/19\"]"))).contains("\"bad-move\"");
    }

    @Test
    void fieldsOfTheWrongKindAreRefused() {
        for (String field : List.of(
                "\"moves\":\"24/21 18/17\"",
                "\"moves\":[]",
                "\"moves\":[7]",
                "\"trials\":1",
                "\"trials\":2.5",
                "\"seed\":\"x\"",
                "\"plies\":4",
                "\"truncate\":0",
                "\"truncate\":1000",
                "\"truncate\":\"none\"",
                "\"stopSe\":-1",
                "\"stopSe\":\"x\"")) {
            assertThat(engine.answer(line(field))).as(field).contains("\"bad-request\"");
        }
        assertThat(engine.answer(line("\"stopSe\":0.5,\"truncate\":1,\"trials\":2")))
                .contains("\"plays\"");
    }

    @Test
    void whatIsStoppedAnswersAtOnceWithWhatItHas() {
        for (String op : List.of("rollout", "hint", "eval")) {
            String asked = line("\"trials\":1000,\"truncate\":2").replace("rollout", op);
            assertThat(engine.answer(EngineLine.read(asked), () -> true))
                    .as(op)
                    .contains("\"equity\":")
                    .endsWith(",\"stopped\":true}");
            assertThat(engine.answer(EngineLine.read(asked.replace("1000", "3")), () -> false))
                    .doesNotContain("stopped");
        }
    }

    @Test
    void aStopItselfIsAnsweredByItsId() {
        assertThat(engine.answer("{\"id\":10,\"op\":\"stop\"}")).isEqualTo("{\"id\":10}");
    }

    private List<Json.Obj> plays(String fields) {
        List<Json.Obj> plays = new ArrayList<>();
        Json.Obj answer = JsonReader.read(engine.answer(line(fields)), 1_000_000)
                .orThrow()
                .asObject()
                .orElseThrow();
        for (Json play : answer.list("plays").orElseThrow()) {
            plays.add(play.asObject().orElseThrow());
        }
        return plays;
    }

    private static double number(Json.Obj object, String field) {
        return object.get(field).orElseThrow() instanceof Json.Num(String text) ? Double.parseDouble(text) : Double.NaN;
    }

    private static String line(String fields) {
        return "{\"op\":\"rollout\"," + MIDDLE + "," + fields + "}";
    }
}
