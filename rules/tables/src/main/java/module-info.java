/** The rules of the tables games: positions, the turn in progress, legal plays. */
@org.jspecify.annotations.NullMarked
module games.tapa.tables {
    requires static org.jspecify;
    requires transitive games.tapa.kernel;

    exports games.tapa.tables;
}
