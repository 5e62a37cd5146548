package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/**
 * The outcomes that the nets of a game tell apart, one output each, in the view of the side that has just played: from
 * its highest win to its highest loss.
 */
public enum Outcomes {
    TAPA(2, true),
    TABLA(3, false),
    GULBARA(2, false);

    private final int most;
    private final boolean draws;

    Outcomes(int most, boolean draws) {
        this.most = most;
        this.draws = draws;
    }

    /** What the nets of the game tell apart. */
    public static Outcomes of(TablesKind kind) {
        return switch (kind) {
            case TAPA -> TAPA;
            case TABLA -> TABLA;
            case GULBARA -> GULBARA;
        };
    }

    /** How many outcomes there are. */
    public int size() {
        return 2 * most + (draws ? 1 : 0);
    }

    /** What the outcome brings, in points; negative if it costs them. */
    public int points(int outcome) {
        return outcome < most ? most - outcome : most - outcome - (draws ? 0 : 1);
    }

    /** What each outcome brings under the rules, in their order: where no game brings so much, the most it can. */
    int[] points(TablesRules rules) {
        int most = (int) Equity.mostPoints(rules);
        int[] points = new int[size()];
        for (int outcome = 0; outcome < points.length; outcome++) {
            points[outcome] = Math.clamp(points(outcome), -most, most);
        }
        return points;
    }

    /** Its name: W for a win, L for a loss, with the points, such as {@code W2}; D for a draw. */
    public String key(int outcome) {
        int points = points(outcome);
        return points == 0 ? "D" : points > 0 ? "W" + points : "L" + -points;
    }

    /** The same outcome in the view of the other side. */
    public int mirrored(int outcome) {
        return size() - 1 - outcome;
    }

    /**
     * The chances once a game has ended: 1 for what it brought. More points than any outcome brings count as the most there
     * are; a draw where none is told apart is half a win and half a loss of one point.
     */
    public float[] certain(int balance) {
        float[] chances = new float[size()];
        if (balance == 0 && !draws) {
            chances[most - 1] = 0.5f;
            chances[most] = 0.5f;
            return chances;
        }
        int brought = Math.max(-most, Math.min(most, balance));
        chances[brought > 0 || draws ? most - brought : most - brought - 1] = 1;
        return chances;
    }

    /** The most points an outcome brings; rules that count higher are not told apart above it. */
    public int most() {
        return most;
    }

    /** The points to be expected with these chances of the outcomes, if each brings what {@code points} says. */
    static double equity(float[] chances, int[] points) {
        float equity = 0;
        for (int outcome = 0; outcome < chances.length; outcome++) {
            equity += points[outcome] * chances[outcome];
        }
        return equity;
    }
}
