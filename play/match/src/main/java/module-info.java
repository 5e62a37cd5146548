/** A game and a match in progress: turns, dice, resignation, score, record, and the seam to the rules. */
@org.jspecify.annotations.NullMarked
module games.tapa.match {
    requires static org.jspecify;
    requires transitive games.tapa.kernel;

    exports games.tapa.match;
}
