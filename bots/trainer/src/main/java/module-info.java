/** Self-play: duels between bots and the tuning of their weights. */
@org.jspecify.annotations.NullMarked
module games.tapa.trainer {
    requires static org.jspecify;
    requires transitive games.tapa.tablesbot;
    requires transitive games.tapa.jvm;

    exports games.tapa.trainer;
}
