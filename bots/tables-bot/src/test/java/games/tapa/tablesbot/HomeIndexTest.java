package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The numbers of what a side can have at home. */
final class HomeIndexTest {

    @Test
    void whatASideCanHaveAtHomeIsNumberedInTheOrderOfItsCheckersFromTheOnePointOut() {
        assertThat(HomeIndex.of(0)).isZero();
        assertThat(HomeIndex.of(checkers(1, 0, 0, 0, 0, 0))).isEqualTo(1);
        assertThat(HomeIndex.of(checkers(0, 1, 0, 0, 0, 0))).isEqualTo(2);
        assertThat(HomeIndex.of(checkers(0, 0, 0, 0, 0, 1))).isEqualTo(6);
        assertThat(HomeIndex.of(checkers(2, 0, 0, 0, 0, 0))).isEqualTo(7);
        assertThat(HomeIndex.of(checkers(0, 0, 0, 0, 0, 6))).isEqualTo(HomeIndex.SIX_CHECKERS - 1);
        assertThat(HomeIndex.of(checkers(7, 0, 0, 0, 0, 0))).isEqualTo(HomeIndex.SIX_CHECKERS);
        assertThat(HomeIndex.of(checkers(0, 0, 0, 0, 0, 14))).isEqualTo(HomeIndex.NONE_OFF - 1);
        assertThat(HomeIndex.of(checkers(15, 0, 0, 0, 0, 0))).isEqualTo(HomeIndex.NONE_OFF);
        assertThat(HomeIndex.of(checkers(0, 0, 0, 0, 0, 15))).isEqualTo(54_263);
        assertThat(HomeIndex.COUNT).isEqualTo(54_264);
    }

    @Test
    void noTwoShareANumberAndEveryStepMakesItSmaller() {
        for (int index = 0; index < HomeIndex.COUNT; index++) {
            long checkers = HomeIndex.checkers(index);
            assertThat(HomeIndex.of(checkers)).as("%x", checkers).isEqualTo(index);
            for (int point = 1; point <= HomeIndex.POINTS; point++) {
                if ((checkers >>> (4 * (point - 1)) & 15) > 0) {
                    long nearer = checkers - (1L << (4 * (point - 1))) + (point > 1 ? 1L << (4 * (point - 2)) : 0);
                    assertThat(HomeIndex.of(nearer)).as("%x", nearer).isLessThan(index);
                }
            }
        }
    }

    /** Four bits a point. */
    static long checkers(int... onPoints) {
        long checkers = 0;
        for (int i = 0; i < onPoints.length; i++) {
            checkers |= (long) onPoints[i] << (4 * i);
        }
        return checkers;
    }
}
