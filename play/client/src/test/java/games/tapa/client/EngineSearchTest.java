package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.tapa.games.Games;
import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Chances;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.JudgeSource;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the engine answers where it searches: best by plies, nodes and time, hint, eval. */
class EngineSearchTest {

    private static final String MIDDLE = "\"game\":\"tapa\",\"position\":\"24:W6 20:B2 18:W3 17:W1 16:B1 13:W2 12:B2"
            + " 9:B1W1 8:W1B1 7:B2 5:W1 1:B6\",\"turn\":\"W\",\"dice\":\"31\"";

    private final List<String> faults = new ArrayList<>();

    @Test
    void bestByPliesNodesOrTimeIsTheFirstOfTheHint() {
        for (String effort : List.of("\"plies\":0", "\"plies\":1", "\"nodes\":5000", "\"nodes\":1", "\"millis\":1")) {
            Json.Obj best = answer(Shipped.engine(), "best", effort);
            Json.Obj hint = answer(Shipped.engine(), "hint", effort + ",\"limit\":3");
            List<Json> plays = hint.list("plays").orElseThrow();
            assertThat(plays).hasSize(3);
            assertThat(plays.getFirst().asObject().flatMap(play -> play.text("position")))
                    .as(effort)
                    .isEqualTo(best.text("position"));
        }
    }

    @Test
    void aHintListsEveryPlayWithItsLossAndChancesThatSumToOne() {
        List<Json> hinted =
                answer(Shipped.engine(), "hint", "\"plies\":1").list("plays").orElseThrow();
        List<Json> plays =
                answer(Shipped.engine(), "plays", "\"x\":0").list("plays").orElseThrow();
        assertThat(hinted).hasSameSizeAs(plays);
        double before = 0;
        for (Json each : hinted) {
            Json.Obj play = each.asObject().orElseThrow();
            assertThat(play.object("results").orElseThrow().members().keySet())
                    .containsExactly("W2", "W1", "D", "L1", "L2");
            double sum = 0;
            for (Json share : play.object("results").orElseThrow().members().values()) {
                sum += number(Optional.of(share));
            }
            assertThat(sum).isCloseTo(1, within(1e-6));
            assertThat(number(play.get("loss"))).isNotNegative();
            boolean deep = play.integer("plies").orElseThrow() == 1;
            if (deep) {
                assertThat(number(play.get("loss"))).isGreaterThanOrEqualTo(before);
                before = number(play.get("loss"));
            }
        }
        assertThat(number(hinted.getFirst().asObject().orElseThrow().get("loss")))
                .isZero();
    }

    @Test
    void theSameNumberOfNodesGivesTheSameAnswer() {
        for (int nodes = 1; nodes < 4000; nodes *= 3) {
            String asked = "\"nodes\":" + nodes;
            assertThat(answer(Shipped.engine(), "hint", asked)).isEqualTo(answer(Shipped.engine(), "hint", asked));
        }
    }

    @Test
    void aSearchThatFailsCostsNoTurnAndOneLineSaysSo() {
        Engine engine = engine(failing(300, 300));
        Json.Obj best = answer(engine, "best", "\"plies\":1");
        assertThat(best.text("position"))
                .isEqualTo(answer(Shipped.engine(), "best", "\"plies\":0").text("position"));
        assertThat(faults)
                .singleElement()
                .asString()
                .contains("24:W6 20:B2", "with 31", "planted fault", "the best play at first sight was made")
                .doesNotContain("\n");
    }

    @Test
    void whereEvenTheFirstSightFailsTheFirstLegalPlayIsMade() {
        Json.Obj best = answer(engine(failing(1, Integer.MAX_VALUE)), "best", "\"plies\":2");
        assertThat(best.text("position")).contains(firstLegal());
        assertThat(faults).singleElement().asString().contains("the first legal play was made");
    }

    @Test
    void aHintWhoseSearchFailsIsABugOfOursAndTheEngineLivesOn() {
        Engine engine = engine(failing(300, 300));
        assertThat(engine.answer(line("hint", "\"plies\":1"))).contains("\"internal\"", "planted");
        assertThat(engine.answer(line("hint", "\"plies\":1"))).contains("\"equity\"");
    }

    @Test
    void hintAndEvalOfAFinishedGameAreRefused() {
        for (String op : List.of("hint", "eval", "best", "rollout")) {
            assertThat(Shipped.engine()
                            .answer("{\"op\":\"" + op + "\",\"game\":\"tapa\",\"position\":\"15:B15\",\"turn\":\"B\","
                                    + "\"dice\":\"61\",\"plies\":1}"))
                    .contains("\"game-over\"");
        }
    }

    @Test
    void withoutNetsAllThatNeedsNoneIsAnswered() {
        Engine engine = new Engine(Shipped.NETS);
        assertThat(engine.answer(line("best", "\"level\":8"))).contains("\"play\"");
        for (String op : List.of("best", "hint", "eval", "rollout")) {
            assertThat(engine.answer(line(op, "\"plies\":1"))).contains("\"no-net\"", "nets of tapa");
        }
    }

    @Test
    void theEquityIsThatOfTheSideAboutToRoll() {
        Chances ahead = (board, sequel) -> new float[] {0.5f, 0.25f, 0.125f, 0.125f, 0};
        String answer = engine(game -> Judge.of(game, "ahead", ahead))
                .answer("{\"op\":\"eval\",\"game\":\"tapa\",\"position\":\"24:W15 1:B15\",\"turn\":\"W\",\"plies\":0}");
        assertThat(answer)
                .isEqualTo("{\"id\":null,\"equity\":-1.125,\"results\":{\"W2\":0,\"W1\":0.125,\"D\":0.125,\"L1\":0.25,"
                        + "\"L2\":0.5},\"plies\":0,\"net\":\"ahead\"}");
    }

    private Engine engine(JudgeSource judges) {
        return new Engine(Shipped.NETS, judges, Shipped::roll, () -> 0, faults::add);
    }

    /** Judges that know nothing and fail from the {@code first} question to the {@code last}. */
    private static JudgeSource failing(int first, int last) {
        int[] asked = {0};
        float[] even = {0.2f, 0.2f, 0.2f, 0.2f, 0.2f};
        return game -> Judge.of(game, "failing", (board, sequel) -> {
            asked[0]++;
            if (asked[0] >= first && asked[0] <= last) {
                throw new IllegalStateException("planted\nfault");
            }
            return even;
        });
    }

    private static String firstLegal() {
        TablesGameRules rules = Games.rules("tapa", Optional.empty(), Map.of()).orThrow();
        TablesGame game = rules.game();
        Json.Obj request =
                JsonReader.read("{" + MIDDLE + "}", 1000).orThrow().asObject().orElseThrow();
        Result<TablesPosition> position =
                rules.readPosition(request.text("position").orElseThrow(), Side.WHITE);
        TablesPosition.ToMove toMove = game.rolled(position.orThrow().board(), Side.WHITE, new Dice(3, 1), 1);
        return BoardText.write(game.plays(toMove).getFirst().result());
    }

    private static Json.Obj answer(Engine engine, String op, String fields) {
        return JsonReader.read(engine.answer(line(op, fields)), 1_000_000)
                .orThrow()
                .asObject()
                .orElseThrow();
    }

    private static String line(String op, String fields) {
        return "{\"op\":\"" + op + "\"," + MIDDLE + "," + fields + "}";
    }

    private static double number(Optional<Json> json) {
        return json.orElseThrow() instanceof Json.Num(String text) ? Double.parseDouble(text) : Double.NaN;
    }
}
