package games.tapa.tablesbot;

/**
 * The first weights for Tapa, set by hand from what players say: pins win games, the deeper in the enemy's way home the better;
 * the mother above all; blots within reach cost what the pin would; a row of closed points holds the enemy; and once
 * nobody can be pinned, only the race counts.
 */
final class HandSetTapa {

    /**
     * A pin held on the own point 1 to 24: the mother decides; a pin at home lasts until the holder bears off there; a
     * checker caught near the holder's start costs its owner little way and the holder soon has to let it go.
     */
    private static final double[] HOLD = {
        2.5, 0.80, 0.75, 0.70, 0.65, 0.60, 0.45, 0.40, 0.36, 0.32, 0.28, 0.25, 0.20, 0.18, 0.16, 0.14, 0.12, 0.10, 0.08,
        0.08, 0.07, 0.06, 0.05, 0.05
    };

    static final Weights WEIGHTS = HandSet.of(Lore.TAPA, 0.5, 0.4, HandSetTapa::contact);

    private HandSetTapa() {}

    private static void contact(double[] weights, int offset, double sign, double reach) {
        for (int point = 1; point <= 24; point++) {
            int at = offset + point - 1;
            double hold = HOLD[point - 1];
            weights[at + Features.HOLD] = hold * sign;
            weights[at + Features.FIRM_HOLD] = (hold + 0.03) * sign;
            weights[at + Features.SHOT] = -HOLD[24 - point] * reach * sign;
            weights[at + Features.MADE] = (point <= 12 ? 0.06 : 0.03) * sign;
            weights[at + Features.SPARE] = (point == 24 ? -0.02 : 0) * sign;
        }
        weights[offset + Features.BLOT + 23] = -0.15 * sign;
        weights[offset + Features.START_TWO] = -0.05 * sign;
        weights[offset + Features.DEAD_NUMBERS] = -0.3 * sign;
        weights[offset + Features.TIMING] = 0.02 * sign;
    }
}
