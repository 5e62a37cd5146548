package games.tapa.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Ending;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Problem;
import games.tapa.kernel.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineLineTest {

    private static final Optional<String> NO_DICE = Optional.empty();

    private static final String PLAYS = "{\"id\":1,\"op\":\"plays\",\"game\":\"tapa\",\"position\":\"24:W15 1:B15\"";

    @Test
    void everyRequestIsReadWithItsDefaults() {
        EngineRequest.Standing at =
                new EngineRequest.Standing("tapa", RulesChoice.DEFAULT, "24:W15 1:B15", Optional.of(Side.WHITE), 1);
        EngineRequest.Asked asked = new EngineRequest.Asked(at, new EngineRequest.Stage.Roll(new Dice(6, 1)));
        EngineRequest.Effort.Search onePly = new EngineRequest.Effort.Search.Plies(1);
        assertThat(request("{\"op\":\"hello\",\"more\":[]}")).isEqualTo(new EngineRequest.Hello());
        assertThat(request(PLAYS + ",\"turn\":\"W\",\"dice\":\"61\"}")).isEqualTo(new EngineRequest.Plays(asked));
        assertThat(request(PLAYS.replace("plays", "best") + ",\"turn\":\"W\",\"dice\":\"61\"}"))
                .isEqualTo(new EngineRequest.Best(asked, new EngineRequest.Effort.Level(8)));
        assertThat(request(PLAYS.replace("plays", "hint") + ",\"turn\":\"W\",\"dice\":\"61\"}"))
                .isEqualTo(new EngineRequest.Hint(asked, onePly, Integer.MAX_VALUE));
        assertThat(request(PLAYS.replace("plays", "eval") + ",\"turn\":\"W\"}"))
                .isEqualTo(new EngineRequest.Eval(at, onePly));
        assertThat(request("{\"op\":\"read\",\"game\":\"tapa\",\"text\":\"1:W\"}"))
                .isEqualTo(new EngineRequest.Read("tapa", RulesChoice.DEFAULT, "1:W", Optional.empty()));
    }

    @Test
    void thePageAsksForPlaysForTheBestOneAndForWhatAPositionIs() {
        for (String line : List.of(
                PLAYS + ",\"turn\":\"W\",\"dice\":\"61\"}",
                PLAYS.replace("plays", "best") + ",\"turn\":\"W\",\"dice\":\"61\",\"level\":3}",
                "{\"op\":\"read\",\"game\":\"tapa\",\"text\":\"1:W\"}")) {
            assertThat(EngineLine.readOfPage(line)).isEqualTo(EngineLine.read(line));
        }
        assertThat(EngineLine.readOfPage("{\"op\":\"hello\"}").request().failure())
                .hasValueSatisfying(problem -> assertThat(problem.message()).contains("plays, best or read"));
    }

    @Test
    void everyFieldOfPlaysIsRead() {
        String line = PLAYS
                + ",\"rules\":\"bulgaria\",\"turn\":\"B\",\"left\":\"5556666\",\"restOf\":\"opponent\",\"roll\":4,"
                + "\"double\":5,\"head\":1}";
        assertThat(request(line))
                .isEqualTo(new EngineRequest.Plays(new EngineRequest.Asked(
                        new EngineRequest.Standing(
                                "tapa", RulesChoice.ofPreset("bulgaria"), "24:W15 1:B15", Optional.of(Side.BLACK), 4),
                        new EngineRequest.Stage.Left("5556666", true, 5, 1))));
    }

    @Test
    void aRequestSaysHowWellToLook() {
        assertThat(best("\"level\":3")).isEqualTo(new EngineRequest.Effort.Level(3));
        assertThat(best("\"plies\":0")).isEqualTo(new EngineRequest.Effort.Search.Plies(0));
        assertThat(best("\"nodes\":5000")).isEqualTo(new EngineRequest.Effort.Search.Nodes(5000));
        assertThat(best("\"millis\":50")).isEqualTo(new EngineRequest.Effort.Search.Millis(50));
        String hint = PLAYS.replace("plays", "hint") + ",\"turn\":\"W\",\"dice\":\"61\",\"plies\":2,\"limit\":5}";
        assertThat(request(hint)).isInstanceOfSatisfying(EngineRequest.Hint.class, read -> {
            assertThat(read.search()).isEqualTo(new EngineRequest.Effort.Search.Plies(2));
            assertThat(read.limit()).isEqualTo(5);
        });
    }

    private static EngineRequest.Effort best(String field) {
        return request(PLAYS.replace("plays", "best") + ",\"turn\":\"W\",\"dice\":\"61\"," + field + "}")
                        instanceof EngineRequest.Best(EngineRequest.Asked asked, EngineRequest.Effort effort)
                ? effort
                : new EngineRequest.Effort.Level(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "{\"id\":7,\"op\":\"hello\"}         | 7",
                "{\"op\":\"x\",\"id\":-1.50e2}       | -1.50e2",
                "{\"id\":\"a\\u00e9\\n\"}            | \"aé\\n\"",
                "{\"op\":\"hello\"}                  | null",
                "{\"id\":null,\"op\":\"hello\"}      | null",
                "{\"id\":true,\"op\":\"hello\"}      | null",
                "{\"id\":7,\"op\":                   | null",
                "[7]                                 | null"
            })
    void theIdIsEchoedAsWrittenOrNull(String line, String id) {
        assertThat(JsonWriter.write(EngineLine.read(line).id())).isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "{\"op\":\"hello\"                   | bad-json    | write , or }",
                "7                                   | bad-request | a request is an object",
                "{\"id\":[],\"op\":\"hello\"}        | bad-request | field \"id\"",
                "{}                                  | bad-request | field \"op\" is missing",
                "{\"op\":1}                          | bad-request | field \"op\": give a string",
                "{\"op\":\"Hello\"}                  | bad-request | op \"Hello\"",
                "{\"op\":\"plays\"}                  | bad-request | field \"game\" is missing",
                "{\"op\":\"plays\",\"game\":\"tapa\"} | bad-request | field \"position\" is missing",
                "{\"op\":\"read\",\"game\":\"tapa\"} | bad-request | field \"text\" is missing",
                "@}                                  | bad-request | exactly one of \"dice\"",
                "@,\"dice\":\"61\",\"left\":\"6\"}   | bad-request | exactly one of \"dice\"",
                "@,\"dice\":61}                      | bad-request | field \"dice\": give a string",
                "@,\"dice\":\"70\"}                  | bad-dice    | dice \"70\"",
                "@,\"left\":\"66\",\"double\":7}       | bad-request | field \"double\": give a number from 1 to 6",
                "@,\"left\":\"66\",\"head\":-1}        | bad-request | field \"head\"",
                "@,\"left\":\"55\",\"restOf\":\"me\"} | bad-request | field \"restOf\"",
                "@,\"dice\":\"61\",\"turn\":\"X\"}   | bad-turn    | turn \"X\"",
                "@,\"dice\":\"61\",\"turn\":\"\"}    | bad-turn    | turn \"\"",
                "@,\"dice\":\"61\",\"turn\":1}       | bad-request | field \"turn\"",
                "@,\"dice\":\"61\",\"roll\":0}       | bad-request | field \"roll\"",
                "@,\"dice\":\"61\",\"roll\":\"1\"}   | bad-request | field \"roll\"",
                "@,\"dice\":\"61\",\"rules\":1}      | bad-request | rules 1",
                "@,\"dice\":\"61\",\"rules\":{\"mother\":{}}} | bad-rules | option \"mother\"",
                "#,\"dice\":\"61\",\"level\":9}      | bad-request | field \"level\"",
                "#,\"dice\":\"61\",\"level\":1.5}    | bad-request | field \"level\"",
                "#,\"dice\":\"61\",\"level\":1,\"plies\":1} | bad-request | not \"level\" and \"plies\"",
                "#,\"dice\":\"61\",\"plies\":4}      | bad-request | field \"plies\": give a whole number from 0 to 3",
                "#,\"dice\":\"61\",\"nodes\":0}      | bad-request | field \"nodes\"",
                "%,\"dice\":\"61\",\"millis\":0}     | bad-request | field \"millis\"",
                "%,\"dice\":\"61\",\"plies\":1,\"millis\":1} | bad-request | not \"plies\" and \"millis\"",
                "%,\"dice\":\"61\",\"limit\":0}      | bad-request | field \"limit\"",
                "%,\"turn\":\"W\"}                   | bad-request | exactly one of \"dice\""
            })
    void aBadLineIsRefusedWithItsCodeAndTheField(String line, String code, String message) {
        String full = line.replace("@", PLAYS)
                .replace("#", PLAYS.replace("plays", "best"))
                .replace("%", PLAYS.replace("plays", "hint"));
        Problem problem = EngineLine.read(full).request().failure().orElseThrow();
        assertThat(problem.code().key()).isEqualTo(code);
        assertThat(problem.message()).contains(message);
    }

    @Test
    void aLineLongerThanTheLimitIsRefused() {
        String line = "{\"id\":1,\"op\":\"hello\",\"x\":\"" + "y".repeat(EngineLine.LONGEST) + "\"}";
        assertThat(EngineLine.read(line).request().failure())
                .hasValueSatisfying(p -> assertThat(p.code()).isEqualTo(Problem.Code.BAD_JSON));
    }

    @Test
    void answersAreWrittenAsTheProtocolSays() {
        Json id = Json.Num.of(3);
        assertThat(new EngineAnswer.Hello(List.of(new EngineAnswer.GameEntry("tapa", "tables", List.of("mali", "x"))))
                        .line(id))
                .isEqualTo(
                        "{\"id\":3,\"name\":\"tapa\",\"version\":\"" + ProductVersion.NUMBER + "\",\"protocol\":1,"
                                + "\"games\":{\"tapa\":{\"family\":\"tables\",\"default\":\"mali\",\"presets\":[\"mali\",\"x\"]}}}");
        Outcome draw = new Outcome.Draw(1, Ending.BOTH_MOTHERS);
        Outcome win = new Outcome.Win(Side.BLACK, 2, Ending.MOTHER);
        assertThat(new EngineAnswer.Plays(
                                1,
                                List.of(
                                        played(new EngineAnswer.Next(
                                                Optional.of(draw), NO_DICE, Optional.empty(), NO_DICE)),
                                        played(new EngineAnswer.Next(
                                                Optional.empty(), Optional.of("66"), Optional.of(1), NO_DICE)),
                                        played(new EngineAnswer.Next(
                                                Optional.empty(), NO_DICE, Optional.empty(), Optional.of("5")))))
                        .line(id))
                .isEqualTo("{\"id\":3,\"dicePlayed\":1,\"plays\":[{\"play\":\"p\",\"position\":\"q\","
                        + "\"over\":{\"winner\":null,\"points\":1,\"reason\":\"both-mothers\"}},"
                        + "{\"play\":\"p\",\"position\":\"q\",\"continues\":\"66\",\"head\":1},"
                        + "{\"play\":\"p\",\"position\":\"q\",\"rest\":\"5\"}]}");
        assertThat(new EngineAnswer.Best(
                                played(new EngineAnswer.Next(Optional.of(win), NO_DICE, Optional.empty(), NO_DICE)))
                        .line(id))
                .isEqualTo("{\"id\":3,\"play\":\"p\",\"position\":\"q\","
                        + "\"over\":{\"winner\":\"B\",\"points\":2,\"reason\":\"mother\"}}");
        assertThat(new EngineAnswer.Read("gulbara", "q", Side.WHITE, Optional.empty()).line(id))
                .isEqualTo("{\"id\":3,\"position\":\"q\",\"turn\":\"W\",\"ids\":{\"gulbara\":null,\"text\":\"q\"}}");
        assertThat(new EngineAnswer.Refused(new Problem(Problem.Code.GAME_OVER, "m")).line(new Json.Null()))
                .isEqualTo("{\"id\":null,\"error\":{\"code\":\"game-over\",\"message\":\"m\"}}");
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        assertThat(Files.readString(Path.of("../../pom.xml")))
                .contains("<version>" + ProductVersion.NUMBER + "</version>\n    <packaging>pom</packaging>");
    }

    @Test
    void worthsAreWrittenWithChancesThatSumToOne() {
        List<EngineAnswer.Chance> thirds = List.of(
                new EngineAnswer.Chance("W1", 1 / 3.0),
                new EngineAnswer.Chance("D", 1 / 3.0),
                new EngineAnswer.Chance("L1", 1 / 3.0));
        EngineAnswer.Judged judged = new EngineAnswer.Judged(-0.25, thirds, 2);
        assertThat(new EngineAnswer.Eval(judged, "tapa-1", false).line(Json.Num.of(3)))
                .isEqualTo("{\"id\":3,\"equity\":-0.25,\"results\":{\"W1\":0.3333333,\"D\":0.3333333,\"L1\":0.3333333},"
                        + "\"plies\":2,\"net\":\"tapa-1\"}");
        EngineAnswer.Played play = played(new EngineAnswer.Next(Optional.empty(), NO_DICE, Optional.empty(), NO_DICE));
        List<EngineAnswer.Chance> sure = List.of(new EngineAnswer.Chance("W1", 1), new EngineAnswer.Chance("L1", 0));
        assertThat(new EngineAnswer.Hint(
                                List.of(
                                        new EngineAnswer.Hinted(play, new EngineAnswer.Judged(0.5, sure, 1), 0),
                                        new EngineAnswer.Hinted(play, new EngineAnswer.Judged(0.125, sure, 1), 0.375),
                                        new EngineAnswer.Hinted(play, new EngineAnswer.Judged(0.75, sure, 0), 0.25)),
                                false)
                        .line(Json.Num.of(3)))
                .isEqualTo(
                        "{\"id\":3,\"plays\":["
                                + "{\"play\":\"p\",\"position\":\"q\",\"equity\":0.5,\"loss\":0,\"results\":{\"W1\":1,\"L1\":0},\"plies\":1},"
                                + "{\"play\":\"p\",\"position\":\"q\",\"equity\":0.125,\"loss\":0.375,\"results\":{\"W1\":1,\"L1\":0},\"plies\":1},"
                                + "{\"play\":\"p\",\"position\":\"q\",\"equity\":0.75,\"loss\":0.25,\"results\":{\"W1\":1,\"L1\":0},\"plies\":0}]}");
    }

    @Test
    void rolloutsAreWrittenWithTheirErrorsAndWhatWasStoppedSaysSo() {
        EngineAnswer.Played play = played(new EngineAnswer.Next(Optional.empty(), NO_DICE, Optional.empty(), NO_DICE));
        List<EngineAnswer.Chance> sure = List.of(new EngineAnswer.Chance("W1", 1), new EngineAnswer.Chance("L1", 0));
        RolledOut rolled = new RolledOut(play, 1, 0.25, 0.5, 0.125, sure, 36);
        String written =
                "{\"id\":3,\"plays\":[{\"play\":\"p\",\"position\":\"q\",\"equity\":1,\"se\":0.25,\"loss\":0.5,"
                        + "\"lossSe\":0.125,\"results\":{\"W1\":1,\"L1\":0},\"trials\":36}]";
        assertThat(new EngineAnswer.Rollout(List.of(rolled), false).line(Json.Num.of(3)))
                .isEqualTo(written + "}");
        assertThat(new EngineAnswer.Rollout(List.of(rolled), true).line(Json.Num.of(3)))
                .isEqualTo(written + ",\"stopped\":true}");
        assertThat(new EngineAnswer.Stop().line(Json.Num.of(10))).isEqualTo("{\"id\":10}");
    }

    private static EngineAnswer.Played played(EngineAnswer.Next next) {
        return new EngineAnswer.Played("p", "q", next);
    }

    private static EngineRequest request(String line) {
        return EngineLine.read(line).request().orThrow();
    }
}
