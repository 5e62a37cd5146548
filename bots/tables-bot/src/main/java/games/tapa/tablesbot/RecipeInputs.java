package games.tapa.tablesbot;

import games.tapa.nn.NetInputs;
import games.tapa.tables.Contact;
import games.tapa.tables.Direction;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesRules;

/**
 * The 256 inputs of the yardstick nets, 128 a side: at least 1, 2, 3 free checkers and half of those beyond on each point;
 * pins; and eight of the whole side. One net knows the whole game. Scratch, refilled for every position.
 */
final class RecipeInputs implements InputSet {

    /** Points 1 to 12; points 13 to 24 and all home; pins. */
    static final int WORDS = 6;

    /** Beyond three on each point; bar, off, pips, rolls that hit or pin, blocked run, on the start point, mother pinned. */
    static final int AMOUNTS = 2 * (TablesBoard.POINTS + 7);

    private static final long THREE_OF_EACH = 0x7777_7777_7777_7777L;
    private static final long TWELVE = (1L << 48) - 1;
    private static final int UNIT = NetInputs.UNIT;

    private final boolean shots;
    private final NetInputs inputs = new NetInputs(WORDS, AMOUNTS);
    private final NetSide mover;
    private final NetSide thrower;
    private final SideSums sums = new SideSums();
    private final Reach reach = new Reach();
    private Direction direction = Direction.CONTRARY;

    RecipeInputs(TablesRules rules) {
        shots = rules.kind().contact() != Contact.HOLD;
        mover = new NetSide(rules);
        thrower = new NetSide(rules);
    }

    @Override
    public NetInputs read(MoverBoard board, Sequel sequel) {
        direction = board.direction();
        mover.read(board.myFree());
        thrower.read(board.theirFree());
        mover.meet(thrower, direction);
        thrower.meet(mover, direction);
        inputs.begin();
        side(mover, thrower);
        side(thrower, mover);
        return inputs;
    }

    @Override
    public int net() {
        return 0;
    }

    private void side(NetSide side, NetSide enemy) {
        sums.read(side, enemy, direction);
        inputs.addWord(side.fewLow & THREE_OF_EACH);
        inputs.addWord((side.fewHigh & THREE_OF_EACH & TWELVE) | (side.allHome() ? 1L << 48 : 0));
        inputs.addWord(side.holds);
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            inputs.addAmount(UNIT / 2 * Math.max(0, side.free(point) - 3));
        }
        int run = 0;
        for (int closed = ~enemy.landable & NetSide.ON_POINTS; closed != 0; closed &= closed >>> 1) {
            run++;
        }
        if (shots) {
            reach.read(enemy, NetSide.across(side.blots, direction), 0);
        }
        inputs.addAmount(UNIT / 2 * side.bar);
        inputs.addAmount(UNIT * (TablesBoard.CHECKERS - side.checkers) / TablesBoard.CHECKERS);
        inputs.addAmount(UNIT * sums.pips / 167);
        inputs.addAmount(UNIT * reach.any / 36);
        inputs.addAmount(UNIT * Math.min(run, 6) / 6);
        inputs.addAmount(UNIT * side.free(TablesBoard.POINTS) / TablesBoard.CHECKERS);
        inputs.addAmount((side.pinned >>> TablesBoard.POINTS & 1) * UNIT);
    }
}
