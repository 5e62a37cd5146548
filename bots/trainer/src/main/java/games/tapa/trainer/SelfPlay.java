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
import games.tapa.tablesbot.Sequel;

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
                listener.awaits(board, thrower.other());
            }
            now = game.thrown(toThrow, new Dice(1 + dice.below(6), 1 + dice.below(6)));
            while (now instanceof TablesPosition.ToMove toMove) {
                now = move(toMove, toMove.turn() == Side.WHITE ? starter : other);
                if (end.isOver(board)) {
                    listener.over(toMove.turn(), end.balance());
                    return toMove.turn() == Side.WHITE ? end.balance() : -end.balance();
                }
                listener.played(board, toMove.turn(), Sequel.of(now, toMove.turn()));
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
        // All results use as many dice, so the same comes after each of them.
        Sequel sequel = Sequel.of(game.goOn(position, position.board(), played, 0), position.turn());
        int chosen = player.choose(board, sequel, results, n);
        board.setMine(results[2 * chosen], results[2 * chosen + 1]);
        int offHead = Math.max(0, onHead - board.mine(TablesBoard.POINTS));
        return game.goOn(position, board.toBoard(position.turn()), played, offHead);
    }

    /** Sees a game go by. */
    interface Listener {

        /** A side has played a stage, which did not end the game; the board is in its view. */
        default void played(MoverBoard board, Side side, Sequel sequel) {}

        /** A throw comes, not the first; the board is in the view of the side that is not to throw. */
        default void awaits(MoverBoard board, Side other) {}

        /** The game is over; {@code side}, which played last, has won so many points (lost, if negative). */
        default void over(Side side, int balance) {}
    }

    /** Looks away. */
    enum Nobody implements Listener {
        LISTENS
    }
}
