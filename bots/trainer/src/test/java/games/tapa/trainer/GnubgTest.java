package games.tapa.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Duels with a program that stands in for GNU Backgammon, through a process and a port as with the real one. */
final class GnubgTest {

    private static final int LONG = 60_000;

    /** Enough for the stand-in never to listen or to answer in it. */
    private static final int SHORT = 300;

    private final TablesGame game =
            new TablesGame(TablesRules.of(TablesKind.TABLA, "backgammon").orThrow());

    @TempDir
    Path folder = Path.of("");

    @Test
    void aDuelIsPlayedToItsEndByLegalPlaysAndTheProcessIsEnded() throws IOException {
        DuelScore score = duel(patient(StandInGnubg.How.PLAYS)).play(3, 1, 1);
        assertThat(score.games()).isEqualTo(6);
        assertThatTheProcessHasEnded();
    }

    @Test
    void nonsenseForAnAnswerEndsTheDuelWithASentenceThatSaysTheAnswerAndThePosition() throws IOException {
        assertThatTheDuelEnds(StandInGnubg.How.ANSWERS_NONSENSE, "it answered \"beaver\"", "which is no legal play: ");
    }

    @Test
    void anIllegalPlayEndsTheDuelWithASentence() throws IOException {
        assertThatTheDuelEnds(StandInGnubg.How.PLAYS_ILLEGALLY, "it answered \"24/1\"", "which is no legal play: ");
    }

    @Test
    void aProcessThatDiesWhenAskedEndsTheDuelWithASentence() throws IOException {
        assertThatTheDuelEnds(StandInGnubg.How.DIES_WHEN_ASKED, "start the duel again, or set GNUBG");
    }

    @Test
    void aProcessThatDiesBeforeItIsAskedEndsTheDuelWithASentence() throws IOException {
        assertThatTheDuelEnds(StandInGnubg.How.DIES_AT_ONCE, "it ended before it could be asked; ", "set GNUBG");
    }

    @Test
    void aProcessThatNeverListensIsGivenUpAndEnded() throws IOException {
        Gnubg gnubg = new Gnubg(StandInGnubg.program(folder, StandInGnubg.How.NEVER_LISTENS), SHORT, LONG);
        assertThatTheDuelEnds(gnubg, "it has not answered for 300 ms; install GNU Backgammon");
    }

    @Test
    void silenceIsGivenUpAndTheProcessEnded() throws IOException {
        Gnubg gnubg = new Gnubg(StandInGnubg.program(folder, StandInGnubg.How.STAYS_SILENT), LONG, SHORT);
        assertThatTheDuelEnds(gnubg, "it has not answered for 300 ms; start the duel again");
    }

    @Test
    void aProgramThatIsNotThereIsASentenceThatSaysWhatToInstallAndToSet() {
        Duel duel = duel(Gnubg.at(folder.resolve("nobody").toString()));
        assertThatThrownBy(() -> duel.play(1, 1, 1))
                .isInstanceOf(GnubgFault.class)
                .hasMessageContaining(
                        "nobody\": there is no such program, or it cannot be run; install GNU Backgammon", "set GNUBG");
    }

    @Test
    void itPlaysBackgammonAloneAndLooksNoFurtherThanTwoPlies() {
        TablesGame tapa = new TablesGame(TablesRules.of(TablesKind.TAPA, "mali").orThrow());
        assertThat(Contender.named("gnubg:0ply", tapa).failure().orElseThrow().message())
                .isEqualTo("player \"gnubg:0ply\": it plays backgammon alone;"
                        + " choose --game tabla --rules backgammon.");
        assertThat(Contender.named("gnubg:9ply", game).failure().orElseThrow().message())
                .contains("gnubg:9ply", "0ply, 1ply, 2ply");
    }

    private void assertThatTheDuelEnds(StandInGnubg.How how, String... sentence) throws IOException {
        assertThatTheDuelEnds(patient(how), sentence);
    }

    private void assertThatTheDuelEnds(Gnubg gnubg, String... sentence) throws IOException {
        Duel duel = duel(gnubg);
        assertThatThrownBy(() -> duel.play(3, 1, 1))
                .isInstanceOf(GnubgFault.class)
                .hasMessageStartingWith("GNU Backgammon, \"" + folder)
                .hasMessageContainingAll(sentence)
                .message()
                .doesNotContain("\n")
                .endsWith(".");
        assertThatTheProcessHasEnded();
    }

    /** The script said who it is; whoever waited for it has taken its end down. */
    private void assertThatTheProcessHasEnded() throws IOException {
        long pid = Long.parseLong(Files.readString(StandInGnubg.pidFile(folder)).strip());
        assertThat(ProcessHandle.of(pid)).isEmpty();
    }

    private Gnubg patient(StandInGnubg.How how) throws IOException {
        return new Gnubg(StandInGnubg.program(folder, how), LONG, LONG);
    }

    private Duel duel(Gnubg gnubg) {
        return new Duel(
                game,
                RandomPlayer::new,
                Contender.named("gnubg:0ply", game, gnubg).orThrow());
    }
}
