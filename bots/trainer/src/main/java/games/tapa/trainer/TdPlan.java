package games.tapa.trainer;

import games.tapa.kernel.Sha256;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.TablesRules;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * All that a training of nets depends on; the same plan gives the same nets, to the byte.
 *
 * @param rules the rules played by
 * @param seed all chance of the training
 * @param games how many games, rounded up to whole rounds of {@link #ROUND}
 * @param taught so many of them, the first, rounded down likewise, are played by the first bot: random nets would only play random games
 * @param nets which nets are trained
 * @param wanted what positions are taught
 * @param rate how far a step of the fit goes at first
 * @param lastRate how far it goes at the end; in between it shrinks by the same share every round
 */
public record TdPlan(
        TablesRules rules,
        long seed,
        int games,
        int taught,
        NetPlan nets,
        LambdaReturn wanted,
        double rate,
        double lastRate) {

    /** Games played with the same nets before they learn from them. */
    static final int ROUND = 64;

    /** Positions whose gradients are added up before a step of the fit. */
    static final int BATCH = 64;

    /** Odd, with bits all over, so that no two seeds and rounds meet. */
    private static final long ROUND_STEP = 0xD1342543DE82EF95L;

    /** Rounds of {@link #ROUND} games. */
    int rounds() {
        return (games + ROUND - 1) / ROUND;
    }

    /** Whether a round is played by the first bot. */
    boolean isTaught(int round) {
        return (long) round * ROUND <= taught;
    }

    /** How far the steps of a round go. */
    double rate(int round) {
        return rate * StrictMath.pow(lastRate / rate, round / (double) rounds());
    }

    /** The seed of a round's dice: trainings with neighbouring seeds share none. */
    long diceSeed(int round) {
        return new SplitMix64(seed + ROUND_STEP * round).nextLong();
    }

    /** Tells plans and lessons apart, so that a checkpoint is not read by another, or by a trainer that is told other inputs. */
    long fingerprint(String lesson) {
        String text = lesson + "|" + rules.kind().key() + rules.options() + "|" + seed + "|" + games + "|" + taught
                + "|" + nets.fingerprint()
                + "|"
                + wanted + "|" + rate + "|" + lastRate + "|" + ROUND + "|" + BATCH + "|"
                + nets.shape(rules.kind());
        return ByteBuffer.wrap(Sha256.of(text.getBytes(StandardCharsets.UTF_8))).getLong();
    }
}
