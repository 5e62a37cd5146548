package games.tapa.tablesbot;

import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;

/** What each of the 21 rolls is worth in one position to a judge, after the best play of its first stage. */
final class ThrowWorths {

    private final int outcomes;
    private final double[] worths = new double[Rolls.COUNT];
    private final int[] plays = new int[Rolls.COUNT];
    private final double[] chances;

    ThrowWorths(int outcomes) {
        this.outcomes = outcomes;
        chances = new double[Rolls.COUNT * outcomes];
    }

    /** Looks at a roll in {@code position}. */
    void look(TablesGame game, Stages stages, BestResult best, TablesPosition.ToThrow position, int roll) {
        plays[roll] = best.of(stages.of(game.thrown(position, Rolls.dice(roll))));
        worths[roll] = best.worth();
        for (int outcome = 0; outcome < outcomes; outcome++) {
            chances[roll * outcomes + outcome] = best.chance(outcome);
        }
    }

    /** What the best result of a roll is worth to the side that threw. */
    double worth(int roll) {
        return worths[roll];
    }

    /** Which result of a roll is the best. */
    int play(int roll) {
        return plays[roll];
    }

    /** The chance of an outcome after the best result of a roll, in the view of the side that threw. */
    double chance(int roll, int outcome) {
        return chances[roll * outcomes + outcome];
    }
}
