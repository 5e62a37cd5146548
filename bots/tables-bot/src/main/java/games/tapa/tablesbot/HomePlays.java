package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.PlayGenerator;
import games.tapa.tables.TablesKind;
import games.tapa.tables.TablesRules;

/**
 * What a roll makes of a side that is all home and that nobody is in the way of, by the plays of the rules; positions by
 * their {@link HomeIndex}. All games have the same plays there, but for what goes on after a double. Not for use by several
 * threads at once.
 */
final class HomePlays {

    private static final TablesRules RULES =
            TablesRules.of(TablesKind.TABLA, TablesKind.TABLA.key()).orThrow();

    private final PlayGenerator generator = new PlayGenerator(RULES);
    private final MoverBoard board = new MoverBoard();
    private final long[] results = new long[2 * PlayGenerator.MOST_RESULTS];

    HomePlays() {
        board.set(BoardText.read("24:B1 1:W1", RULES.laws()).orThrow(), Side.WHITE);
    }

    /** Finds what two dice, or the four of a double, can make of a position with checkers left; says how many results. */
    int find(int position, int larger, int smaller) {
        board.setMine(HomeIndex.checkers(position), 0);
        return generator.generate(board, larger, smaller, results);
    }

    /** A result of those found last; its number is smaller than that of the position. */
    int result(int number) {
        return HomeIndex.of(results[2 * number]);
    }
}
