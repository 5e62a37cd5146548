/** The catalogue of games and their adapters to the seam. */
@org.jspecify.annotations.NullMarked
module games.tapa.games {
    requires static org.jspecify;
    requires transitive games.tapa.match;
    requires transitive games.tapa.tables;
    requires transitive games.tapa.tablesbot;

    exports games.tapa.games;
}
