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
        PairSet set = new PairSet();
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

    @Test
    void whatIsAddedIsNewAfterEachEmptyingEvenWhenTheRoundsBeginAgain() {
        for (long lastRound : List.of(1L, 2L, 3L)) {
            PairSet set = new PairSet(lastRound);
            for (int round = 0; round < 10; round++) {
                set.clear();
                assertThat(set.add(1, 2, 3)).as("round %d", round).isTrue();
                assertThat(set.add(1, 2, 3)).as("round %d", round).isFalse();
            }
        }
    }
}
