package games.tapa.trainer;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tablesbot.GameEnd;

/** Plays whole games of one kind, on boards of search. Not for use by several threads at once. */
final class SelfPlay {

    /** No game of any preset has come near this many turns. */
    private static final int MOST_TURNS = 4000;

    private final TablesGame game;
    private final GameEnd end;
    private final MoverBoard board = new MoverBoard();

    SelfPlay(TablesGame game) {
        this.game = game;
        end = new GameEnd(game);
    }

    /** Plays a game with the dice of {@code seed}; {@code starter} throws first. Says what the starter won or lost. */
    int play(Player starter, Player other, long seed, Listener listener) {
        SplitMix64 dice = new SplitMix64(seed);
        starter.begin(dice.nextLong());
        other.begin(dice.nextLong());
        board.set(game.rules().start(), Side.WHITE);
        for (int turn = 0; turn < MOST_TURNS; turn++) {
            Player mover = turn % 2 == 0 ? starter : other;
            mover.play(board, 1 + dice.below(6), 1 + dice.below(6));
            if (end.isOver(board)) {
                listener.over(end.balance());
                return turn % 2 == 0 ? end.balance() : -end.balance();
            }
            listener.played(board);
            board.handOver();
        }
        throw new IllegalStateException("a game with the dice of seed " + seed + " does not end");
    }

    /** Sees a game go by. */
    interface Listener {

        /** A turn is over, the game is not; the board is in the view of the side that has played. */
        void played(MoverBoard board);

        /** The last turn won the side that played it so many points (lost, if negative). */
        void over(int balance);
    }

    /** Looks away. */
    enum Nobody implements Listener {
        LISTENS;

        @Override
        public void played(MoverBoard board) {}

        @Override
        public void over(int balance) {}
    }
}
