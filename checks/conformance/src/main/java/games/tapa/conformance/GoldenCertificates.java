package games.tapa.conformance;

import games.tapa.kernel.Hex;
import games.tapa.kernel.Sha256;
import games.tapa.kernel.SplitMix64;
import games.tapa.kernel.Utf8;
import games.tapa.match.DiceCertificate;
import games.tapa.match.FairDice;
import games.tapa.match.OfflineDice;
import games.tapa.wire.CertificateJson;

/**
 * A question is a number that gives seed and game id, a variant, how many throws were made, and the word, such as
 * {@code 7 tabla/tavla 104 тапа}. The answer is whether the certificate, written and read again, holds, and the digest of
 * its text.
 */
final class GoldenCertificates {

    private static final int DIGEST_DIGITS = 24;
    private static final int SEED_LONGS = 4;
    private static final int ID_LONGS = 2;

    private GoldenCertificates() {}

    static String answer(String question) {
        int number = question.indexOf(' ');
        int variant = question.indexOf(' ', number + 1);
        int rolls = question.indexOf(' ', variant + 1);
        SplitMix64 chance = new SplitMix64(Long.parseLong(question.substring(0, number)));
        byte[] seed = Hex.read(hex(chance, SEED_LONGS), SEED_LONGS * Long.BYTES).orElseThrow();
        FairDice dice = FairDice.of(hex(chance, ID_LONGS), question.substring(number + 1, variant), "you", "device")
                .orThrow();
        String text = CertificateJson.write(new OfflineDice(dice, seed, question.substring(rolls + 1))
                .certificate(Integer.parseInt(question.substring(variant + 1, rolls)), 0));
        DiceCertificate certificate = CertificateJson.read(text).orThrow();
        Sha256 digest = new Sha256();
        digest.update(Utf8.bytes(text));
        return certificate.fault().orElse("holds") + ' ' + digest.hexDigest().substring(0, DIGEST_DIGITS);
    }

    private static String hex(SplitMix64 chance, int longs) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < longs; i++) {
            digits.append(Hex.ofLong(chance.nextLong()));
        }
        return digits.toString();
    }
}
