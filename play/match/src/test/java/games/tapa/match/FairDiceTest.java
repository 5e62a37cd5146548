package games.tapa.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Hex;
import games.tapa.kernel.Hkdf;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The test vectors of the scheme, as printed in docs/fair-dice.md. */
class FairDiceTest {

    private static final FairDice DEMO =
            FairDice.of("demo-0001", "tapa", "A", "B").orThrow();

    private final TokenChain server = TokenChain.of(DEMO, seed(0x00), 8);
    private final TokenChain first = TokenChain.of(DEMO, seed(0x20), 8);
    private final TokenChain second = TokenChain.of(DEMO, seed(0x40), 8);

    /** 32 bytes counting up from {@code from}. */
    static byte[] seed(int from) {
        byte[] seed = new byte[DiceToken.LENGTH];
        for (int i = 0; i < seed.length; i++) {
            seed[i] = (byte) (from + i);
        }
        return seed;
    }

    @Test
    void theIdsOfTheGameGiveItsContext() {
        assertThat(Hex.write(DEMO.context()))
                .isEqualTo("e76670636a5faaaba043d8144363cd6686b6e37904be82804bfe461ba1eac9f4");
    }

    @Test
    void eachSeedGivesItsCommitmentAndItsFirstToken() {
        assertThat(server.commitment().hex())
                .isEqualTo("9eee4211816462f7b07bb6cbafc0c2794f9d586d089cff8f24081562c053e750");
        assertThat(first.commitment().hex())
                .isEqualTo("56f4ced476c731c74342cb2d55a0f68bb8c8407325bf4d0807dc0ae4fa6234bb");
        assertThat(second.commitment().hex())
                .isEqualTo("69ab3f75798dd297b60732df10e0eab8def167f5627ddd037d0a5ceb55b50c45");
        assertThat(server.token(1).hex()).isEqualTo("1dfec1185e7964d1007b50b53d010364b1027888184e30ab213163dad94f7abc");
        assertThat(first.token(1).hex()).isEqualTo("b31fb3bc023f2525b25eb7c9068efd8d715e558d10dd33337c9cd4f0d0dcc128");
        assertThat(second.token(1).hex()).isEqualTo("fd5c358a1d8f5a292a2f8731a21e8745e4ae2940940378f82ad8cfa05b48dde2");
    }

    @Test
    void everyTokenLeadsBackToTheOneBefore() {
        assertThat(server.token(1).previous()).isEqualTo(server.commitment());
        for (int number = 2; number <= 8; number++) {
            assertThat(second.token(number).previous()).isEqualTo(second.token(number - 1));
        }
    }

