/** What only a JVM can do for a bot. */
@org.jspecify.annotations.NullMarked
module games.tapa.jvm {
    requires static org.jspecify;
    requires transitive games.tapa.tablesbot;

    exports games.tapa.jvm;
}
