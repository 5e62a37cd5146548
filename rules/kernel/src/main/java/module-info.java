/** Words that every game shares: sides, outcomes, dice, chance, digests. */
@org.jspecify.annotations.NullMarked
module games.tapa.kernel {
    requires static org.jspecify;

    exports games.tapa.kernel;
}
