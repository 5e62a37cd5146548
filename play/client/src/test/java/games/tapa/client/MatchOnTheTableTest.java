package games.tapa.client;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.MatchPresets;
import games.tapa.kernel.Hex;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.DiceCertificate;
import games.tapa.wire.CertificateJson;
import games.tapa.wire.Json;
import games.tapa.wire.JsonFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole matches as a page plays them: commands in, views out. */
class MatchOnTheTableTest {

    private static final String SEED = "0123456789abcdef";

    static List<String> names() {
        return MatchPresets.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aWholeMatchExplainsEveryStarterAndTheCertificateOfEachGameHolds(String name) {
        Rng rng = new SplitMix64(name.hashCode());
        Page page = Page.match(name, "human", "bot", Hex.ofLong(rng.nextLong()));
        assertThat(page.say()).last().isEqualTo("starter.opening");
        while (page.match().text("winner").orElseThrow().isEmpty()) {
            if (page.phase().equals("over")) {
                Json.Obj next = page.match().object("next").orElseThrow();
                page.next(Hex.ofLong(rng.nextLong()));
                assertBegun(page, next);
            }
            checkCertificate(page, playedOut(page, rng));
            checkRows(page);
        }
        assertThat(page.match().object("next")).isEmpty();
        assertThat(page.say())
                .last()
                .asString()
                .startsWith("say.match-won " + page.match().text("winner").get());
        assertThat(page.next(SEED).problem()).isEqualTo("problem.not-now");
        assertThat(page.reload().match()).isEqualTo(page.match());
    }

    @Test
    void aMatchOfBotsIsPlayedWithoutAnyPerson() {
        Rng rng = new SplitMix64(11);
        Page page = Page.match("balkan-5", "bot", "bot", SEED);
        while (page.match().text("winner").orElseThrow().isEmpty()) {
            if (page.phase().equals("over")) {
                page.next(Hex.ofLong(rng.nextLong()));
            }
            checkCertificate(page, playedOut(page, rng));
        }
        assertThat(page.match().integer("white").orElseThrow()
                        + page.match().integer("black").orElseThrow())
                .isGreaterThanOrEqualTo(5);
    }

    @Test
    void theWinnerStartsTheNextGameAndItIsSaidWhy() {
        Page page = opened(Page.match("balkan-5", "human", "human", SEED));
        String loser = page.actor();
        String winner = loser.equals("W") ? "B" : "W";
        page.resign(loser);

        assertThat(page.say()).containsExactly("say.resigned " + loser, "say.won " + winner + " 2 resigned");
        Json.Obj next = page.match().object("next").orElseThrow();
        assertThat(next.text("why")).contains("winner");
        assertThat(next.text("starter")).contains(winner);
        page.next("1111222233334444");
        assertThat(page.say()).containsExactly("say.game-of-match 2 gulbara gulbara", "starter.winner " + winner);
        assertThat(page.phase()).isEqualTo("roll");
        assertThat(page.actor()).isEqualTo(winner);
    }

    @Test
    void inSreshtaEveryGameIsThrownForAndTheDiceArePlayed() {
        Page page = opened(Page.match("sreshta", "human", "human", SEED));
        assertThat(page.phase()).isEqualTo("move");
        page.resign(page.actor()).next("1111222233334444");

        assertThat(page.say()).containsExactly("say.game-of-match 2 gulbara gulbara", "starter.opening");
        assertThat(page.phase()).isEqualTo("opening");
    }

    @Test
    void oneGameOverAndOverIsPlayedToAnyTarget() {
        Page page = new Page().begin("tapa", "mali", "single", 2, "human", "human", SEED);
        assertThat(page.match().text("name")).contains("single");
        assertThat(page.match().integer("target")).contains(2);
        String loser = opened(page).actor();
        page.resign(loser);

        assertThat(page.match().text("winner")).contains(loser.equals("W") ? "B" : "W");
        assertThat(page.say()).last().isEqualTo(loser.equals("W") ? "say.match-won B 0 2" : "say.match-won W 2 0");
    }

    @ParameterizedTest
    @CsvSource({"balkan-5, macedonia, false", "sreshta, bulgaria, true", "tavli-3, plakoto-greek, true"})
    void theSwitchPinnedAtHomeBlocksLeavesAMatchAsItIsWhenOffAndIsLaidOverItsTapaWhenOn(
            String name, String preset, boolean own) {
        assertTapaOf(Page.match(name, "human", "human", SEED), preset, own, false);
        assertTapaOf(Page.blocking(name, SEED), preset, true, true);
    }

    private static void assertTapaOf(Page page, String preset, boolean blocks, boolean on) {
        while (!page.view().object("game").orElseThrow().text("id").equals(Optional.of("tapa"))) {
            assertThat(pinnedBlocks(page)).isFalse();
            assertThat(page.match().flag("pinnedBlocks")).contains(on);
            opened(page).resign(page.actor());
            page.next(Hex.ofLong(page.match().integer("gameNumber").orElseThrow()));
        }
        assertThat(page.view().object("game").orElseThrow().text("preset")).contains(preset);
        assertThat(pinnedBlocks(page)).isEqualTo(blocks);
        assertThat(pinnedBlocks(page.reload())).isEqualTo(blocks);
        assertThat(page.match().flag("pinnedBlocks")).contains(on);
    }

    @Test
    void theNextGameMustBeDueAndItsDiceFresh() {
        assertThat(Page.with("mali", "human", "human", SEED).next("1").problem())
                .isEqualTo("problem.not-now");
        Page page = opened(Page.match("balkan-7", "human", "human", SEED));
        assertThat(page.next("1111222233334444").problem()).isEqualTo("problem.not-now");
        page.resign(page.actor());
        String before = page.saved();

        assertThat(page.next(SEED).text()).contains("the game before has it");
        assertThat(page.next("real").text()).contains("goes on with the kind of dice");
        assertThat(page.next("12").text()).contains("give 64 hex digits");
        assertThat(page.saved()).isEqualTo(before);
        assertThat(page.next("1111222233334444").problem()).isEmpty();
    }

    @Test
    void matchesThatDoNotExistAreRefusedWithTheRemedy() {
        assertThat(Page.match("balkan-6", "human", "human", SEED).text()).contains("choose one of balkan-5, balkan-7");
        for (int target : List.of(-1, 0, 101)) {
            Page page = new Page().begin("tapa", "mali", "single", target, "human", "human", SEED);
            assertThat(page.problem()).as("target %d", target).isEqualTo("problem.input");
            assertThat(page.phase()).isEqualTo("none");
        }
        assertThat(new Page()
                        .begin("tapa", "mali", "single", 100, "human", "human", SEED)
                        .problem())
                .isEmpty();
    }

    @Test
    void aMatchWithRealDiceHasNoCommitmentAndNoCertificate() {
        Page page = Page.match("tavli-3", "human", "human", "real");
        page.send(new JsonFields().put("do", "throw").put("dice", "61"));
        page.resign("W");

        assertThat(page.view().object("fair")).isEmpty();
        assertThat(page.certificate()).isEmpty();
        assertThat(page.send("certificate").problem()).isEqualTo("problem.not-now");
        assertThat(page.next(SEED).text()).contains("goes on with the kind of dice");
        assertThat(page.next("real").actor()).isEqualTo("B");
    }

    /** Plays the game on the table to its end; the dice that were said. */
    private static List<String> playedOut(Page page, Rng rng) {
        List<String> thrown = new ArrayList<>();
        if (rng.below(2) == 0) {
            page.word("слово " + rng.below(1000));
        }
        while (!page.phase().equals("over")) {
            RandomHand.act(page, rng);
            assertThat(page.problem()).as(page.text()).isEmpty();
            thrown.addAll(dice(page.say()));
            if (rng.below(200) == 0) {
                String before = page.send("look").text();
                assertThat(page.reload().text()).isEqualTo(before);
            }
        }
        return thrown;
    }

    /** The dice of the throw that is said, if one is. */
    private static List<String> dice(List<String> say) {
        for (String sentence : say) {
            String[] words = sentence.split(" ");
            if (words[0].equals("say.opening") || words[0].equals("say.rolled")) {
                return List.of(words[words.length - 2] + words[words.length - 1]);
            }
        }
        return List.of();
    }

    private static void checkCertificate(Page page, List<String> thrown) {
        DiceCertificate certificate =
                CertificateJson.read(page.certificate().orElseThrow()).orThrow();
        assertThat(certificate.fault()).isEmpty();
        List<String> rolls = new ArrayList<>();
        certificate.rolls().forEach(roll -> rolls.add(roll.dice().digits()));
        assertThat(rolls).isEqualTo(thrown);
        Json.Obj game = page.view().object("game").orElseThrow();
        assertThat(certificate.variant())
                .isEqualTo(game.text("id").orElseThrow() + "/"
                        + game.text("preset").orElseThrow());
        assertThat(certificate.commitments().server().hex())
                .isEqualTo(page.view()
                        .object("fair")
                        .orElseThrow()
                        .text("commitment")
                        .orElseThrow());
    }

    /** Each row adds its points, and its starter is the one that the rows before explain. */
    private static void checkRows(Page page) {
        int white = 0;
        int black = 0;
        String lastWinner = "";
        boolean drawn = false;
        for (Json item : page.match().list("games").orElseThrow()) {
            Json.Obj row = item.asObject().orElseThrow();
            String why = row.text("why").orElseThrow();
            switch (why) {
                case "winner" -> assertThat(drawn).isFalse();
                case "last-winner" -> assertThat(drawn).isTrue();
                default -> assertThat(why).isEqualTo("opening");
            }
            if (!why.equals("opening")) {
                assertThat(row.text("starter")).contains(lastWinner);
            }
            String winner = row.text("winner").orElseThrow();
            int points = row.integer("points").orElseThrow();
            white += winner.equals("B") ? 0 : points;
            black += winner.equals("W") ? 0 : points;
            assertThat(row.integer("white")).contains(white);
            assertThat(row.integer("black")).contains(black);
            drawn = winner.isEmpty();
            lastWinner = drawn ? lastWinner : winner;
        }
        assertThat(page.match().integer("white")).contains(white);
        assertThat(page.match().integer("black")).contains(black);
    }

    private static void assertBegun(Page page, Json.Obj next) {
        String starter = next.text("starter").orElseThrow();
        String sentence = "starter." + next.text("why").orElseThrow();
        assertThat(page.say()).last().isEqualTo(starter.isEmpty() ? sentence : sentence + " " + starter);
        assertThat(page.actor()).isEqualTo(starter.isEmpty() ? "both" : starter);
        assertThat(page.match().integer("gameNumber")).isEqualTo(next.integer("number"));
        assertThat(page.view().object("game").orElseThrow().text("id")).isEqualTo(next.text("game"));
        assertThat(page.view().object("game").orElseThrow().text("preset")).isEqualTo(next.text("preset"));
    }

    private static Page opened(Page page) {
        while (page.phase().equals("opening")) {
            page.send("roll");
        }
        return page;
    }

    private static boolean pinnedBlocks(Page page) {
        Optional<Boolean> blocks = page.view().object("game").flatMap(game -> game.flag("pinnedBlocks"));
        return blocks.orElseThrow();
    }
}
