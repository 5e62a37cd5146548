package games.tapa.tablesbot;

import games.tapa.tables.TablesKind;

/**
 * What each feature is worth in each phase. The weighted sum x of a position's features stands for an equity: the most
 * points of a game times tanh x. Immutable.
 */
public final class Weights {

    /** Written weights are whole multiples of this. */
    public static final double UNIT = 0.01;

    private final double[][] ofPhase;

    private Weights(double[][] ofPhase) {
        this.ofPhase = ofPhase;
    }

    /**
     * Weights with these values, which are copied.
     *
     * @param ofPhase for each phase of a game the weights in the order of the features
     */
    public static Weights of(double[][] ofPhase) {
        double[][] copy = new double[ofPhase.length][Features.SIZE];
        for (int phase = 0; phase < copy.length; phase++) {
            System.arraycopy(ofPhase[phase], 0, copy[phase], 0, Features.SIZE);
        }
        return new Weights(copy);
    }

    /** Weights that know nothing of the game. */
    public static Weights none(TablesKind kind) {
        return new Weights(new double[Lore.of(kind).count()][Features.SIZE]);
    }

    /** The weights that a person wrote down for the game before any tuning. */
    public static Weights handSet(TablesKind kind) {
        return switch (kind) {
            case TAPA -> HandSetTapa.WEIGHTS;
            case TABLA -> HandSetTabla.WEIGHTS;
            case GULBARA -> HandSetGulBara.WEIGHTS;
        };
    }

    /** The weights of one phase; not to be changed. */
    double[] ofPhase(int phase) {
        return ofPhase[phase];
    }

    /** How many phases there are. */
    public int phases() {
        return ofPhase.length;
    }

    /** How many weights a phase has. */
    public int size() {
        return Features.SIZE;
    }

    /** One weight; see {@link Features}. */
    public double at(int phase, int index) {
        return ofPhase[phase][index];
    }
}
