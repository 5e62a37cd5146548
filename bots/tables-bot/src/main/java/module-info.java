/** The bots for the tables games. */
@org.jspecify.annotations.NullMarked
module games.tapa.tablesbot {
    requires static org.jspecify;
    requires transitive games.tapa.nn;
    requires transitive games.tapa.tables;

    exports games.tapa.tablesbot;
}