    @Test
    void threeChainsGiveTheDiceOfTheTable() {
        List<String> shown = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            shown.add(thrown(number, server.token(number), first.token(number), second.token(number)));
        }
        assertThat(shown).containsExactly("63", "26", "23", "35", "11", "35");
    }

    @Test
    void theBytesBehindTheDiceAreThoseOfTheTable() {
        List<String> starts = List.of(
                "d7f87c5d05253da3",
                "dfd79536e7b354d6",
                "19d43ad04d1ff04d",
                "32d094ef277a914c",
                "1e4e2a28dbb8f1c6",
                "4aa0a1f860c7ab38");
        for (int number = 1; number <= 6; number++) {
            String tokens = server.token(number).hex()
                    + first.token(number).hex()
                    + second.token(number).hex();
            byte[] info = Hex.read("66616972646963652f3120726f6c6c%08x".formatted(number), 19)
                    .orElseThrow();
            byte[] material = Hkdf.derive(Hex.read(tokens, 96).orElseThrow(), DEMO.context(), info, 64);
            assertThat(Hex.write(material)).as("throw %d", number).startsWith(starts.get(number - 1));
        }
    }

    @Test
    void aSeatWithoutAChainIsLeftOut() {
        assertThat(thrown(1, server.token(1), first.token(1))).isEqualTo("15");
    }

    @Test
    void aChainOfFullLengthGivesTheDiceOfTheTable() {
        TokenChain ofServer = TokenChain.of(DEMO, seed(0x00));
        TokenChain ofFirst = TokenChain.of(DEMO, seed(0x20));
        TokenChain ofSecond = TokenChain.of(DEMO, seed(0x40));
        assertThat(ofServer.commitment().hex())
                .isEqualTo("30b3eb4f2c79cc62abe31da01590f33e340dd231169518052360c57ae5961558");
        List<String> shown = new ArrayList<>();
        for (int number = 1; number <= 4; number++) {
            shown.add(thrown(number, ofServer.token(number), ofFirst.token(number), ofSecond.token(number)));
        }
        assertThat(shown).containsExactly("63", "31", "66", "31");
    }

    @Test
    void bytesFrom252OnAreNoDice() {
        assertThat(dice("fcfdfeff0005")).hasValue(new Dice(1, 6));
        assertThat(dice("fbfa")).hasValue(new Dice(6, 5));
        assertThat(dice("fcfdfe05ffff")).isEmpty();
        int[] faces = new int[7];
        for (int value = 0; value < 252; value++) {
            faces[dice("%02x00".formatted(value)).orElseThrow().first()]++;
        }
        assertThat(faces).containsExactly(0, 42, 42, 42, 42, 42, 42);
    }

    @Test
    void aTypedWordMakesTheSecondChainOfAnOfflineGame() {
        assertThat(Hex.write(FairDice.seedOfWord("тапа 2026")))
                .isEqualTo("970c49e0d5e41d51f43e2edb9deb387d11443e5f84fe0489dabcf441d3702164");
        TokenChain word = TokenChain.of(DEMO, FairDice.seedOfWord("тапа 2026"), 8);
        assertThat(word.commitment().hex())
                .isEqualTo("b9009b2596925b11e0d5769feae93206ee46d334c49d4408dd056000c59eaa0a");
        List<String> shown = new ArrayList<>();
        for (int number = 1; number <= 3; number++) {
            shown.add(thrown(number, server.token(number), word.token(number)));
        }
        assertThat(shown).containsExactly("15", "54", "36");
    }

    @Test
    void theEmptyWordMakesAChainToo() {
        TokenChain word = TokenChain.of(DEMO, FairDice.seedOfWord(""), 8);
        assertThat(word.commitment().hex())
                .isEqualTo("0e8f5b42e3c16658cc85618dd277f7e45073f94eb1b7cc53145cba7d297e90ca");
        assertThat(thrown(1, server.token(1), word.token(1))).isEqualTo("63");
    }

    @Test
    void aNewChainCountsFromItsThrowOn() {
        TokenChain again = TokenChain.of(DEMO, seed(0x60), 8);
        assertThat(again.commitment().hex())
                .isEqualTo("66e105d86a9916aef1f66c6804404ddbdef7126f2d12cad5cdcb061381bab2b2");
        assertThat(again.token(1).hex()).isEqualTo("df3de35a96572421b716097e7830fb459c7858c85b5331e085f704e8bc833b92");
        assertThat(thrown(4, server.token(4), again.token(1), second.token(4))).isEqualTo("25");
        assertThat(thrown(5, server.token(5), again.token(2), second.token(5))).isEqualTo("12");
    }

    @Test
    void anIdWithABarIsRefused() {
        assertThat(FairDice.of("demo", "tapa", "A|B", "C").failure()).isPresent();
        assertThat(FairDice.of("demo", "tapa", "A", "\ud83c").failure()).isPresent();
    }

    private static String thrown(int number, DiceToken... tokens) {
        return DEMO.thrown(number, List.of(tokens)).map(Dice::digits).orElse("");
    }

    private static Optional<Dice> dice(String hex) {
        return FairDice.dice(Hex.read(hex, hex.length() / 2).orElseThrow());
    }
}
