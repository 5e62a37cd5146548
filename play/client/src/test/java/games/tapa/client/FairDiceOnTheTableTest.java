package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.DiceCertificate;
import games.tapa.match.TokenChain;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPlay;
import games.tapa.wire.CertificateJson;
import games.tapa.wire.Json;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The device's dice: committed before the word, fixed by it, never drawn anew, shown at the end. */
class FairDiceOnTheTableTest {

    private static final String SEED = "0123456789abcdef";

    @Test
    void theCommitmentIsThereBeforeTheWordAndStaysTheSame() {
        Page page = Page.with("mali", "human", "bot", SEED);
        String commitment = fair(page).text("commitment").orElseThrow();
        assertThat(commitment).matches("[0-9a-f]{64}");
        assertThat(fair(page).flag("wordDue")).contains(true);
        assertThat(fair(page).text("word")).contains("");

        page.word("тапа 🎲 \"x\"\n");
        assertThat(fair(page).text("commitment")).contains(commitment);
        assertThat(fair(page).flag("wordDue")).contains(false);
        assertThat(fair(page).text("word")).contains("тапа 🎲 \"x\"\n");
        assertThat(page.reload().send("look").text()).isEqualTo(page.text());
        assertThat(page.word("again").problem()).isEqualTo("problem.not-now");
    }

    @Test
    void anotherWordGivesOtherDiceAndNoWordIsTheEmptyOne() {
        assertThat(openingDice(Page.with("mali", "human", "human", SEED)))
                .isEqualTo(openingDice(Page.with("mali", "human", "human", SEED).word("")))
                .isNotEqualTo(
                        openingDice(Page.with("mali", "human", "human", SEED).word("b")));
    }

    @Test
    void afterTheFirstThrowItIsTooLateForAWord() {
        Page page = Page.with("mali", "human", "human", SEED).send("roll");

        assertThat(fair(page).flag("wordDue")).contains(false);
        assertThat(page.word("late").problem()).isEqualTo("problem.not-now");
    }

    @Test
    void aGameSavedBeforeTheWordStillAsksForIt() {
        Page page = Page.with("mali", "human", "human", SEED).reload();

        assertThat(fair(page).flag("wordDue")).contains(true);
        assertThat(fair(page.word("x")).text("word")).contains("x");
        assertThat(fair(page.reload()).text("word")).contains("x");
    }

    @Test
    void aWordHasAtMost100CharactersOfAnyScript() {
        Page page = Page.with("mali", "human", "human", SEED);

        assertThat(page.word("🎲".repeat(101)).text()).contains("has 101 characters; type at most 100");
        assertThat(fair(page).flag("wordDue")).contains(true);
        assertThat(page.word("🎲".repeat(100)).problem()).isEmpty();
    }

    @Test
    void whatHalvesASurrogatePairIsNoWord() {
        Table table = new Table();
        Page.with("mali", "human", "human", SEED);
        assertThat(table.send("{\"do\":\"word\",\"word\":\"\\ud800\"}")).contains("\"problem\":{");
        assertThat(DeviceDice.of(SEED.repeat(4), SEED.repeat(2), "tapa/mali", "\ud800")
                        .failure())
                .isPresent();
    }

    @Test
    void seedAndIdAreHexDigitsAndBothOrNone() {
        String seed = SEED.repeat(4);
        String id = SEED.repeat(2);
        assertThat(DeviceDice.of(seed, id, "tapa/mali").orThrow()).isPresent();
        assertThat(DeviceDice.of("real", "", "tapa/mali").orThrow()).isEmpty();
        assertThat(DeviceDice.of(seed, "", "tapa/mali").failure()).isPresent();
        assertThat(DeviceDice.of("real", id, "tapa/mali").failure()).isPresent();
        assertThat(DeviceDice.of(seed.substring(1), id, "tapa/mali").failure()).isPresent();
        assertThat(DeviceDice.of(seed.replace('f', 'F'), id, "tapa/mali").failure())
                .isPresent();
    }

    @Test
    void theSeedIsInNoViewAndTheCertificateOnlyAtTheEnd() {
        Page page = Page.with("mali", "human", "human", SEED).word("x");
        assertThat(page.text()).doesNotContain(SEED.repeat(4));
        assertThat(page.send("certificate").problem()).isEqualTo("problem.not-now");
        while (page.phase().equals("opening")) {
            page.send("roll");
        }
        page.resign(page.actor());

        DiceCertificate certificate =
                CertificateJson.read(page.certificate().orElseThrow()).orThrow();
        assertThat(certificate.fault()).isEmpty();
        assertThat(certificate.seatA()).isEqualTo("you");
        assertThat(certificate.seatB()).isEqualTo("device");
        assertThat(certificate.variant()).isEqualTo("tapa/mali");
        assertThat(certificate.takebacks()).isZero();
        assertThat(certificate.offline().orElseThrow().word()).isEqualTo("x");
        assertThat(page.send("look").text()).doesNotContain(SEED.repeat(4));
    }

