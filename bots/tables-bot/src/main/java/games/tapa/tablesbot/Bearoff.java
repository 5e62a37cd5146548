package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.BearoffOver;
import games.tapa.tables.Cascade;
import games.tapa.tables.Doubles;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;
import java.util.Optional;

/**
 * The bear-off database: how many throws a side needs that is all home and that nobody is in the way of, if it plays to
 * need as few as can be; see docs/databases.md. Immutable: for any number of threads.
 */
public final class Bearoff {

    private static final int MOST_PIPS_OF_A_ROLL = 24;

    private final ThrowCounts all;
    private final ThrowCounts first;
    private final char[][] chains;
    private final Optional<TwoSided> few;

    /**
     * @param all how many throws take all checkers off
     * @param first how many take the first one off, for sides with all 15
     * @param chains what a chain leaves that goes on with number n, at n - 1; empty where doubles do not cascade
     * @param few races of few checkers
     */
    Bearoff(ThrowCounts all, ThrowCounts first, char[][] chains, Optional<TwoSided> few) {
        this.all = all;
        this.first = first;
        this.chains = chains;
        this.few = few;
    }

    /** Makes it, which takes a second or so; the rules of all games bear off alike but for their doubles. */
    public static Bearoff make(Doubles doubles) {
        return new BearoffMaking(doubles).make();
    }

    /**
     * Whether it tells how sides at home bear off by these rules. Where doubles cascade, no side may be all home before the
     * last of its rolls whose doubles do not; and every number must be playable there, or chains would stop.
     */
    static boolean serves(TablesRules rules) {
        Cascade cascade = rules.cascade();
        int pips = cascade.doubles() == Doubles.CASCADE ? MOST_PIPS_OF_A_ROLL * (cascade.fromRoll() - 2) : -1;
        return rules.bearoffOver() == BearoffOver.HIGHEST
                && wayHome(rules.start(), Side.WHITE) > pips
                && wayHome(rules.start(), Side.BLACK) > pips;
    }

    private static int wayHome(TablesBoard start, Side side) {
        MoverBoard board = new MoverBoard();
        board.set(start, side);
        int pips = board.onBar() * (TablesBoard.POINTS + 1 - HomeIndex.POINTS);
        for (int point = HomeIndex.POINTS + 1; point <= TablesBoard.POINTS; point++) {
            pips += board.mine(point) * (point - HomeIndex.POINTS);
        }
        return pips;
    }

    /** What a side has left after the groups of its chain from this number on. */
    int afterChain(int position, int number) {
        return chains[number - 1][position];
    }

    /** How many throws take all checkers off. */
    ThrowCounts all() {
        return all;
    }

    /** The chance that the side wins that throws next. */
    double wins(int thrower, int waiter) {
        return few.isPresent() && TwoSided.has(thrower) && TwoSided.has(waiter)
                ? few.get().wins(thrower, waiter)
                : winsIfHasty(thrower, waiter);
    }

    /** The same if neither minds how many throws the other needs. */
    double winsIfHasty(int thrower, int waiter) {
        return all.first(thrower, all, waiter);
    }

    /** The chance that it wins before the other has borne off a checker. */
    double winsGammon(int thrower, int waiter) {
        return waiter < HomeIndex.NONE_OFF ? 0 : all.first(thrower, first, waiter - HomeIndex.NONE_OFF);
    }

    /** The chance that the side wins that throws second, before the other has borne off a checker. */
    double losesGammon(int thrower, int waiter) {
        return thrower < HomeIndex.NONE_OFF ? 0 : all.second(waiter, first, thrower - HomeIndex.NONE_OFF);
    }
}
