package games.tapa.tablesbot;

import games.tapa.nn.NetInputs;
import games.tapa.tables.Contact;
import games.tapa.tables.Direction;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/**
 * What the nets of a game are told of a position, and which of them is asked. For each side, first the one that has just
 * played, in its own numbering: three words of free checkers on each point, one of which numbers of a die it can play,
 * where checkers pin one of pins, where there are blots one of shots; then amounts. After both sides a word of what comes
 * next where it is no throw of the other side, and amounts of the race. Scratch, refilled for every position; not for use
 * by several threads at once.
 */
final class PositionInputs implements InputSet {

    private static final int HALF = TablesBoard.POINTS / 2;

    /** Three words of points and one of moves. */
    private static final int PLAIN_WORDS = 4;

    /** How many amounts each side has. */
    private static final int SIDE_AMOUNTS = 14;

    private static final int RACE_AMOUNTS = 2;
    private static final int FACES = 6;

    /** How many amounts there are. */
    static final int AMOUNTS = 2 * SIDE_AMOUNTS + RACE_AMOUNTS;

    private final TablesKind kind;
    private final boolean severalNets;
    private final boolean pins;
    private final boolean shots;
    private final NetInputs inputs;
    private final NetSide mover;
    private final NetSide thrower;
    private final Reach reach = new Reach();
    private final SideSums sums;
    private Direction direction = Direction.CONTRARY;
    private int net;

    /**
     * @param severalNets whether nets share the positions of a game among them
     */
    PositionInputs(TablesRules rules, boolean severalNets) {
        kind = rules.kind();
        this.severalNets = severalNets;
        pins = kind.contact() == Contact.PIN;
        shots = kind.contact() != Contact.HOLD;
        inputs = new NetInputs(words(kind), AMOUNTS);
        mover = new NetSide(rules);
        thrower = new NetSide(rules);
        sums = new SideSums();
    }

    /** How many nets a game has. */
    static int nets(TablesKind kind) {
        return kind == TablesKind.TAPA ? 3 : 2;
    }

    /** How many words of inputs a game has. */
    static int words(TablesKind kind) {
        int ofSide = PLAIN_WORDS + (kind.contact() == Contact.PIN ? 1 : 0) + (kind.contact() == Contact.HOLD ? 0 : 1);
        return 2 * ofSide + 1;
    }

    @Override
    public NetInputs read(MoverBoard board, Sequel sequel) {
        direction = board.direction();
        mover.read(board.myFree());
        thrower.read(board.theirFree());
        mover.meet(thrower, direction);
        thrower.meet(mover, direction);
        net = severalNets ? which() : 0;
        inputs.begin();
        int mine = side(mover, thrower);
        int theirs = side(thrower, mover);
        next(sequel);
        int rest = 2 * (thrower.checkers - mover.checkers);
        int whole = mine + theirs + 2 * (mover.checkers + thrower.checkers);
        inputs.addAmount(theirs - mine);
        inputs.addAmount(NetInputs.UNIT * 2 * (theirs - mine + rest) / Math.max(1, whole));
        return inputs;
    }

    @Override
    public int net() {
        return net;
    }

    /** The first net knows races; of the others the last knows pins in Tapa and all contact elsewhere. */
    private int which() {
        return switch (kind) {
            case TAPA -> passed() ? 0 : (mover.holds | thrower.holds) == 0 ? 1 : 2;
            case TABLA -> passed() ? 0 : 1;
            case GULBARA -> Math.max(mover.rearmost(), thrower.rearmost()) <= HALF ? 0 : 1;
        };
    }

    /** Whether neither side can get in the other's way any more. */
    private boolean passed() {
        return mover.rearmost() + thrower.rearmost() <= TablesBoard.POINTS && (mover.holds | thrower.holds) == 0;
    }

