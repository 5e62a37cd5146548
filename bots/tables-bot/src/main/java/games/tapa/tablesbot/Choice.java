package games.tapa.tablesbot;

import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesPosition;

/** What a player chooses from: all results of a stage. Good until the one who made it lays out the next stage. */
public final class Choice {

    private final TablesPosition.ToMove position;
    private final int played;
    private final Sequel sequel;
    private final MoverBoard board;
    private final long[] results;
    private final int size;

    /**
     * @param board the position in the mover's view
     * @param results the result i as {@code low} in 2i and {@code high} in 2i + 1, as the generator writes them
     */
    Choice(TablesPosition.ToMove position, int played, Sequel sequel, MoverBoard board, long[] results, int size) {
        this.position = position;
        this.played = played;
        this.sequel = sequel;
        this.board = board;
        this.results = results;
        this.size = size;
    }

    /** The position, with the dice to be played. */
    public TablesPosition.ToMove position() {
        return position;
    }

    /** How many of its dice each result uses that does not end the game. */
    int played() {
        return played;
    }

    /** What comes after each of those results. */
    public Sequel sequel() {
        return sequel;
    }

    /** The board in the mover's view, after the result that was shown last; the position's own before any. */
    public MoverBoard board() {
        return board;
    }

    /** How many results there are, at least 1. */
    public int size() {
        return size;
    }

    /** Makes the board the one after the result. */
    public void show(int result) {
        board.setMine(results[2 * result], results[2 * result + 1]);
    }
}
