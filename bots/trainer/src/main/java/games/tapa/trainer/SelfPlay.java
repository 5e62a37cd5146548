package games.tapa.trainer;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.GameEnd;

/** Plays whole games of one kind, stage by stage. Not for use by several threads at once. */
final class SelfPlay {

    /** No game of any preset has come near this many throws. */
    private static final int MOST_THROWS = 4000;

    private final TablesGame game;
    private final GameEnd end;
    private final PlayGenerator generator;
    private final MoverBoard board = new MoverBoard();
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];

    SelfPlay(TablesGame game) {
        this.game = game;
        end = new GameEnd(game);
        generator = new PlayGenerator(game.rules());
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
                listener.awaits(board);
            }
            now = game.thrown(toThrow, new Dice(1 + dice.below(6), 1 + dice.below(6)));
            while (now instanceof TablesPosition.ToMove toMove) {
                now = move(toMove, toMove.turn() == Side.WHITE ? starter : other);
                if (end.isOver(board)) {
                    int balance = end.balance();
                    listener.over(toMove.turn() == thrower ? balance : -balance);
                    return toMove.turn() == Side.WHITE ? balance : -balance;
                }
            }
        }
        throw new IllegalStateException("a game with the dice of seed " + seed + " does not end");
    }

    /** Plays a stage; what follows is void if the game is over on the board then. */
    private TablesPosition move(TablesPosition.ToMove position, Player player) {
        board.set(position.board(), position.turn());
        int n = generator.generate(board, position, results);
        int played = generator.worth();
        int onHead = board.mine(TablesBoard.POINTS);
        int chosen = player.choose(board, results, n);
        board.setMine(results[2 * chosen], results[2 * chosen + 1]);
        int offHead = Math.max(0, onHead - board.mine(TablesBoard.POINTS));
        return game.goOn(position, board.toBoard(position.turn()), played, offHead);
    }

    /** Sees a game go by. */
    interface Listener {

        /** Some side is to throw, but for the first time; the board is in the view of the other side. */
        void awaits(MoverBoard board);

        /** The game is over; the side that threw last has won so many points (lost, if negative). */
        void over(int balance);
    }

    /** Looks away. */
    enum Nobody implements Listener {
        LISTENS;

        @Override
        public void awaits(MoverBoard board) {}

        @Override
        public void over(int balance) {}
    }
}
