package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.wire.ProductVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void movesListsEveryPlayWithItsPositionAndItsEnd() {
        assertThat(run("moves", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61"))
                .isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "24/18 24/23   24:W13 23:W1 18:W1 1:B15",
                        "24/18/17      24:W14 17:W1 1:B15",
                        "2 plays, 2 dice played");
    }

    @Test
    void movesSaysHowAPlayEndsTheGame() {
        assertThat(run("moves", "--game", "tapa", "--position", "2:W1 15:B15", "--turn", "W", "--dice", "61"))
                .isZero();
        assertThat(out.toString().lines()).containsExactly("2/off   15:B15   W wins 2 (off)", "1 play, 2 dice played");
    }

    @Test
    void movesPrintsTheAnswerOfTheProtocolAsJson() {
        String rules = "{\"bearoff_pinned\":\"none\"}";
        assertThat(run(
                        "moves",
                        "--rules",
                        rules,
                        "--position",
                        "5:W1B1 3:W2 10:B4",
                        "--turn",
                        "W",
                        "--dice",
                        "31",
                        "--json"))
                .isZero();
        assertThat(out.toString().trim())
                .isEqualTo("{\"dicePlayed\":1,\"plays\":[{\"play\":\"3/2\",\"position\":\"10:B4 5:W1B1 3:W1 2:W1\"}]}");
    }

    @Test
    void countGivesThePublishedNumbersOfTheStart() {
        assertThat(run("count", "--rolls", "1")).isZero();
        assertThat(out.toString()).startsWith("11 5\n21 2\n22 5\n31 2\n").endsWith("66 4\ntotal 59\n");
    }

    @Test
    void countGivesThePublishedNumbersOfTwoRolls() {
        assertThat(run("count", "--game", "tapa", "--rules", "mali", "--rolls", "2"))
                .isZero();
        assertThat(out.toString()).contains("11 295\n", "33 293\n", "66 235\n").endsWith("\ntotal 3474\n");
    }

    @Test
    void countTakesAPositionASideAndOneRoll() {
        String tp4 = "22:B3 19:B3 16:B4 13:B3 6:W4 5:W3 4:W1B2 3:W3 2:W2 1:W2";
        assertThat(run("count", "--position", tp4, "--turn", "W", "--rules", "bulgaria", "--rolls", "1"))
                .isZero();
        assertThat(out.toString()).endsWith("total 72\n");
        out.getBuffer().setLength(0);
        assertThat(run("count", "--position", "T:HMfjAAbbdQ8AAA", "--roll", "7", "--dice", "21", "--rolls", "1"))
                .isZero();
        assertThat(out.toString()).isEqualTo("21 11\ntotal 11\n");
    }

    @Test
    void badInputIsOneSentenceAndExitCode3() {
        String[][] cases = {
            {"moves", "--position", "7:W2B2", "--turn", "W", "--dice", "61"},
            {"moves", "--position", "24:W15 1:B15", "--turn", "X", "--dice", "61"},
            {"moves", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "71"},
            {"moves", "--position", "24:W1B14 1:B1W14", "--turn", "W", "--dice", "61"},
            {"moves", "--game", "chess", "--position", "x", "--turn", "W", "--dice", "61"},
            {"moves", "--rules", "maly", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61"},
            {"moves", "--rules", "{\"mother\":1}", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61"},
            {"moves", "--rules", "{", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61"},
            {"eval", "--position", "24:W1B14 1:B1W14", "--turn", "W"},
            {"hint", "--position", "24:W1B14 1:B1W14", "--turn", "W", "--dice", "61"},
            {"hint", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "71"},
            {"count", "--position", "24:W1B14 1:B1W14", "--turn", "W", "--rolls", "1"},
            {"count", "--position", "T:x", "--rolls", "1"},
            {"count", "--dice", "0", "--rolls", "1"},
            {"play", "chess"},
            {"play", "tapa", "--rules", "maly"},
            {"play", "tapa", "--from", "no such file"},
            {"analyse", "no such file"},
            {"analyse", "pom.xml"},
            {"duel", "best", "random", "--rules", "maly"},
            {"tune", "--out", "no such folder/weights", "--steps", "1", "--games", "1", "--gate", "1"},
            {"train", "--out", "no such folder/nets", "--games", "1", "--hidden", "1"},
            {"duel", "net:pom.xml", "random"},
            {"train", "--rules", "mahbouseh-31", "--out", "nets"}
        };
        for (String[] args : cases) {
            err.getBuffer().setLength(0);
            assertThat(run(args)).as(String.join(" ", args)).isEqualTo(3);
            assertThat(err.toString().lines())
                    .as(String.join(" ", args))
                    .singleElement()
                    .asString()
                    .startsWith("tapa: ");
        }
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void badUsageIsExitCode2() {
        String[][] cases = {
            {},
            {"dance"},
            {"moves"},
            {"moves", "--position", "24:W15 1:B15", "--dice", "61"},
            {"moves", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61", "--roll", "0"},
            {"eval"},
            {"eval", "--position", "24:W15 1:B15"},
            {"eval", "--position", "24:W15 1:B15", "--turn", "W", "--plies", "4"},
            {"eval", "--position", "24:W15 1:B15", "--turn", "W", "--plies", "1", "--millis", "1"},
            {"eval", "--game", "tapa", "--rules", "mahbouseh-31", "--position", "24:W15 1:B15", "--turn", "W"},
            {"hint", "--position", "24:W15 1:B15", "--turn", "W"},
            {"hint", "--position", "24:W15 1:B15", "--turn", "W", "--dice", "61", "--limit", "0"},
            {"analyse"},
            {"analyse", "pom.xml", "--plies", "4"},
            {"count"},
            {"count", "--rolls", "0"},
            {"count", "--rolls", "many"},
            {"count", "--rolls", "1", "--position", "24:W15 1:B15"},
            {"play"},
            {"play", "tapa", "--side", "white"},
            {"play", "tapa", "--from", "x", "--seed", "1"},
            {"engine", "--fast"},
            {"serve", "--port", "70000"},
            {"duel", "best"},
            {"duel", "best", "no such file"},
            {"duel", "best", "random", "--pairs", "0"},
            {"duel", "best", "random", "--match", "-1"},
            {"duel", "best", "random", "--match", "3", "--without-luck"},
            {"duel", "gnubg:0ply", "random"},
            {"duel", "gnubg:0ply", "random", "--game", "tabla", "--rules", "backgammon", "--gnubg", "no such program"},
            {"tune"},
            {"tune", "--out", "x", "--lambda", "2"},
            {"train"},
            {"train", "--out", "x", "--rate", "0"},
            {"train", "--out", "x", "--hidden", "5000"}
        };
        for (String[] args : cases) {
            assertThat(run(args)).as(String.join(" ", args)).isEqualTo(2);
        }
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve", "play", "moves", "eval", "hint", "analyse", "count", "engine", "verify", "train", "tune",
                "duel", "rollout", "bench"
            })
    void everyCommandHasHelp(String command) {
        assertThat(run(command, "--help")).isZero();
        assertThat(out.toString()).startsWith("Usage: tapa " + command);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theProgramHasHelpAndAVersion() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("serve", "play", "moves", "count", "engine", "Exit codes:");
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).endsWith("tapa " + ProductVersion.NUMBER + System.lineSeparator());
    }

    @Test
    void theLauncherKnowsEveryCommand() throws IOException {
        String launcher = Files.readString(Path.of("../../tapa"));
        String commands = String.join(
                " | ",
                Tapa.commandLine(() -> 7, Clocks.of(() -> 0)).getSubcommands().keySet());
        assertThat(launcher).contains("    " + commands + ") run \"$@\" ;;");
        for (String command : commands.split(" \\| ", -1)) {
            assertThat(launcher).containsPattern("\n  " + command + " ");
        }
    }

    @Test
    void aPortInUseIsOneSentenceAndExitCode2() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            assertThat(run("serve", "--port", Integer.toString(taken.getLocalPort())))
                    .isEqualTo(2);
            assertThat(err.toString().lines())
                    .containsExactly("tapa: Port " + taken.getLocalPort()
                            + " is in use; stop the other program or choose a port with --port.");
        }
    }

    @Test
    void aDuelPrintsItsScore() {
        assertThat(run("duel", "best", "random", "--pairs", "2", "--rules", "bulgaria"))
                .isZero();
        assertThat(out.toString()).startsWith("4 games, won ").contains(" points a game ± ");
    }

    @Test
    void tuningWritesWeightsThatCanPlayAndGoesOnFromItsCheckpoint(@TempDir Path folder) {
        String weights = folder.resolve("weights").toString();
        String[] tune = {"tune", "--steps", "1", "--games", "2", "--gate", "1", "--out", weights};
        assertThat(run(tune)).isZero();
        assertThat(out.toString()).startsWith("step 1, 2 games: 2 games, won ");
        assertThat(run(tune)).isZero();
        assertThat(out.toString()).contains("goes on after step 1 of " + weights + ".checkpoint");
        assertThat(run("duel", weights, "hand-set", "--pairs", "1")).isZero();
    }

    @Test
    void trainingWritesNetsThatCanPlayAndGoesOnFromItsCheckpoint(@TempDir Path folder) {
        String nets = folder.resolve("nets").toString();
        String[] train = {
            "train", "--game", "gulbara", "--games", "2", "--hidden", "3", "--fineness", "6", "--out", nets
        };
        assertThat(run(
                        "train",
                        "--games",
                        "1",
                        "--out",
                        folder.resolve("none/nets").toString()))
                .isEqualTo(3);
        assertThat(run("train", "--games", "1", "--out", folder.toString())).isEqualTo(3);
        assertThat(out.toString()).isEmpty();
        assertThat(run(train)).isZero();
        assertThat(out.toString()).startsWith("kernel: ").contains("round 1 of 1, 64 games");
        assertThat(run(train)).isZero();
        assertThat(out.toString()).contains("goes on after round 1 of " + nets + ".checkpoint");
        assertThat(run("duel", "--game", "gulbara", "net:" + nets, "random", "--pairs", "1"))
                .isZero();
        assertThat(run("duel", "--game", "tabla", "net:" + nets, "random", "--pairs", "1"))
                .isEqualTo(3);
        assertThat(run("train", "--games", "99", "--hidden", "3", "--out", nets))
                .isEqualTo(3);
        assertThat(err.toString())
                .contains("checkpoint " + nets + ".checkpoint: it belongs to another training; name another --out")
                .contains("its nets know the game \"gulbara\"; take one made for tabla");
    }

    @Test
    void aSavedGameThatWasChangedIsRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("game"), "{\"version\":1}");
        assertThat(run("play", "tapa", "--from", file.toString())).isEqualTo(3);
        assertThat(err.toString()).startsWith("tapa: file \"" + file + "\": ");
    }

    @Test
    void aSavedGameWithRealDiceIsRefused(@TempDir Path folder) throws IOException {
        Table table = new Table();
        table.carryOut(new TableCommand.New("tapa", "mali", "", 0, false, "human", "human", "real", ""));
        Path file = Files.writeString(folder.resolve("game"), table.saved().orElseThrow());
        assertThat(run("play", "tapa", "--from", file.toString())).isEqualTo(3);
        assertThat(err.toString()).contains("holds a game with real dice");
    }

    private int run(String... args) {
        return Tapa.run(() -> 7, Clocks.of(() -> 0), new PrintWriter(out, true), new PrintWriter(err, true), args);
    }
}
