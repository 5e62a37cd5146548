package games.tapa.tablesbot;

/** Puts hand-set weights together from what is said of a game's contact; in the race all games are alike. */
final class HandSet {

    private HandSet() {}

    /** What contact is worth in a game. */
    interface Contact {

        /**
         * Lays the weights of one side.
         *
         * @param offset where the side's features start
         * @param sign 1 for the side that has just played, -1 for the side to throw
         * @param reach how much of what a shot at the side wins the shooter counts
         */
        void lay(double[] weights, int offset, double sign, double reach);
    }

    /**
     * The same weights for the beginning of the game and its end, and for all phases of contact.
     *
     * @param lead what a lead of a hundred pips is worth in contact
     * @param waiting how much of what a shot wins the side counts that must wait for the enemy's play before it throws
     */
    static Weights of(Lore lore, double lead, double waiting, Contact contact) {
        double[][] ofPhase = new double[lore.count()][Features.SIZE];
        for (int phase = 0; phase < ofPhase.length; phase++) {
            double[] weights = ofPhase[phase];
            if (phase == Lore.RACE) {
                race(weights);
            } else {
                contact.lay(weights, 0, 1, 1);
                contact.lay(weights, Features.OF_SIDE, -1, waiting);
                rows(weights, 0, 1);
                rows(weights, Features.OF_SIDE, -1);
                weights[Features.LEAD] = lead;
            }
            System.arraycopy(weights, 0, weights, Features.EARLY, Features.COUNT);
        }
        return Weights.of(ofPhase);
    }

    /** The lead counts, then what is not home yet, then the gaps. */
    private static void race(double[] weights) {
        weights[Features.ALWAYS] = -0.05;
        weights[Features.LEAD] = 0.3;
        weights[Features.LEAD_SHARE] = 3;
        weights[Features.CHECKER_SHARE] = 1;
        for (int side = 0; side <= 1; side++) {
            int offset = side * Features.OF_SIDE;
            double sign = side == 0 ? 1 : -1;
            weights[offset + Features.NONE_OFF] = -0.1 * sign;
            weights[offset + Features.WAY_HOME] = -0.5 * sign;
            weights[offset + Features.GAPS] = -0.05 * sign;
        }
    }

    /** A row of closed points holds the enemy. */
    private static void rows(double[] weights, int offset, double sign) {
        for (int row = 0; row < 5; row++) {
            weights[offset + Features.ROW + row] = 0.04 * row * sign;
        }
        for (int closed = 0; closed < 6; closed++) {
            weights[offset + Features.CLOSED + closed] = 0.02 * (closed + 1) * sign;
        }
    }
}
