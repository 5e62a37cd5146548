package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;

/**
 * The outcomes that the nets of a game tell apart, one output each, in the view of the side that has just played: from
 * its highest win to its highest loss.
 */
public enum Head {
    TAPA(TablesKind.TAPA, 2, true),
    TABLA(TablesKind.TABLA, 3, false),
    GULBARA(TablesKind.GULBARA, 2, false);

    private final TablesKind kind;
    private final int most;
    private final boolean draws;

    Head(TablesKind kind, int most, boolean draws) {
        this.kind = kind;
        this.most = most;
        this.draws = draws;
    }

    /** The head of a game's nets. */
    public static Head of(TablesKind kind) {
        return switch (kind) {
            case TAPA -> TAPA;
            case TABLA -> TABLA;
            case GULBARA -> GULBARA;
        };
    }

    /** The game. */
    public TablesKind kind() {
        return kind;
    }

    /** How many outcomes there are. */
    public int size() {
        return 2 * most + (draws ? 1 : 0);
    }

    /** What the outcome brings, in points; negative if it costs them. */
    public int points(int outcome) {
        return outcome < most ? most - outcome : most - outcome - (draws ? 0 : 1);
    }

    /** The same outcome in the view of the other side. */
    public int mirrored(int outcome) {
        return size() - 1 - outcome;
    }

    /**
     * The outcome that brings so many points; more than any brings count as the most there are.
     *
     * @param balance not 0 where no game is drawn
     */
    public int outcome(int balance) {
        int brought = Math.max(-most, Math.min(most, balance));
        return brought > 0 || draws ? most - brought : most - brought - 1;
    }

    /** The points to be expected with these chances of the outcomes. */
    public double equity(float[] chances) {
        float equity = 0;
        for (int outcome = 0; outcome < chances.length; outcome++) {
            equity += points(outcome) * chances[outcome];
        }
        return equity;
    }
}
