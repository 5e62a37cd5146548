/** HTTP: the page, and the headers that keep it safe. */
@org.jspecify.annotations.NullMarked
module games.tapa.server {
    requires static org.jspecify;
    requires transitive games.tapa.wire;
    requires transitive games.tapa.games;
    requires io.helidon.logging.common;
    requires io.helidon.webserver;
    requires java.logging;

    exports games.tapa.server;

    provides io.helidon.logging.common.spi.LoggingProvider with
            games.tapa.server.QuietLogging;
}
