package games.tapa.tablesbot;

/**
 * The first weights for Tabla, set by hand from what players say: a hit costs the way behind it; points at home and in
 * front of the enemy's last checkers hold him, and a point in his home is a place to enter; the rest is a race.
 */
final class HandSetTabla {

    /** A point made, own point 1 to 24. */
    private static final double[] MADE = {
        0.02, 0.04, 0.06, 0.09, 0.10, 0.10, 0.09, 0.05, 0.03, 0.03, 0.03, 0.03, 0.02, 0.02, 0.03, 0.03, 0.03, 0.05,
        0.05, 0.08, 0.08, 0.04, 0.03, 0.02
    };

    static final Weights WEIGHTS = HandSet.of(Lore.TABLA, 0.8, 0.3, HandSetTabla::contact);

    private HandSetTabla() {}

    private static void contact(double[] weights, int offset, double sign, double reach) {
        for (int point = 1; point <= 24; point++) {
            int at = offset + point - 1;
            weights[at + Features.MADE] = MADE[point - 1] * sign;
            weights[at + Features.SHOT] = -(0.1 + 0.015 * (24 - point)) * reach * sign;
            weights[at + Features.SPARE] = (point == 1 ? -0.03 : point < 4 || point == 24 ? -0.015 : 0) * sign;
        }
        for (int held = 0; held < 4; held++) {
            weights[offset + Features.HOLDS + held] = 0.08 * (held + 1) * sign;
        }
        weights[offset + Features.DEAD_NUMBERS] = -0.1 * sign;
    }
}
