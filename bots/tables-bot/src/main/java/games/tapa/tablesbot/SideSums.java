package games.tapa.tablesbot;

import games.tapa.tables.Direction;

/** What is counted checker by checker of one side for the inputs of nets. Scratch, refilled for every position. */
final class SideSums {

    private static final int HOME = 6;

    /** The pip count, checkers pinned and on the bar included. */
    int pips;

    /** The pips still needed to bring all checkers home. */
    int wayHome;

    /** The free checkers that some free enemy checker has still ahead of it. */
    int ahead;

    /** The pips outside home that can be played without lifting a pin. */
    int timing;

    /** The longest row of points ahead of the enemy's rearmost free checker that are closed to it. */
    int row;

    /** How many of the six points ahead of the enemy's rearmost free checker are closed to it. */
    int closed;

    /** Where doubles cascade: the pips that the six doubles let the side play, summed up, and those they leave. */
    int chain;

    int chainRest;

    /** Free checkers by how many of the six points ahead of them are closed. */
    private final int[] hemmedIn = new int[HOME + 1];

    /** The free checkers with so many of the six points ahead of them closed. */
    int hemmedIn(int ahead) {
        return hemmedIn[ahead];
    }

    void read(NetSide side, NetSide enemy, Direction direction) {
        pips = 0;
        wayHome = 0;
        ahead = 0;
        timing = 0;
        for (int i = 0; i <= HOME; i++) {
            hemmedIn[i] = 0;
        }
        int rear = enemy.rearmost();
        int beforeRear = NetSide.across(below(rear), direction) | NetSide.BAR;
        long shut = (long) (~side.landable & NetSide.ON_POINTS) << HOME;
        int left = side.one;
        while (left != 0) {
            int point = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            int free = side.free(point);
            pips += point * free;
            hemmedIn[Long.bitCount(shut >>> point & 63)] += free;
            ahead += (beforeRear >>> point & 1) * free;
            int way = Math.max(0, point - HOME);
            wayHome += way * free;
            timing += way * (free - (side.holds >>> point & 1));
        }
        left = side.pinned;
        while (left != 0) {
            int point = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
            pips += point;
            wayHome += Math.max(0, point - HOME);
        }
        block(enemy, rear);
    }

    private void block(NetSide enemy, int rear) {
        int shut = ~enemy.landable & below(rear);
        closed = Integer.bitCount((rear > HOME ? shut >>> (rear - HOME) : shut) & 63);
        row = 0;
        while (shut != 0) {
            row++;
            shut &= shut >>> 1;
        }
    }

    /** A group of a chain counts as played if four checkers can step its number; the first that is not ends the chain. */
    void chains(NetSide side) {
        boolean allHome = side.allHome();
        int playedBySix = 0;
        int whole = 0;
        chain = 0;
        chainRest = 0;
        for (int die = HOME; die >= 1; die--) {
            int movers = allHome ? 4 : Math.min(4, side.checkersOn(side.movable(die)));
            whole += 4 * die;
            playedBySix = movers * die + (movers == 4 ? playedBySix : 0);
            chain += playedBySix;
            chainRest += whole - playedBySix;
        }
    }

    /** The points below one; none below 0. */
    private static int below(int point) {
        return Math.max(0, (1 << point) - 2) & NetSide.ON_POINTS;
    }
}
