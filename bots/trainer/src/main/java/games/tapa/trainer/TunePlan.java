package games.tapa.trainer;

import games.tapa.tables.TablesRules;

/**
 * What a tuning does; the same plan gives the same weights.
 *
 * @param rules the game that is played
 * @param seed all chance of the tuning
 * @param steps how many steps the fit takes
 * @param games games of self-play before each step
 * @param lambda how far a position's teacher looks ahead: 1 for the end of the game only, 0 for the next turn only
 * @param gatePairs pairs of games of the duel that decides every fifth step whether the new weights are the best so far
 */
public record TunePlan(TablesRules rules, long seed, int steps, int games, double lambda, int gatePairs) {

    /** Tells plans apart whose checkpoints must not be mixed; the number of steps may be raised later. */
    long fingerprint() {
        long print = seed;
        print = print * 31 + rules.options().toString().hashCode();
        print = print * 31 + games;
        print = print * 31 + Double.hashCode(lambda);
        return print * 31 + gatePairs;
    }
}
