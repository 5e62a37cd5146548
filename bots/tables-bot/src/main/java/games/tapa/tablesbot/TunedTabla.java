package games.tapa.tablesbot;

/** The best weights known for Tabla. */
final class TunedTabla {

    static final Weights WEIGHTS = HandSetTabla.WEIGHTS;

    private TunedTabla() {}
}