    /** Tells of one side and returns its pips. */
    private int side(NetSide side, NetSide enemy) {
        sums.read(side, enemy, direction);
        inputs.addWord(side.fewLow | ((1L << side.checkers) - 1) << (4 * HALF));
        int row = thermometer(sums.row - 1, 5);
        int closed = thermometer(sums.closed, FACES);
        int held = thermometer(Integer.bitCount(side.holds) + enemy.bar, 4);
        boolean whole = side.checkers >= TablesBoard.CHECKERS;
        inputs.addWord(side.fewHigh | (long) row << 52 | (whole ? 1L << 57 : 0) | (side.allHome() ? 1L << 58 : 0));
        inputs.addWord(side.many | (long) closed << 52 | (long) held << 58);
        if (pins) {
            inputs.addWord((long) (side.holds >>> 1) | (long) ((side.holds & side.two) >>> 1) << 24);
        }
        long moves = moves(side);
        if (shots) {
            shots(side, enemy, moves);
        } else {
            inputs.addWord(moves);
        }
        sums(side, whole);
        return sums.pips;
    }

    /** The word of shots, and that of moves with what the other has no room for. */
    private void shots(NetSide side, NetSide enemy, long moves) {
        int dearest = kind == TablesKind.TAPA ? Integer.highestOneBit(side.blots) : Integer.lowestOneBit(side.blots);
        reach.read(enemy, NetSide.across(side.blots, direction), NetSide.across(dearest, direction));
        int sixteen = NetSide.across(reach.fitSixteen(), direction);
        inputs.addWord(moves | (long) (sixteen >>> 1) << 32);
        int fit = NetSide.across(reach.fit(), direction);
        int eight = NetSide.across(reach.fitEight(), direction);
        inputs.addWord((long) (fit >>> 1) | (long) (eight >>> 1) << 24);
    }

    /** For each number of a die: from how many points it can be played, 1, 2, 3 or more, and by how many checkers. */
    private static long moves(NetSide side) {
        long bits = 0;
        for (int die = 1; die <= FACES; die++) {
            int points = side.movable(die);
            int movers = side.checkersOn(points);
            bits |= (long) thermometer(Integer.bitCount(points), 3) << (5 * die - 5)
                    | (movers >= 2 ? 1L : 0) << (5 * die - 2)
                    | (movers >= 4 ? 1L : 0) << (5 * die - 1);
        }
        return bits;
    }

    private void sums(NetSide side, boolean whole) {
        inputs.addAmount(sums.pips);
        inputs.addAmount(whole ? 2 * sums.wayHome : 0);
        inputs.addAmount(4 * sums.ahead);
        inputs.addAmount(2 * sums.timing);
        for (int ahead = 1; ahead <= FACES; ahead++) {
            inputs.addAmount(4 * sums.hemmedIn(ahead));
        }
        if (shots) {
            inputs.addAmount(2 * reach.any);
            inputs.addAmount(2 * reach.two);
            inputs.addAmount(2 * reach.dearest);
            inputs.addAmount(reach.all);
        } else {
            sums.chains(side);
            inputs.addAmount(sums.chain / 4);
            inputs.addAmount(sums.chainRest / 4);
            inputs.addAmount(0);
            inputs.addAmount(0);
        }
    }

    /** The first bit: the same side throws; then six times two: it plays on, or the other, with a number, one to four dice. */
    private void next(Sequel sequel) {
        int dice = thermometer(sequel.dice(), 4);
        int number = sequel.number() - 1;
        inputs.addWord(
                switch (sequel.kind()) {
                    case OTHER_THROWS -> 0;
                    case SAME_THROWS -> 1;
                    case SAME_PLAYS -> (long) dice << (4 + 4 * number);
                    case OTHER_PLAYS -> (long) dice << (28 + 4 * number);
                });
    }

    /** As many bits as {@code count} says, at most {@code most}. */
    private static int thermometer(int count, int most) {
        return (1 << Math.max(0, Math.min(count, most))) - 1;
    }
}
