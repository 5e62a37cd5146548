/** The command line. */
@org.jspecify.annotations.NullMarked
module games.tapa.cli {
    requires static org.jspecify;
    requires transitive games.tapa.games;
    requires transitive games.tapa.client;
    requires transitive games.tapa.jvm;
    requires transitive games.tapa.trainer;
    requires transitive games.tapa.server;
    requires info.picocli;
    requires java.management;

    opens games.tapa.cli to
            info.picocli;
}
