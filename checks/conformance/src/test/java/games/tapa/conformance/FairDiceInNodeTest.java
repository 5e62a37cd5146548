package games.tapa.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Dice;
import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.DiceCertificate;
import games.tapa.match.FairDice;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.match.OfflineDice;
import games.tapa.match.Pending;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.wire.CertificateJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An outside witness: Node's own HKDF and SHA-256 give the dice of finished games, from their certificates alone. */
final class FairDiceInNodeTest {

    private static final List<String> WORDS = List.of("", "тапа \"2026\"", "b\\á 🎲");

    @TempDir
    Path folder;

    @Test
    void nodeGivesTheDiceOfEveryThrowOfFinishedGames() throws Exception {
        List<Path> files = new ArrayList<>();
        int rolls = 0;
        for (String word : WORDS) {
            DiceCertificate certificate = certificateOfAGame(rolls, word);
            assertThat(certificate.rolls()).hasSizeGreaterThan(20);
            rolls += certificate.rolls().size();
            files.add(Files.writeString(folder.resolve("game" + files.size()), CertificateJson.write(certificate)));
        }
        assertThat(node(files)).isEqualTo("0: " + rolls + " rolls hold");
    }

    @Test
    void nodeNoticesADieATokenASeedAndAWordThatWereChanged() throws Exception {
        String text = CertificateJson.write(certificateOfAGame(7, "тапа"));

        assertThat(changed(text, "\"dice\":\\[\\d,\\d\\]", "\"dice\":[7,7]")).startsWith("1: roll 1: the tokens give ");
        assertThat(changed(text, "\"tA\":\"[0-9a-f]{2}", "\"tA\":\"zz"))
                .isEqualTo("1: roll 1: a token does not lead back to the one before");
        assertThat(changed(text, "\"seedS\":\"[0-9a-f]{2}", "\"seedS\":\"zz"))
                .isEqualTo("1: the seed does not give the commitment");
        assertThat(changed(text, "тапа", "тапе")).isEqualTo("1: the word does not give the commitment");
    }

    /** Plays a game of random moves with the dice of a device and a word. */
    private static DiceCertificate certificateOfAGame(long seed, String word) {
        Rng chance = new SplitMix64(seed);
        FairDice fair = FairDice.of("%032x".formatted(chance.nextLong()), "tapa/mali", "you", "device")
                .orThrow();
        byte[] secret = new byte[32];
        for (int i = 0; i < secret.length; i++) {
            secret[i] = (byte) chance.below(256);
        }
        OfflineDice dice = new OfflineDice(fair, secret, word);
        TablesGameRules rules = GoldenGames.rules("mali");
        Game<TablesPosition, TablesPlay> game = Game.begin(rules, rules.opening());
        Thrower thrower = new Thrower(dice);
        while (game.outcome().isEmpty()) {
            if (game.position().isEmpty()) {
                game = game.throwOpening(thrower);
            } else if (game.pending().orElseThrow() instanceof Pending.Throw) {
                game = game.throwDice(thrower);
            } else {
                List<TablesPlay> plays = rules.legalMoves(game.position().get());
                game = game.move(plays.get(chance.below(plays.size())));
            }
        }
        assertThat(game.events())
                .filteredOn(event -> !(event instanceof GameEvent.Moved))
                .hasSize(thrower.thrown);
        return dice.certificate(thrower.thrown, 0);
    }

    private String changed(String certificate, String part, String other) throws IOException, InterruptedException {
        String text = certificate.replaceFirst(part, other);
        assertThat(text).isNotEqualTo(certificate);
        return node(List.of(Files.writeString(folder.resolve("changed"), text)));
    }

    /** What Node ends with and says. */
    private static String node(List<Path> certificates) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node", "src/test/node/fair-dice.mjs"));
        certificates.forEach(file -> command.add(file.toString()));
        Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return node.waitFor() + ": " + said.strip();
    }

    /** The dice of the scheme, throw after throw. */
    private static final class Thrower implements Rng {

        private final OfflineDice dice;
        private int thrown;

        Thrower(OfflineDice dice) {
            this.dice = dice;
        }

        @Override
        public Dice dice() {
            thrown++;
            return dice.thrown(thrown);
        }

        @Override
        public long nextLong() {
            throw new AssertionError("only dice are thrown");
        }
    }
}
