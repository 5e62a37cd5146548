package games.tapa.tablesbot;

/**
 * The features of a position: where each stands in the list of weights. Every feature has two weights, one for the end
 * of the game and one for its beginning; in between they are mixed by the pips that both sides still have to go. A position is seen after a play, the other side
 * to throw; every feature but the shared ones is there twice, for the side that has just played and for the side to
 * throw, always in that side's own numbering. A table has one weight for each point, 1 first.
 */
final class Features {

    /** Table: the point holds two or more free checkers and nothing beneath them. */
    static final int MADE = 0;

    /** Table: the point holds a blot, one free checker and nothing beneath it. */
    static final int BLOT = MADE + 24;

    /** Table: one free checker pins an enemy checker on the point. */
    static final int HOLD = BLOT + 24;

    /** Table: two or more free checkers pin an enemy checker on the point. */
    static final int FIRM_HOLD = HOLD + 24;

    /** Table: the free checkers on the point beyond the second. */
    static final int SPARE = FIRM_HOLD + 24;

    /** Table: the share of the 36 rolls with which the enemy pins or hits the blot here but none whose loss costs more. */
    static final int SHOT = SPARE + 24;

    /** Table of 15: so many checkers are still on the board. */
    static final int LEFT = SHOT + 24;

    /** Table of 5: the longest row of points ahead of the enemy's rearmost free checker closed to him is 2, 3, 4, 5, 6 or more. */
    static final int ROW = LEFT + 15;

    /** Table of 6: so many of the six points ahead of the enemy's rearmost free checker are closed to him. */
    static final int CLOSED = ROW + 5;

    /** Table of 6: the free checkers, in fifteenths, with so many of the six points ahead of them closed. */
    static final int HEMMED = CLOSED + 6;

    /** Table of 4: 1, 2, 3, 4 or more enemy checkers lie pinned or wait on the bar. */
    static final int HOLDS = HEMMED + 6;

    /** The pip count, in hundreds. */
    static final int PIPS = HOLDS + 4;

    /** The share of the 36 rolls with which the enemy pins or hits some blot. */
    static final int ANY_SHOT = PIPS + 1;

    /** The shares of the 36 rolls with which the enemy pins or hits each blot, summed. */
    static final int ALL_SHOTS = ANY_SHOT + 1;

    /** The share of the 36 rolls that fit two blots or more. */
    static final int TWO_SHOTS = ALL_SHOTS + 1;

    /** No checker is borne off: the game can still be lost double. */
    static final int NONE_OFF = TWO_SHOTS + 1;

    /** If no checker is borne off: the pips still needed to bring all checkers home, in fifties. */
    static final int WAY_HOME = NONE_OFF + 1;

    /** Two checkers are left on the start point: the next to leave uncovers the mother. */
    static final int START_TWO = WAY_HOME + 1;

    /** Three checkers are left on the start point. */
    static final int START_THREE = START_TWO + 1;

    /** The numbers of a die, in sixths, that no free checker can play without bearing off. */
    static final int DEAD_NUMBERS = START_THREE + 1;

    /** The numbers of a die, in sixths, that free checkers can play from one point only. */
    static final int TIGHT_NUMBERS = DEAD_NUMBERS + 1;

    /** The points from which free checkers can play, at most four counted for each number of a die, in 24ths. */
    static final int MOBILITY = TIGHT_NUMBERS + 1;

    /** The checkers, in fifteenths, that some free enemy checker has still ahead of it. */
    static final int CONTACT = MOBILITY + 1;

    /** Timing: the pips outside home that can be played without lifting a pin, in fifties. */
    static final int TIMING = CONTACT + 1;

    /** The home points, in sixths, without a free checker. */
    static final int GAPS = TIMING + 1;

    /** Where doubles cascade: the pips that one of them lets the side play, each double once in 36 rolls, in tens. */
    static final int CHAIN = GAPS + 1;

    /** Where doubles cascade: the pips that it likewise has to leave, in tens. */
    static final int CHAIN_REST = CHAIN + 1;

    /** How many features each side has. */
    static final int OF_SIDE = CHAIN_REST + 1;

    /** Shared: always 1. */
    static final int ALWAYS = 2 * OF_SIDE;

    /** Shared: the lead in pips of the side that has just played, in hundreds. */
    static final int LEAD = ALWAYS + 1;

    /** Shared: that lead, each checker counted as two pips more, as a share of what both still have to go. */
    static final int LEAD_SHARE = LEAD + 1;

    /** Shared: by how many checkers the other side has more on the board, as a share of both sides' checkers. */
    static final int CHECKER_SHARE = LEAD_SHARE + 1;

    /** How many features there are. */
    static final int COUNT = CHECKER_SHARE + 1;

    /** Where the weights for the beginning of the game start; those for its end stand before them. */
    static final int EARLY = COUNT;

    /** How many weights a phase has. */
    static final int SIZE = 2 * COUNT;

    private Features() {}
}
