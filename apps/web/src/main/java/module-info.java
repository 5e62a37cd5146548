/** The page and the build of the rules for the browser. */
@org.jspecify.annotations.NullMarked
module games.tapa.web {
    requires static org.jspecify;
    requires static org.teavm.jso;
    requires transitive games.tapa.client;
}
