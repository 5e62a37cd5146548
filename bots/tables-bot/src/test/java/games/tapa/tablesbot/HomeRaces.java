package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.kernel.SplitMix64;
import games.tapa.tables.BoardText;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;

/** Races in which both sides are all home, late in a game. */
final class HomeRaces {

    private static final RollCounts LATE = new RollCounts(9, 9);

    private final TablesGame game;
    private final SplitMix64 chance;

    HomeRaces(TablesGame game, SplitMix64 chance) {
        this.game = game;
        this.chance = chance;
    }

    /** The number of one to {@code most} checkers on points by chance. */
    int random(int most) {
        long checkers = 0;
        for (int left = 1 + chance.below(most); left > 0; left--) {
            checkers += 1L << (4 * chance.below(HomeIndex.POINTS));
        }
        return HomeIndex.of(checkers);
    }

    /** White has the checkers of one number and Black those of the other; White to throw. */
    TablesPosition.ToThrow position(int white, int black) {
        return new TablesPosition.ToThrow(board(white, black), Side.WHITE, LATE);
    }

    TablesBoard board(int white, int black) {
        StringBuilder text = new StringBuilder();
        long mine = HomeIndex.checkers(white);
        long theirs = HomeIndex.checkers(black);
        for (int point = 1; point <= HomeIndex.POINTS; point++) {
            int shift = 4 * (point - 1);
            int across = game.rules().start().direction().across(point);
            text.append((mine >>> shift & 15) > 0 ? " " + point + ":W" + (mine >>> shift & 15) : "");
            text.append((theirs >>> shift & 15) > 0 ? " " + across + ":B" + (theirs >>> shift & 15) : "");
        }
        return BoardText.read(text.substring(1), game.rules().laws()).orThrow();
    }
}
