package games.tapa.tablesbot;

import static org.assertj.core.api.Assertions.assertThat;

import games.tapa.tables.TablesKind;
import org.junit.jupiter.api.Test;

/** The outcomes that nets tell apart. */
final class OutcomesTest {

    @Test
    void outcomesGoFromTheHighestWinToTheHighestLoss() {
        assertThat(points(TablesKind.TAPA)).containsExactly(2, 1, 0, -1, -2);
        assertThat(points(TablesKind.TABLA)).containsExactly(3, 2, 1, -1, -2, -3);
        assertThat(points(TablesKind.GULBARA)).containsExactly(2, 1, -1, -2);
    }

    @Test
    void outcomesAreNamedByWhoGetsHowManyPoints() {
        assertThat(keys(Outcomes.TAPA)).containsExactly("W2", "W1", "D", "L1", "L2");
        assertThat(keys(Outcomes.TABLA)).containsExactly("W3", "W2", "W1", "L1", "L2", "L3");
        assertThat(keys(Outcomes.GULBARA)).containsExactly("W2", "W1", "L1", "L2");
    }

    private static String[] keys(Outcomes outcomes) {
        String[] keys = new String[outcomes.size()];
        for (int outcome = 0; outcome < keys.length; outcome++) {
            keys[outcome] = outcomes.key(outcome);
        }
        return keys;
    }

    @Test
    void everyBalanceHasItsOutcomeAndTheOtherSidesIsMirrored() {
        for (TablesKind kind : TablesKind.values()) {
            Outcomes outcomes = Outcomes.of(kind);
            for (int outcome = 0; outcome < outcomes.size(); outcome++) {
                int points = outcomes.points(outcome);
                assertThat(outcomes.certain(points)[outcome]).isEqualTo(1);
                assertThat(Outcomes.equity(outcomes.certain(points), points(kind)))
                        .isEqualTo(points);
                assertThat(outcomes.points(outcomes.mirrored(outcome))).isEqualTo(-points);
            }
            assertThat(Outcomes.equity(outcomes.certain(15), points(kind))).isEqualTo(outcomes.most());
            assertThat(Outcomes.equity(outcomes.certain(-15), points(kind))).isEqualTo(-outcomes.most());
            assertThat(Outcomes.equity(outcomes.certain(0), points(kind))).isZero();
        }
    }

    @Test
    void equityIsThePointsTimesTheirChances() {
        assertThat(Outcomes.equity(new float[] {0.5f, 0.25f, 0, 0.25f, 0}, points(TablesKind.TAPA)))
                .isEqualTo(1);
        assertThat(Outcomes.equity(new float[] {0, 0, 0.5f, 0.5f}, points(TablesKind.GULBARA)))
                .isEqualTo(-1.5);
    }

    private static int[] points(TablesKind kind) {
        Outcomes outcomes = Outcomes.of(kind);
        int[] points = new int[outcomes.size()];
        for (int outcome = 0; outcome < points.length; outcome++) {
            points[outcome] = outcomes.points(outcome);
        }
        return points;
    }
}
