package games.tapa.trainer;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Choice;
import games.tapa.tablesbot.Sequel;
import games.tapa.tablesbot.Stages;

/** Plays whole games of one kind, stage by stage. Not for use by several threads at once. */
final class SelfPlay {

    /** No game of any preset has come near this many throws. */
    private static final int MOST_THROWS = 4000;

    private final TablesGame game;
    private final Stages stages;
    private final MoverBoard board = new MoverBoard();

    SelfPlay(TablesGame game) {
        this.game = game;
        stages = new Stages(game);
    }

    /** Plays a game with the dice of {@code seed}; {@code starter} throws first. Says what the starter won or lost. */
    int play(Player starter, Player other, long seed, Listener listener) {
        SplitMix64 dice = new SplitMix64(seed);
        starter.begin(dice.nextLong());
        other.begin(dice.nextLong());
        TablesPosition now = game.start(Side.WHITE);
        for (int thrown = 0; thrown < MOST_THROWS; thrown++) {
            TablesPosition.ToThrow toThrow = (TablesPosition.ToThrow) now;
            Side thrower = toThrow.turn();
            if (thrown > 0) {
                board.set(toThrow.board(), thrower.other());
                listener.awaits(board, thrower.other());
            }
            Dice fallen = new Dice(1 + dice.below(6), 1 + dice.below(6));
            listener.thrown(toThrow, fallen);
            now = game.thrown(toThrow, fallen);
            while (now instanceof TablesPosition.ToMove toMove) {
                Side side = toMove.turn();
                Choice choice = stages.of(toMove);
                now = stages.after(choice, (side == Side.WHITE ? starter : other).choose(choice));
                if (now instanceof TablesPosition.Over over) {
                    int balance = over.outcome().pointsOf(side) - over.outcome().pointsOf(side.other());
                    listener.over(side, balance);
                    return side == Side.WHITE ? balance : -balance;
                }
                listener.played(choice.board(), side, choice.sequel());
            }
        }
        listener.endless(seed);
        return 0;
    }

    /** Sees a game go by. */
    interface Listener {

        /** A side has played a stage, which did not end the game; the board is in its view. */
        default void played(MoverBoard board, Side side, Sequel sequel) {}

        /** A throw comes, not the first; the board is in the view of the side that is not to throw. */
        default void awaits(MoverBoard board, Side other) {}

        /** A throw has fallen. */
        default void thrown(TablesPosition.ToThrow position, Dice fallen) {}

        /** The game is over; {@code side}, which played last, has won so many points (lost, if negative). */
        default void over(Side side, int balance) {}

        /** A game has gone on for so long that it is given up; only nets that have learned nothing play like that. */
        default void endless(long seed) {
            throw new IllegalStateException("a game with the dice of seed " + seed + " does not end");
        }
    }

    /** Looks away. */
    enum Nobody implements Listener {
        LISTENS
    }
}
