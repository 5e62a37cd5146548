package games.tapa.tablesbot;

/** What a position or a play is worth to a side, and how likely the outcomes are. Immutable. */
public final class Valuation {

    private final double equity;
    private final double[] chances;
    private final int plies;

    /**
     * @param chances in the order of the game's {@link Outcomes}; they are made to sum to 1
     * @param plies how many rolls ahead it was looked at
     */
    Valuation(double equity, double[] chances, int plies) {
        this.equity = equity;
        this.chances = chances.clone();
        this.plies = plies;
        double sum = 0;
        for (double chance : chances) {
            sum += chance;
        }
        for (int outcome = 0; outcome < chances.length; outcome++) {
            this.chances[outcome] /= sum;
        }
    }

    /** The points that the side may expect, less those of the other side. */
    public double equity() {
        return equity;
    }

    /** How likely the outcome is, 0 to 1; see {@link Outcomes}. */
    public double chance(int outcome) {
        return chances[outcome];
    }

    /** How many rolls ahead it was looked at. */
    public int plies() {
        return plies;
    }
}
