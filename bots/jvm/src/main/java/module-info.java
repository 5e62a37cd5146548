/** What only a JVM can do for a bot. */
@org.jspecify.annotations.NullMarked
module games.tapa.jvm {
    // Only there where a program asks for it: the JVM prints a warning at every start that has it.
    requires static jdk.incubator.vector;
    requires static org.jspecify;
    requires transitive games.tapa.nn;
    requires transitive games.tapa.tablesbot;

    exports games.tapa.jvm;
}
