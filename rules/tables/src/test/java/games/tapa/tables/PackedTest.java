package games.tapa.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.kernel.SplitMix64;
import org.junit.jupiter.api.Test;

class PackedTest {

    @Test
    void theOccupiedPointsAndTheirCheckersAreThoseThatWerePacked() {
        SplitMix64 chance = new SplitMix64(25);
        for (int i = 0; i < 20_000; i++) {
            long low = 0;
            long high = 0;
            int occupied = 0;
            int checkers = 0;
            for (int left = chance.below(TablesBoard.CHECKERS + 1); left > 0; ) {
                int point = 1 + chance.below(TablesStep.BAR);
                int here = 1 + chance.below(left);
                left -= here;
                if ((occupied & 1 << point) == 0) {
                    low += here * Packed.LOW[point];
                    high += here * Packed.HIGH[point];
                    occupied |= 1 << point;
                    checkers += here;
                }
            }
            int hit = 1 + chance.below(TablesBoard.POINTS);
            low |= Packed.hitLow(hit);
            high |= Packed.hitHigh(hit);

            assertThat(Packed.occupied(low, high)).isEqualTo(occupied);
            assertThat(Packed.checkers(low, high)).isEqualTo(checkers);
            assertThat(Packed.hits(low, high)).isEqualTo(1 << hit);
        }
    }
}