    @Test
    void aGameGivenUpBeforeAnyThrowHasACertificateToo() {
        Page page = Page.match("balkan-5", "human", "human", SEED);
        while (page.phase().equals("opening")) {
            page.send("roll");
        }
        page.resign(page.actor()).next("1111222233334444");
        page.resign(page.actor());

        DiceCertificate certificate =
                CertificateJson.read(page.certificate().orElseThrow()).orThrow();
        assertThat(certificate.rolls()).isEmpty();
        assertThat(certificate.fault()).isEmpty();
    }

    @Test
    void undoReloadAndRefusalsNeverDrawAnew() {
        Page plain = Page.with("bulgaria", "human", "human", SEED);
        Page fussy = Page.with("bulgaria", "human", "human", SEED);
        Rng rng = new SplitMix64(4);
        for (int turn = 0; turn < 20 && !plain.phase().equals("over"); turn++) {
            plain.send("roll");
            fussy.reload().send("roll").send("roll").reload();
            assertThat(fussy.view().list("dice")).isEqualTo(plain.view().list("dice"));
            while (plain.phase().equals("move")) {
                if (!fussy.sources().isEmpty()) {
                    fussy.tap(fussy.sources().getFirst());
                    fussy.tap(fussy.targets().getFirst()).reload().send("undo");
                    fussy.send("drop");
                }
                String play = plain.may("pass") ? "pass" : typed(plain, rng);
                plain.type(play);
                fussy.type(play);
                assertThat(fussy.saved()).isEqualTo(plain.saved());
            }
        }
    }

    @Test
    void aChainIsGoodFor1024Throws() {
        DeviceDice dice =
                DeviceDice.of(SEED.repeat(4), SEED.repeat(2), "tapa/mali", "").orThrow();

        assertThat(dice.thrown(TokenChain.LENGTH)).isPresent();
        assertThat(dice.thrown(TokenChain.LENGTH + 1)).isEmpty();
    }

    /** Tapa ends long before (P4), but two players of Tavla who hit and leave blots at every turn go on for ever. */
    @Test
    void whenTheChainsAreSpentItIsSaidAndTheGameCanBeGivenUp() {
        Page page = new Page().begin("tabla", "tavla", "", 0, "human", "human", SEED);
        TableGame on = SavedGame.open(page.saved()).orThrow();
        while (on.game().throwsMade() < TokenChain.LENGTH || on.picker().isPresent()) {
            Answer answer = on.picker().isPresent()
                    ? Referee.played(on, longest(on))
                    : Referee.carryOut(Optional.of(on), new TableCommand.Roll());
            assertThat(answer.problem()).isEmpty();
            on = answer.table().orElseThrow();
        }
        page.open(SavedGameJson.write(SavedGame.of(on)));

        assertThat(page.phase()).isEqualTo("roll");
        assertThat(page.send("roll").problem()).isEqualTo("problem.dice-spent");
        page.resign(page.actor());
        DiceCertificate certificate =
                CertificateJson.read(page.certificate().orElseThrow()).orThrow();
        assertThat(certificate.rolls()).hasSize(TokenChain.LENGTH);
        assertThat(certificate.fault()).isEmpty();
    }

    /** The play after which most is left to do: it hits, and leaves blots. */
    private static TablesPlay longest(TableGame on) {
        List<TablesPlay> plays = on.rules().legalMoves(on.toMove().orElseThrow());
        return Collections.max(plays, Comparator.comparingInt(play -> leftToDo(play.result())));
    }

    private static int leftToDo(TablesBoard board) {
        int sum = 2 * (board.pips(Side.WHITE) + board.pips(Side.BLACK));
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            sum += board.at(point).count() == 1 ? 1 : 0;
        }
        return sum;
    }

    private static String typed(Page page, Rng rng) {
        Page other = new Page().open(page.saved());
        while (!other.may("canDone")) {
            List<String> sources = other.sources();
            other.tap(sources.get(rng.below(sources.size())));
            other.tap(other.targets().getFirst());
        }
        return other.send("done")
                .view()
                .object("lastTurn")
                .orElseThrow()
                .text("play")
                .orElseThrow();
    }

    private static String openingDice(Page page) {
        return page.send("roll").view().list("openingThrows").orElseThrow().toString();
    }

    private static Json.Obj fair(Page page) {
        return page.view().object("fair").orElseThrow();
    }
}
