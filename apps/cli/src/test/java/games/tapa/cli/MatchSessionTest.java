package games.tapa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.client.NewGame;
import games.tapa.client.Table;
import games.tapa.client.TableCommand;
import games.tapa.client.TableView;
import games.tapa.kernel.Side;
import games.tapa.wire.CertificateJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches, the sister games and fair dice in the terminal. */
class MatchSessionTest {

    private final StringWriter out = new StringWriter();
    private final Table table = new Table();
    private final Secrets secrets = Secrets.of(Optional.of(3L), () -> 0);

    @Test
    void aMatchShowsWordSheetNextGameAndStarterAndLeavesACertificateForEachGame(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("dice");
        begin("", "", "balkan-5", 0, "human", "human");
        type(Optional.of(file.toString()), "тапа", "score", "resign", "yes", "", "", "resign", "yes", "quit");

        assertThat(out.toString())
                .contains("Match balkan-5 to 5:\n  White 0, Black 0\n")
                .contains("fixed by the commitment ", "type any, or Enter for none> ")
                .contains("Next: game 2, gulbara, gulbara. ", " starts, the winner of the game before.\n")
                .contains("Game 2 of the match: gulbara, gulbara.\n")
                .containsPattern("  1. tabla, tabla: (White|Black) \\+2 \\(resigned\\), (2-0|0-2)\n")
                .contains("Saved in " + file + ".1.", "Saved in " + file + ".2.")
                .endsWith("Enter for the next game, save FILE, or quit> ");
        String first = Files.readString(folder.resolve("dice.1")).trim();
        assertThat(CertificateJson.read(first).orThrow().fault()).isEmpty();
        assertThat(first).contains("тапа", "tabla/tabla");
        assertThat(Files.readString(folder.resolve("dice.2"))).contains("gulbara/gulbara");
    }

    @Test
    void theWordIsBroughtIntoNormalFormC() throws IOException {
        begin("tapa", "", "", 0, "human", "human");
        type(Optional.empty(), "e\u0301");
        assertThat(look().fair().orElseThrow().word()).isEqualTo("\u00e9");
    }

    @Test
    void aSmallerResignationIsOfferedRefusedAndAccepted() throws IOException {
        begin("tapa", "", "", 0, "human", "human");
        type(Optional.empty(), "", "resign 5", "resign x", "resign 1", "24/23", "no", "resign", "no", "");
        String actor = Sentences.side(look().actor());

        assertThat(out.toString())
                .contains("giving up costs 2; offer 1, or resign.")
                .contains("Type resign and a number of points, such as resign 1.")
                .contains(actor + " offers to resign for 1.", ", yes to accept, no to play on> ")
                .contains("Answer the offer first: type yes or no.")
                .contains(" refuses: the game goes on.");
        type(Optional.empty(), "resign 1", "yes");
        assertThat(out.toString()).contains(" accepts.").contains("wins, 1 (resigned).");
    }

    @Test
    void wholeGamesOfTheSistersArePlayedAgainstTheBotByTypedPlays() throws IOException {
        for (String game : new String[] {"tabla", "gulbara"}) {
            begin(game, "", "", 0, "bot", "human");
            new PlaySession(table, secrets, Optional.empty(), this::firstPlay, new PrintWriter(out, true)).run();
            assertThat(look().phase()).as(game).isEqualTo("over");
        }
        assertThat(out.toString()).contains(" on the bar").containsPattern("\\(the double goes on\\)|, then 6");
    }

    @Test
    void aCheckerEntersFromTheBarByATypedStep() throws IOException {
        begin("tabla", "{\"setup\":\"barW:1 barB:1 13:W14 12:B14\"}", "", 0, "human", "human");
        type(Optional.empty(), "", "");
        int die = look().dice().getFirst().value();
        type(Optional.empty(), "bar/" + (25 - die));

        assertThat(look().turn().steps())
                .singleElement()
                .satisfies(step -> assertThat(step.from()).isEqualTo("bar"));
    }

    @Test
    void blackCountsItsOwnPointsWhereBothTravelTheSameWay() throws IOException {
        begin("gulbara", "", "", 0, "human", "human");

        assertThat(BoardDrawing.draw(look(), Side.BLACK).get(2))
                .isEqualTo(BoardDrawing.draw(look(), Side.WHITE).get(2).replace('W', 'B'));
    }

    private void begin(String game, String rules, String match, int target, String white, String black) {
        table.begin(new NewGame(
                        game,
                        RulesText.read(rules).orThrow(),
                        match,
                        target,
                        Optional.empty(),
                        white,
                        black,
                        secrets.seed(),
                        secrets.gameId()))
                .orThrow();
    }

    private TableView look() {
        return table.carryOut(new TableCommand.Look());
    }

    private Optional<String> firstPlay() {
        return Optional.of(table.plays().isEmpty() ? "" : table.plays().getFirst());
    }

    private void type(Optional<String> certificates, String... typed) throws IOException {
        Iterator<String> lines = Arrays.asList(typed).iterator();
        new PlaySession(
                        table,
                        secrets,
                        certificates,
                        () -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty(),
                        new PrintWriter(out, true))
                .run();
    }
}
