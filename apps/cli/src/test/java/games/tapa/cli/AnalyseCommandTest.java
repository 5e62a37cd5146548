package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code analyse} prints of games that were thrown and played by hand. */
class AnalyseCommandTest {

    private static final int LONGEST = 1_000_000;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final Table table = new Table();

    @Test
    void aGamePlayedByHandLosesWhatHintSaysOfEachPlay() throws IOException {
        begin("tapa", "mali", "");
        opening();
        play("W", "61", "24/18 24/23");
        play("B", "42", "24/20 24/22");
        play("W", "55", "24/19(4)");
        play("B", "31", "22/21 20/17");
        for (String plies : List.of("0", "1")) {
            List<Json> turns = turns(analysed("--plies", plies));
            assertThat(turns).hasSize(4);
            for (Json each : turns) {
                Json.Obj turn = each.asObject().orElseThrow();
                Json.Obj hinted = hinted(turn, plies);
                if (hinted.integer("plies").equals(turn.integer("plies"))) {
                    assertThat(turn.get("loss")).as("%s", turn).isEqualTo(hinted.get("loss"));
                    assertThat(turn.get("equity")).as("%s", turn).isEqualTo(hinted.get("equity"));
                }
            }
        }
    }

    @Test
    void everyTurnHasItsLineAndBothSidesHaveTheirSums() throws IOException {
        begin("tapa", "mali", "");
        opening();
        play("W", "61", "24/18 24/23");
        play("B", "61", "24/18/17");
        table.carryOut(new TableCommand.Throw("21"));
        assertThat(run("analyse", save(), "--plies", "0")).isZero();

        assertThat(out.toString().lines().map(line -> line.replaceAll("[0-9]\\.[0-9]{3}", "#.###")))
                .containsSequence(
                        "Marked by the points lost: ?! from 0.04, ? from 0.08, ?? from 0.16.",
                        "",
                        "Game 1: tapa, mali. White starts.",
                        "turn  side   dice  play            loss       luck  best")
                .anyMatch(line -> line.matches(" {3}1 {2}White {2}61 {4}24/18 24/23 {4}#.### .*[+-]#.###.*"))
                .anyMatch(line -> line.matches(" {3}2 {2}Black {2}61 {4}24/18/17 {7}#.### .*[+-]#.###.*"))
                .anyMatch(line -> line.matches(" {3}3 {2}White {2}21 {4}\\(not played\\) +[+-]#.###"))
                .anyMatch(line -> line.matches("The game is not over: White stands at [+-]#.###\\."))
                .anyMatch(line -> line.matches("decisions {31}1 {8}1"))
                .anyMatch(line -> line.matches("result less luck {19}[+-]#.### {3}[+-]#.###"));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aGameGivenUpSaysWhatThatGaveAway() throws IOException {
        begin("tapa", "mali", "");
        opening();
        table.carryOut(new TableCommand.Resign("W"));
        assertThat(run("analyse", save())).isZero();

        assertThat(out.toString())
                .containsPattern("White gives up for 2, standing at \\+0\\.[0-9]{3}: it gives away 2\\.[0-9]{3}\\.")
                .containsPattern("result {26} {3}-2\\.000 {3}\\+2\\.000");
    }

    @Test
    void anOfferThatWasTakenCountsForWhatWasOffered() throws IOException {
        begin("tapa", "mali", "");
        opening();
        table.carryOut(new TableCommand.Offer("W", 1));
        assertThat(table.carryOut(new TableCommand.Answer(true)).problem()).isEmpty();
        Json.Obj game = analysed();

        assertThat(game.get("over"))
                .contains(JsonReader.read("{\"winner\":\"B\",\"points\":1,\"reason\":\"resigned\"}", LONGEST)
                        .orThrow());
        assertThat(sums(game, "W").get("result")).contains(Json.Num.of(-1));
        assertThat(sums(game, "W").integer("decisions")).contains(0);
    }

    @Test
    void theGamesOfAMatchAreAddedUpOrTakenAlone() throws IOException {
        begin("", "", "balkan-5");
        opening();
        play("W", "61", () -> table.plays().getFirst());
        table.carryOut(new TableCommand.Resign("B"));
        table.carryOut(new TableCommand.Next("real", ""));
        play("W", "43", () -> table.plays().getFirst());
        String file = save();
        assertThat(run("analyse", file, "--plies", "0")).isZero();
        assertThat(out.toString())
                .contains("Game 1: tabla, tabla. White starts.", "Game 2: gulbara, gulbara. White starts.")
                .contains("All 2 games:");
        out.getBuffer().setLength(0);

        assertThat(run("analyse", file, "--plies", "0", "--game", "2")).isZero();
        assertThat(out.toString()).contains("Game 2:").doesNotContain("Game 1:", "All ");
        out.getBuffer().setLength(0);

        assertThat(run("analyse", file, "--game", "3")).isEqualTo(2);
        assertThat(err.toString().lines()).containsExactly("tapa: --game 3: the file has 2 games; give one of them");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void asJsonNothingElseIsPrintedAndTheSumsAreThoseOfTheGames() throws IOException {
        begin("tabla", "tabla", "");
        opening();
        play("W", "31", "8/5 6/5");
        play("B", "64", () -> table.plays().getLast());
        assertThat(run("analyse", save(), "--json", "--nodes", "1")).isZero();
        assertThat(out.toString().lines()).hasSize(1);
        assertThat(err.toString()).isEmpty();
        Json.Obj answer = object(out.toString().trim());
        Json.Obj game = answer.get("games")
                .flatMap(Json::asList)
                .orElseThrow()
                .getFirst()
                .asObject()
                .orElseThrow();

        assertThat(answer.get("sums")).isEqualTo(game.get("sums"));
        assertThat(game.get("over")).isEmpty();
        Json.Obj first = turns(game).getFirst().asObject().orElseThrow();
        assertThat(first.members().keySet())
                .containsSubsequence(
                        "turn",
                        "side",
                        "position",
                        "dice",
                        "luck",
                        "play",
                        "equity",
                        "forced",
                        "loss",
                        "best",
                        "plies");
        assertThat(first.text("play")).contains("8/5 6/5");
        assertThat(first.text("best")).contains("8/5 6/5");
        assertThat(first.get("loss")).contains(Json.Num.of(0));
    }

    @Test
    void whatIsNoSavedGameIsRefusedInOneSentence() throws IOException {
        Path file = folder.resolve("game");
        for (String text : List.of("", "{}", "no game", "{\"version\":2}")) {
            Files.writeString(file, text);
            err.getBuffer().setLength(0);
            assertThat(run("analyse", file.toString())).as(text).isEqualTo(3);
            assertThat(err.toString().lines())
                    .singleElement()
                    .asString()
                    .startsWith("tapa: file \"" + file + "\": it cannot be read as a saved game (")
                    .endsWith("; give what \"save FILE\" has written in tapa play.");
        }
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void whereNetsCannotTellWhatTheRulesPayThatIsSaid() throws IOException {
        begin("tapa", "mahbouseh-31", "");
        assertThat(run("analyse", save())).isEqualTo(2);
        assertThat(err.toString().lines()).singleElement().asString().startsWith("tapa: nets of tapa: ");
        assertThat(out.toString()).isEmpty();
    }

    private void begin(String game, String preset, String match) {
        table.carryOut(new TableCommand.New(game, preset, match, 0, false, "human", "human", "real", ""));
    }

    /** White throws the higher die and starts. */
    private void opening() {
        table.carryOut(new TableCommand.Throw("61"));
    }

    private void play(String side, String dice, String play) {
        play(side, dice, () -> play);
    }

    private void play(String side, String dice, Supplier<String> play) {
        TableView thrown = table.carryOut(new TableCommand.Throw(dice));
        assertThat(thrown.actor()).isEqualTo(side);
        assertThat(table.carryOut(new TableCommand.Type(play.get())).problem()).isEmpty();
    }

    private String save() throws IOException {
        return Files.writeString(folder.resolve("saved"), table.saved().orElseThrow() + "\n")
                .toString();
    }

    /** The only game of the answer. */
    private Json.Obj analysed(String... options) throws IOException {
        out.getBuffer().setLength(0);
        String[] args = new String[options.length + 3];
        args[0] = "analyse";
        args[1] = save();
        args[2] = "--json";
        System.arraycopy(options, 0, args, 3, options.length);
        assertThat(run(args)).as(err.toString()).isZero();
        List<Json> games =
                object(out.toString().trim()).get("games").flatMap(Json::asList).orElseThrow();
        assertThat(games).hasSize(1);
        return games.getFirst().asObject().orElseThrow();
    }

    private static List<Json> turns(Json.Obj game) {
        return game.get("turns").flatMap(Json::asList).orElseThrow();
    }

    private static Json.Obj sums(Json.Obj game, String side) {
        return game.get("sums")
                .flatMap(Json::asObject)
                .flatMap(sums -> sums.get(side))
                .flatMap(Json::asObject)
                .orElseThrow();
    }

    /** What hint says of the play of a turn. */
    private Json.Obj hinted(Json.Obj turn, String plies) {
        out.getBuffer().setLength(0);
        assertThat(run(
                        "hint",
                        "--position",
                        turn.text("position").orElseThrow(),
                        "--turn",
                        turn.text("side").orElseThrow(),
                        "--dice",
                        turn.text("dice").orElseThrow(),
                        "--limit",
                        "1000",
                        "--plies",
                        plies,
                        "--json"))
                .isZero();
        for (Json each :
                object(out.toString().trim()).get("plays").flatMap(Json::asList).orElseThrow()) {
            Json.Obj hinted = each.asObject().orElseThrow();
            if (hinted.text("play").equals(turn.text("play"))) {
                return hinted;
            }
        }
        throw new AssertionError("hint does not know the play of " + turn);
    }

    private static Json.Obj object(String json) {
        return JsonReader.read(json, LONGEST).orThrow().asObject().orElseThrow();
    }

    private int run(String... args) {
        return Tapa.run(() -> 7, Clocks.of(() -> 0), new PrintWriter(out, true), new PrintWriter(err, true), args);
    }
}
