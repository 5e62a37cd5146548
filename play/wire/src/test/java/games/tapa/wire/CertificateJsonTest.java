package games.tapa.wire;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.Rng;
import games.tapa.kernel.SplitMix64;
import games.tapa.match.DiceCertificate;
import games.tapa.match.DiceCertificate.Party;
import games.tapa.match.DiceCertificate.Rekey;
import games.tapa.match.DiceCertificate.Roll;
import games.tapa.match.DiceCertificate.Tokens;
import games.tapa.match.DiceToken;
import games.tapa.match.FairDice;
import games.tapa.match.OfflineDice;
import games.tapa.match.TokenChain;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CertificateJsonTest {

    @Test
    void theCertificatesOfAThousandGamesAreReadAsTheyWereWrittenAndHold() {
        Rng rng = new SplitMix64(1);
        for (int game = 0; game < 1000; game++) {
            String text = CertificateJson.write(certificate(rng, game % 4, 1 + rng.below(60)));
            DiceCertificate read = CertificateJson.read(text).orThrow();
            assertThat(CertificateJson.write(read)).isEqualTo(text);
            assertThat(read.fault()).as("game %d", game).isEmpty();
        }
    }

    @Test
    void everyByteOfFiveCertificatesCounts() {
        Rng rng = new SplitMix64(2);
        for (int game = 0; game < 5; game++) {
            byte[] bytes = bytes(certificate(rng, game % 4, 14));
            for (int at = 0; at < bytes.length; at++) {
                assertChangeIsSeen(rng, bytes, at);
            }
        }
    }

    @Test
    void twentyThousandBytesOfOtherCertificatesCount() {
        Rng rng = new SplitMix64(3);
        for (int game = 0; game < 45; game++) {
            byte[] bytes = bytes(certificate(rng, game % 4, 10 + rng.below(40)));
            for (int i = 0; i < 20_000 / 45 + 1; i++) {
                assertChangeIsSeen(rng, bytes, rng.below(bytes.length));
            }
        }
    }

    @Test
    void aFieldThatIsUnknownOrMissingIsRefused() {
        String text = CertificateJson.write(certificate(new SplitMix64(4), 0, 3));
        assertThat(problem(text.replace("\"takebacks\"", "\"note\":\"\",\"takebacks\"")))
                .hasValue("certificate, field \"note\": there is no such field; leave it out");
        assertThat(problem(text.replace("\"k\":2", "\"k\":2,\"by\":\"me\"")))
                .hasValue("certificate, rolls, field \"by\": there is no such field; leave it out");
        assertThat(problem(text.replace("\"rekeys\":[],", "")))
                .hasValue("certificate, field \"rekeys\": it must be there and be a list");
        assertThat(problem("[]")).hasValue("a certificate is an object with the field \"scheme\"");
    }

    @Test
    void aShortTokenIsRefused() {
        String text = CertificateJson.write(certificate(new SplitMix64(5), 0, 3));
        int at = text.indexOf("\"tS\":\"") + 6;
        assertThat(problem(text.substring(0, at) + text.substring(at + 1)))
                .hasValue("certificate, rolls, field \"tS\": it must be 64 digits 0 to 9, a to f");
    }

    @Test
    void anotherSchemeIsRefused() {
        String text = CertificateJson.write(certificate(new SplitMix64(6), 0, 3));
        assertThat(problem(text.replace("fairdice/1", "fairdice/2")))
                .hasValue("certificate, field \"scheme\": \"fairdice/2\" is not known here; only fairdice/1 is");
    }

    private static Optional<String> problem(String text) {
        return CertificateJson.read(text).failure().map(problem -> problem.message());
    }

    /** Puts another byte at {@code at}: the text must no longer be a certificate that holds, unless the byte is free. */
    private static void assertChangeIsSeen(Rng rng, byte[] bytes, int at) {
        byte[] changed = bytes.clone();
        changed[at] += (byte) (1 + rng.below(255));
        boolean free = isTakebacks(bytes, at) || (isBlank(changed[at]) && !isInText(bytes, at));
        if (!free) {
            assertThat(holds(changed))
                    .as(() -> "byte %d: %s".formatted(at, new String(changed, StandardCharsets.UTF_8)))
                    .isFalse();
        }
    }

    private static boolean holds(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return CertificateJson.read(text)
                    .toOptional()
                    .map(certificate -> certificate.fault().isEmpty())
                    .orElse(false);
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Whether the byte is a digit of the number of take-backs, which nothing proves. */
    private static boolean isTakebacks(byte[] bytes, int at) {
        String before = new String(bytes, 0, at, StandardCharsets.UTF_8);
        return before.matches("(?s).*\"takebacks\":\\d*") && bytes[at] >= '0' && bytes[at] <= '9';
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\n' || b == '\r';
    }

    private static boolean isInText(byte[] bytes, int at) {
        int quotes = 0;
        for (int i = 0; i < at; i++) {
            if (bytes[i] == '"' && (i == 0 || bytes[i - 1] != '\\')) {
                quotes++;
            }
        }
        return quotes % 2 == 1 || bytes[at] == '"';
    }

    private static byte[] bytes(DiceCertificate certificate) {
        return CertificateJson.write(certificate).getBytes(StandardCharsets.UTF_8);
    }

    /** A certificate of the kinds 0: two seats; 1: against the server's bot; 2: offline; 3: two seats and a lost seed. */
    private static DiceCertificate certificate(Rng rng, int kind, int throwsMade) {
        FairDice dice = FairDice.of("game-" + Long.toHexString(rng.nextLong()), "tapa/mali", "you", "device")
                .orThrow();
        return kind == 2
                ? new OfflineDice(dice, seed(rng), "тапа \"" + rng.below(1000)).certificate(throwsMade, rng.below(3))
                : online(dice, rng, kind, throwsMade);
    }

    private static DiceCertificate online(FairDice dice, Rng rng, int kind, int throwsMade) {
        TokenChain server = TokenChain.of(dice, seed(rng));
        TokenChain first = TokenChain.of(dice, seed(rng));
        TokenChain second = TokenChain.of(dice, seed(rng));
        TokenChain again = TokenChain.of(dice, seed(rng));
        int lost = kind == 3 && throwsMade > 3 ? throwsMade / 2 : throwsMade + 1;
        List<Roll> rolls = new ArrayList<>();
        for (int k = 1; k <= throwsMade; k++) {
            if (k != lost) {
                DiceToken ofFirst = k > lost ? again.token(k - lost) : first.token(k);
                rolls.add(roll(dice, k, tokens(server.token(k), ofFirst, second.token(k), kind)));
            }
        }
        return new DiceCertificate(
                dice.gameId(),
                dice.variant(),
                dice.seatA(),
                dice.seatB(),
                tokens(server.commitment(), first.commitment(), second.commitment(), kind),
                lost < throwsMade ? List.of(new Rekey(Party.SEAT_A, lost + 1, again.commitment())) : List.of(),
                rolls,
                rng.below(12),
                Optional.empty());
    }

    private static Roll roll(FairDice dice, int number, Tokens tokens) {
        List<DiceToken> given = new ArrayList<>();
        for (Party party : Party.values()) {
            tokens.of(party).ifPresent(given::add);
        }
        return new Roll(number, tokens, dice.thrown(number, given).orElseThrow());
    }

    private static Tokens tokens(DiceToken server, DiceToken first, DiceToken second, int kind) {
        return new Tokens(server, Optional.of(first), kind == 1 ? Optional.empty() : Optional.of(second));
    }

    private static byte[] seed(Rng rng) {
        byte[] seed = new byte[DiceToken.LENGTH];
        for (int i = 0; i < seed.length; i++) {
            seed[i] = (byte) rng.nextLong();
        }
        return seed;
    }
}
