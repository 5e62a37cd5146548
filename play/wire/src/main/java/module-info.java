/** Everything that leaves the process as text. */
@org.jspecify.annotations.NullMarked
module games.tapa.wire {
    requires static org.jspecify;
    requires transitive games.tapa.match;

    exports games.tapa.wire;
}
