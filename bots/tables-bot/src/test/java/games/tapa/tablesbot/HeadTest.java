package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import org.junit.jupiter.api.Test;

/** The outcomes that nets tell apart. */
final class HeadTest {

    @Test
    void outcomesGoFromTheHighestWinToTheHighestLoss() {
        assertThat(points(TablesKind.TAPA)).containsExactly(2, 1, 0, -1, -2);
        assertThat(points(TablesKind.TABLA)).containsExactly(3, 2, 1, -1, -2, -3);
        assertThat(points(TablesKind.GULBARA)).containsExactly(2, 1, -1, -2);
    }

    @Test
    void everyBalanceHasItsOutcomeAndTheOtherSidesIsMirrored() {
        for (TablesKind kind : TablesKind.values()) {
            Head head = Head.of(kind);
            assertThat(head.kind()).isEqualTo(kind);
            for (int outcome = 0; outcome < head.size(); outcome++) {
                int points = head.points(outcome);
                assertThat(head.outcome(points)).isEqualTo(outcome);
                assertThat(head.points(head.mirrored(outcome))).isEqualTo(-points);
            }
            assertThat(head.points(head.outcome(15))).isEqualTo(head.points(0));
        }
    }

    @Test
    void equityIsThePointsTimesTheirChances() {
        assertThat(Head.TAPA.equity(new float[] {0.5f, 0.25f, 0, 0.25f, 0})).isEqualTo(1);
        assertThat(Head.GULBARA.equity(new float[] {0, 0, 0.5f, 0.5f})).isEqualTo(-1.5);
    }

    private static int[] points(TablesKind kind) {
        Head head = Head.of(kind);
        int[] points = new int[head.size()];
        for (int outcome = 0; outcome < points.length; outcome++) {
            points[outcome] = head.points(outcome);
        }
        return points;
    }
}
