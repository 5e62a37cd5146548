package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.SplitMix64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairSetTest {

    @Test
    void ofManyOrFewPairsEachIsNewOnceUntilTheSetIsEmptied() {
        ofManyOrFewEachIsNewOnce(new PairSet());
    }

    /** Every number of a round is met again here, with what an earlier round of that number has left. */
    @Test
    void itIsStillSoAfterTheLastRoundThatHasANumber() {
        for (long lastRound : List.of(1L, 2L, 3L)) {
            ofManyOrFewEachIsNewOnce(new PairSet(lastRound));
        }
    }

    private static void ofManyOrFewEachIsNewOnce(PairSet set) {
        SplitMix64 chance = new SplitMix64(3);
        for (int many : List.of(10, 60_000, 70, 600, 9_000, 3)) {
            set.clear();
            Set<List<Long>> known = new HashSet<>();
            while (known.size() < many) {
                long low = chance.below(50);
                long high = chance.nextLong() >>> 54;
                int extra = chance.below(5);
                assertThat(set.add(low, high, extra))
                        .as("%d %d %d of %d", low, high, extra, many)
                        .isEqualTo(known.add(List.of(low, high, (long) extra)));
            }
        }
    }
}
