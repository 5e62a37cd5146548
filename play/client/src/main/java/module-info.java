/** The headless client: view, picking, undo, record; no DOM. */
@org.jspecify.annotations.NullMarked
module games.tapa.client {
    requires static org.jspecify;
    requires transitive games.tapa.wire;
    requires transitive games.tapa.games;

    exports games.tapa.client;
}
