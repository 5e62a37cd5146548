/** A game in progress: turns, dice, resignation, record, and the seam to the rules. */
@org.jspecify.annotations.NullMarked
module games.tapa.match {
    requires static org.jspecify;
    requires transitive games.tapa.kernel;

    exports games.tapa.match;
}
