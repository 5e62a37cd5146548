/** HTTP. */
@org.jspecify.annotations.NullMarked
module games.tapa.server {
    requires static org.jspecify;
    requires transitive games.tapa.wire;
    requires transitive games.tapa.games;
}
