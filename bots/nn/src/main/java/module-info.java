/** Small neural nets: their weights, their file, and the arithmetic. */
@org.jspecify.annotations.NullMarked
module games.tapa.nn {
    requires static org.jspecify;
    requires transitive games.tapa.kernel;

    exports games.tapa.nn;
}
