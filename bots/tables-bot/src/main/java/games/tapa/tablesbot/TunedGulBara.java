package games.tapa.tablesbot;

/** The best weights known for Gul Bara. */
final class TunedGulBara {

    static final Weights WEIGHTS = HandSetGulBara.WEIGHTS;

    private TunedGulBara() {}
}
