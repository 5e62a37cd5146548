package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.client.NewGame;
import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import games.tapa.client.TableView.Announcement;
import games.tapa.kernel.Side;
import games.tapa.tables.Refusal;
import games.tapa.wire.Json;
import games.tapa.wire.JsonReader;
import games.tapa.wire.RulesChoice;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaySessionTest {

    private static final Secrets SECRETS = Secrets.of(Optional.of(9L), () -> 0);

    private final StringWriter out = new StringWriter();
    private final Table table = new Table();

    @Test
    void aGameAgainstTheBotIsPlayedToItsEndByTypedTurns() throws IOException {
        begin("mali", false, true, 3);
        new PlaySession(table, SECRETS, Optional.empty(), this::firstPlay, new PrintWriter(out, true)).run();
        assertThat(table.carryOut(new TableCommand.Look()).phase()).isEqualTo("over");
        assertThat(out.toString()).containsPattern("(White|Black) wins, [12] \\((off|mother)\\)|drawn");
        assertThat(out.toString()).contains("Black rolls", "Black plays");
    }

    @Test
    void twoPersonsPlayAtOneKeyboardEachSeeingItsOwnNumbering() throws IOException {
        begin("bulgaria", false, false, 4);
        new PlaySession(table, SECRETS, Optional.empty(), this::firstPlay, new PrintWriter(out, true)).run();
        assertThat(table.carryOut(new TableCommand.Look()).phase()).isEqualTo("over");
        assertThat(out.toString()).contains("White, Enter to throw> ", "Black, Enter to throw> ");
    }

    @Test
    void aTurnIsPlayedStepByStepWithUndo() throws IOException {
        begin("mali", false, true, 46);
        type("", "24/19", "undo", "undo", "24/22", "24/20", "24/19", "board", "moves", "");
        assertThat(out.toString())
                .contains("White rolls 5-2.", "White 2> ", "Step taken back.", "There is nothing to take back.")
                .contains("White 5> 24/20: None of the dice left goes there.\n")
                .contains("White, Enter to end the turn, undo to take a step back> ")
                .contains("  24/19 24/22\n  24/19/17\n")
                .contains("White plays 24/19 24/22.", "Black rolls");
    }

    @Test
    void aStepThatIsRefusedSaysWhy() throws IOException {
        begin("{\"setup\":\"24:W15 19:B2 1:B13\"}", false, true, 46);
        type("24/22", "", "24/19", "22/20", "24/18", "help");
        assertThat(out.toString())
                .contains("White, Enter to throw> Throw the dice first: press Enter.\n")
                .contains("White 5 2> The enemy holds that point.\n")
                .contains("White 5 2> None of your checkers is free there.\n")
                .contains("White 5 2> 24/18: None of the dice left goes there.\n")
                .contains("White 5 2> Enter        throw the dice;");
    }

    @Test
    void aGameIsSavedAndGoneOnWithExactlyWhereItStood(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.json");
        begin("mali", false, true, 46);
        type("", "24/19", "save " + file, "save " + folder.resolve("no/such/folder"), "quit", "24/22");
        assertThat(out.toString()).contains("Saved in " + file + ".").contains("Cannot write ");
        Table other = new Table();
        assertThat(other.carryOut(new TableCommand.Open(Files.readString(file).trim())))
                .isEqualTo(table.carryOut(new TableCommand.Look()));
    }

    @Test
    void savingLeavesTheFilesOfOthersAlone(@TempDir Path folder) throws IOException {
        Path other = Files.writeString(folder.resolve("letter"), "Dear reader");
        Path own = folder.resolve("game");
        Path lost = folder.resolve("none/game");
        begin("mali", false, true, 46);
        type("save " + other, "save " + own, "", "save " + own, "save " + lost);
        assertThat(other).hasContent("Dear reader");
        assertThat(own).hasContent(table.saved().orElseThrow());
        assertThat(out.toString())
                .contains("> Cannot write " + other + ": it exists already; choose another file.\n")
                .contains("> Saved in " + own + ".\nWhite, Enter to throw> ")
                .contains("> Saved in " + own + ".\nWhite 5 2> ")
                .contains("> Cannot write " + lost + ": there is no such folder; choose another file.\n");
    }

    @Test
    void savingWithoutAFileSaysThatItIsMissing() throws IOException {
        begin("mali", false, true, 46);
        type("save", "", "save ");
        assertThat(out.toString())
                .contains("White, Enter to throw> The file is missing: type save FILE.\n")
                .contains("White 5 2> The file is missing: type save FILE.\n");
    }

    @Test
    void theEndOfTheInputEndsTheLineOfEveryPrompt() throws IOException {
        begin("mali", false, true, 46);
        type();
        assertThat(out.toString()).endsWith("White, Enter to throw> \n");
        type("resign");
        assertThat(out.toString()).endsWith("Type yes> \n");
    }

    @Test
    void resigningTellsTheCostAndAsks() throws IOException {
        begin("mali", true, false, 46);
        type("resign", "no", "resign", "yes");
        assertThat(out.toString())
                .contains("Resign and lose 2 points? Type yes> Not resigned.")
                .endsWith("Type yes> Black resigns.\nWhite wins, 2 (resigned).\n");
    }

    @Test
    void pinnedCheckersAreDrawnBeneathTheirPinnersAndHighStacksCounted() throws IOException {
        begin("{\"setup\":\"24:W6 20:B2 18:W3 16:B1W1 13:W2 12:B2 9:B1 8:W1B6 7:B2 1:B1\"}", false, false, 46);
        List<String> white = BoardDrawing.draw(table.carryOut(new TableCommand.Look()), Side.WHITE);
        assertThat(white)
                .containsExactly(
                        "  13  14  15  16  17  18   19  20  21  22  23  24",
                        "+------------------------+------------------------+",
                        "| W          (b)      W  |     B               W  |",
                        "| W           W       W  |     B               W  |",
                        "|                     W  |                     W  |",
                        "|                        |                     W  |",
                        "|                        |                     W  |",
                        "|                        |                     W  |",
                        "|                        |                        |",
                        "|                 6      |                        |",
                        "|                 B      |                        |",
                        "|                 B      |                        |",
                        "|                 B      |                        |",
                        "| B               B   B  |                        |",
                        "| B           B  (w)  B  |                     B  |",
                        "+------------------------+------------------------+",
                        "  12  11  10  9   8   7    6   5   4   3   2   1",
                        "White: 248 pips, 2 off",
                        "Black: 223 pips, 0 off");
    }

    @Test
    void everyAnnouncementOfTheTableHasASentence() throws IOException {
        String catalogue = Files.readString(Path.of("../web/site/src/i18n/en.json"));
        Json.Obj page =
                JsonReader.read(catalogue, 1_000_000).orThrow().asObject().orElseThrow();
        for (String key : page.members().keySet()) {
            if ((key.startsWith("say.") && !key.equals("say.yourTurn"))
                    || key.startsWith("problem.")
                    || key.startsWith("why.")) {
                assertThat(Sentences.has(key)).as(key).isTrue();
            }
        }
        for (Refusal refusal : Refusal.values()) {
            assertThat(Sentences.of(new Announcement("why." + refusal.key(), List.of())))
                    .endsWith(".")
                    .contains(" ");
        }
    }

    /** Answers every question with the first play there is. */
    private Optional<String> firstPlay() {
        List<String> plays = table.plays();
        return Optional.of(plays.isEmpty() ? "" : plays.getFirst());
    }

    private void begin(String rules, boolean whiteIsBot, boolean blackIsBot, long seed) {
        RulesChoice choice = RulesText.read(rules).orThrow();
        Secrets secrets = Secrets.of(Optional.of(seed), () -> 0);
        table.begin(new NewGame(
                        "tapa",
                        choice,
                        "",
                        0,
                        Optional.empty(),
                        whiteIsBot ? "bot" : "human",
                        blackIsBot ? "bot" : "human",
                        secrets.seed(),
                        secrets.gameId()))
                .orThrow();
    }

    private void type(String... typed) throws IOException {
        type(Optional.empty(), typed);
    }

    /** Types no word where one is asked for at the beginning, then {@code typed}. */
    private void type(Optional<String> certificates, String... typed) throws IOException {
        List<String> all = new ArrayList<>(List.of(typed));
        TableView now = table.carryOut(new TableCommand.Look());
        if (now.fair().map(TableView.FairView::wordDue).orElse(false)) {
            all.addFirst("");
        }
        Iterator<String> lines = all.iterator();
        new PlaySession(
                        table,
                        SECRETS,
                        certificates,
                        () -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty(),
                        new PrintWriter(out, true))
                .run();
    }
}
