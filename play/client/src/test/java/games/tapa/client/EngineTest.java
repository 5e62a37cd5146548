package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import games.tapa.tablesbot.LoadedNets;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class EngineTest {

    private static final Path PAGE = Path.of("../../docs/engine-protocol.md");

    @Test
    void theTranscriptOfThePageIsWhatTheEngineAnswersLineByLine() throws IOException {
        Engine engine = Shipped.engine();
        String request = "";
        int answers = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("    > ")) {
                request = line.substring(6);
            } else if (line.startsWith("    < ")) {
                assertThat(engine.answer(request)).as(request).isEqualTo(line.substring(6));
                answers++;
            }
        }
        assertThat(answers).isGreaterThan(15);
    }

    @Test
    void playsAreThoseOfTheRulesInEveryPositionOfRandomGames() {
        Engine engine = Shipped.engine();
        Rng rng = new SplitMix64(11);
        for (String preset : TablesKind.TAPA.presets()) {
            TablesGame game =
                    new TablesGameRules(TablesRules.of(TablesKind.TAPA, preset).orThrow()).game();
            TablesPosition position = game.start(Side.WHITE);
            for (int turn = 0; turn < 60 && position instanceof TablesPosition.ToThrow toThrow; turn++) {
                TablesPosition.ToMove toMove = game.thrown(toThrow, rng.dice());
                List<TablesPlay> plays = game.plays(toMove);
                Json.Obj answer = object(engine.answer(request("plays", preset, toMove)));
                assertThat(answer.integer("dicePlayed")).as("%s", toMove).contains(game.dicePlayed(toMove));
                assertThat(positions(answer)).as("%s", toMove).isEqualTo(new TreeSet<>(boards(plays)));
                assertThat(boards(plays))
                        .contains(object(engine.answer(request("best", preset, toMove)))
                                .text("position")
                                .orElseThrow());
                position = game.after(toMove, plays.get(rng.below(plays.size())));
            }
        }
    }

    @Test
    void everyLevelAnswersAndTheSameQuestionHasTheSameAnswer() {
        TablesGame mali = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        TablesPosition.ToMove start = mali.rolled(mali.rules().start(), Side.WHITE, new Dice(6, 4), 1);
        String request = request("best", "mali", start);
        for (int level = 1; level <= 8; level++) {
            String ofLevel = request.replace("}", ",\"level\":" + level + "}");
            String answer = Shipped.engine().answer(ofLevel);
            assertThat(boards(mali.plays(start)))
                    .contains(object(answer).text("position").orElseThrow());
            assertThat(Shipped.engine().answer(ofLevel)).isEqualTo(answer);
        }
    }

    @Test
    void withoutTheNetsOfTheGameThereIsNoBotButAllElseIsAnswered() {
        TablesGame mali = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        TablesPosition.ToMove start = mali.rolled(mali.rules().start(), Side.WHITE, new Dice(6, 4), 1);
        Engine engine = new Engine(new LoadedNets());
        assertThat(engine.answer(request("best", "mali", start)))
                .contains("\"error\"", "nets of tapa: they are not loaded");
        assertThat(engine.answer(request("plays", "mali", start))).contains("\"plays\"");
    }

    @Test
    void mutatedRequestsGetOneAnswerLineAndNeverTheCodeOfABug() throws IOException {
        List<String> seeds = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("    > ")) {
                seeds.add(line.substring(6));
            }
        }
        Engine engine = Shipped.engine();
        Rng rng = new SplitMix64(99);
        int good = 0;
        for (int i = 0; i < 200_000; i++) {
            String line = mutated(seeds.get(rng.below(seeds.size())), rng);
            String answer = engine.answer(line);
            assertThat(answer).as(line).doesNotContain("\n").doesNotContain("\"internal\"");
            assertThat(JsonReader.read(answer, 1_000_000).toOptional())
                    .as(answer)
                    .isPresent();
            good += answer.contains("\"error\"") ? 0 : 1;
        }
        assertThat(good).isGreaterThan(3_000);
    }

    private static String mutated(String seed, Rng rng) {
        StringBuilder text = new StringBuilder(seed);
        String spice = "0123456789WBTwb:/.* \"{}[],-\\u";
        for (int n = 1 + rng.below(2); n > 0; n--) {
            int at = rng.below(text.length());
            switch (rng.below(4)) {
                case 0 -> text.insert(at, spice.charAt(rng.below(spice.length())));
                case 1 -> text.deleteCharAt(at);
                case 2 -> text.setCharAt(at, spice.charAt(rng.below(spice.length())));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + rng.below(12))));
            }
        }
        return text.toString();
    }

    private static String request(String op, String preset, TablesPosition.ToMove position) {
        return "{\"op\":\"" + op + "\",\"game\":\"tapa\",\"rules\":\"" + preset + "\",\"position\":\""
                + position.board()
                + "\",\"turn\":\"" + position.turn().letter() + "\",\"dice\":\""
                + position.stage().digits() + "\"}";
    }

    private static Set<String> positions(Json.Obj answer) {
        List<Json> plays = answer.list("plays").orElseThrow();
        Set<String> positions = new TreeSet<>();
        for (Json play : plays) {
            positions.add(play.asObject()
                    .flatMap(p -> p.text("position"))
                    .orElseThrow(() -> new AssertionError(JsonWriter.write(play))));
        }
        assertThat(positions).hasSameSizeAs(plays);
        return positions;
    }

    private static List<String> boards(List<TablesPlay> plays) {
        List<String> boards = new ArrayList<>();
        for (TablesPlay play : plays) {
            boards.add(play.result().toString());
        }
        return boards;
    }

    private static Json.Obj object(String json) {
        return JsonReader.read(json, 1_000_000).orThrow().asObject().orElseThrow();
    }
}
