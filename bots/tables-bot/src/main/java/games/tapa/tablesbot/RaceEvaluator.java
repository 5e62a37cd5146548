package games.tapa.tablesbot;

import games.tapa.tables.Doubles;
import games.tapa.tables.FreeCheckers;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesRules;
import java.util.function.Function;

/**
 * Judges races in which both sides are all home by the bear-off database, everything else by nets. Not for use by several
 * threads at once.
 */
public final class RaceEvaluator implements Evaluator {

    private static final int DICE_OF_A_GROUP = 4;

    private final NetEvaluator nets;
    private final Function<Doubles, Bearoff> bearoff;
    private final boolean served;
    private final Doubles doubles;
    private final Outcomes outcomes;
    private final int[] points;
    private final float[] told;

    /**
     * @param nets those of the game
     * @param bearoff gives the database for the doubles of some rules; not asked before there is need
     */
    public RaceEvaluator(TablesGame game, NetEvaluator nets, Function<Doubles, Bearoff> bearoff) {
        TablesRules rules = game.rules();
        this.nets = nets;
        this.bearoff = bearoff;
        served = Bearoff.serves(rules);
        doubles = rules.cascade().doubles();
        outcomes = Outcomes.of(rules.kind());
        points = outcomes.points(rules);
        told = new float[outcomes.size()];
    }

    @Override
    public double of(MoverBoard board, Sequel sequel) {
        return knows(board, sequel) ? Outcomes.equity(race(board, sequel), points) : nets.of(board, sequel);
    }

    /** The chances of the outcomes on a board where the game is not over; good until the next question. */
    public float[] chances(MoverBoard board, Sequel sequel) {
        return knows(board, sequel) ? race(board, sequel) : nets.chances(board, sequel);
    }

    /** Whether both sides are home and what comes next is a throw, or a group of a chain. */
    private boolean knows(MoverBoard board, Sequel sequel) {
        return served
                && isHome(board.myFree())
                && isHome(board.theirFree())
                && switch (sequel.kind()) {
                    case OTHER_THROWS, SAME_THROWS -> true;
                    case SAME_PLAYS -> doubles == Doubles.CASCADE && sequel.dice() == DICE_OF_A_GROUP;
                    case OTHER_PLAYS -> false;
                };
    }

    /** Whether a side has checkers, all at home, and pins none; if neither pins any, none lies pinned. */
    private static boolean isHome(FreeCheckers side) {
        return side.low() != 0 && side.low() >>> (4 * HomeIndex.POINTS) == 0 && side.high() == 0 && side.holds() == 0;
    }

    private float[] race(MoverBoard board, Sequel sequel) {
        Bearoff database = bearoff.apply(doubles);
        int mine = HomeIndex.of(board.myFree().low());
        int theirs = HomeIndex.of(board.theirFree().low());
        if (sequel.kind() == Sequel.Kind.SAME_THROWS) {
            tell(database, mine, theirs, false);
        } else {
            int left = sequel.kind() == Sequel.Kind.SAME_PLAYS ? database.afterChain(mine, sequel.number()) : mine;
            tell(database, theirs, left, true);
        }
        return told;
    }

    /**
     * Writes the chances down.
     *
     * @param reversed whether the side that throws is not the one whose view they are in
     */
    private void tell(Bearoff database, int thrower, int waiter, boolean reversed) {
        double wins = database.wins(thrower, waiter);
        double gammons = Math.min(wins, database.winsGammon(thrower, waiter));
        double losses = 1 - wins;
        double lostGammons = Math.min(losses, database.losesGammon(thrower, waiter));
        write(2, reversed, gammons);
        write(1, reversed, wins - gammons);
        write(-1, reversed, losses - lostGammons);
        write(-2, reversed, lostGammons);
    }

    private void write(int points, boolean reversed, double chance) {
        int win = outcomes.most() - Math.abs(points);
        told[points > 0 == reversed ? outcomes.mirrored(win) : win] = (float) chance;
    }
}
