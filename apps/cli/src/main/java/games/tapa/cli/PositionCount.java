package games.tapa.cli;

import games.tapa.kernel.Dice;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts distinct positions as section 6.5 of the rules says: after one roll the distinct results, ends included; after
 * several the sum over the distinct results that do not end the game, and over the 21 rolls in each.
 */
record PositionCount(TablesGame game) {

    /** The 21 rolls of two dice, larger die first: 11, 21, 22, 31, … 66. */
    static final List<Dice> ROLLS = rolls();

    /** The positions after {@code roll} and {@code rolls} - 1 more. */
    long after(TablesPosition.ToThrow position, Dice roll, int rolls) {
        TablesPosition.ToMove toMove = game.thrown(position, roll);
        List<TablesPlay> plays = game.plays(toMove);
        if (rolls == 1) {
            return plays.size();
        }
        long total = 0;
        for (TablesPlay play : plays) {
            if (game.after(toMove, play) instanceof TablesPosition.ToThrow next) {
                for (Dice nextRoll : ROLLS) {
                    total += after(next, nextRoll, rolls - 1);
                }
            }
        }
        return total;
    }

    private static List<Dice> rolls() {
        List<Dice> rolls = new ArrayList<>();
        for (int larger = 1; larger <= 6; larger++) {
            for (int smaller = 1; smaller <= larger; smaller++) {
                rolls.add(new Dice(larger, smaller));
            }
        }
        return List.copyOf(rolls);
    }
}
