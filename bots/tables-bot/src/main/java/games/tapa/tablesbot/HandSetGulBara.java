package games.tapa.tablesbot;

/**
 * The first weights for Gul Bara, set by hand from what players say: points held in the enemy's way, above all in a row
 * in front of his last checkers; a start left in good time; room to play one's own numbers; the rest is a race.
 */
final class HandSetGulBara {

    static final Weights WEIGHTS = HandSet.of(Lore.GULBARA, 0.5, 0, HandSetGulBara::contact);

    private HandSetGulBara() {}

    private static void contact(double[] weights, int offset, double sign, double reach) {
        for (int point = 1; point <= 24; point++) {
            int at = offset + point - 1;
            // Own 12 is the enemy's start: 11 down to 1 are the first half of his way.
            double held = point < 12 ? 0.05 : 0.03;
            weights[at + Features.MADE] = held * sign;
            weights[at + Features.BLOT] = held * sign;
            weights[at + Features.SPARE] = (point == 24 ? -0.03 : -0.005) * sign;
        }
        weights[offset + Features.DEAD_NUMBERS] = -0.3 * sign;
        weights[offset + Features.MOBILITY] = 0.2 * sign;
    }
}
