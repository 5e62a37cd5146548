package games.tapa.cli;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts distinct positions as section 6.5 of the rules says: after one roll the distinct results, ends included; after
 * several the sum over the distinct results that do not end the game, and over the 21 rolls in each. Of a double that
 * cascades the roller's own groups are played, a rest is not.
 */
record PositionCount(TablesGame game) {

    /** The 21 rolls of two dice, larger die first: 11, 21, 22, 31, … 66. */
    static final List<Dice> ROLLS = rolls();

    /** The positions after {@code roll} and {@code rolls} - 1 more. */
    long after(TablesPosition.ToThrow position, Dice roll, int rolls) {
        Map<TablesBoard, TablesPosition> results = results(game.thrown(position, roll));
        if (rolls == 1) {
            return results.size();
        }
        long total = 0;
        for (TablesPosition result : results.values()) {
            if (!(result instanceof TablesPosition.Over)) {
                TablesPosition.ToThrow next = new TablesPosition.ToThrow(
                        result.board(), position.turn().other(), rolls(position));
                for (Dice nextRoll : ROLLS) {
                    total += after(next, nextRoll, rolls - 1);
                }
            }
        }
        return total;
    }

    /** The positions in which the roller's part of the chain can end, by their boards: group after group. */
    private Map<TablesBoard, TablesPosition> results(TablesPosition.ToMove thrown) {
        Map<TablesBoard, TablesPosition> results = new LinkedHashMap<>();
        Set<TablesPosition.ToMove> due = new LinkedHashSet<>(List.of(thrown));
        while (!due.isEmpty()) {
            Set<TablesPosition.ToMove> later = new LinkedHashSet<>();
            for (TablesPosition.ToMove position : due) {
                for (TablesPlay play : game.plays(position)) {
                    TablesPosition next = game.after(position, play);
                    if (next instanceof TablesPosition.ToMove group && group.turn() == thrown.turn()) {
                        later.add(group);
                    } else {
                        results.put(play.result(), next);
                    }
                }
            }
            due = later;
        }
        return results;
    }

    private static RollCounts rolls(TablesPosition.ToThrow before) {
        boolean white = before.turn() == Side.WHITE;
        RollCounts rolls = before.rolls();
        return new RollCounts(rolls.white() + (white ? 1 : 0), rolls.black() + (white ? 0 : 1));
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
