package games.tapa.conformance;

import games.tapa.kernel.Sha256;
import games.tapa.kernel.SplitMix64;

/** A question is a seed; the answer is its first ten rolls and the digest of its next thousand numbers. */
final class GoldenChance {

    private GoldenChance() {}

    static String answer(String seed) {
        SplitMix64 chance = new SplitMix64(Long.parseLong(seed));
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            answer.append(chance.dice().digits()).append(' ');
        }
        Sha256 digest = new Sha256();
        for (int i = 0; i < 1000; i++) {
            digest.updateLong(chance.nextLong());
        }
        return answer.append(digest.hexDigest()).toString();
    }
}
