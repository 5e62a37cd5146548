package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The luck of a throw: what the best play with it is worth to a judge, less the mean of that over all 36 throws that could
 * have fallen, for the chance of each outcome. Whatever the judge believes, before the throw the expectation of its luck is
 * nothing, for it depends on the position and the throw alone; so a mean over games stays what it is when luck is taken
 * off, and the better the judge, the less the games differ. Not for use by several threads at once.
 *
 * <p><b>Doubles that cascade.</b> Chance falls with a throw alone: the groups of a chain and a rest played by the other
 * side are fixed by the throw they come from. The luck of a throw is judged after its first group, where the judge is
 * told what comes next ({@link Sequel}); the same is done for the 36 throws of the mean, so nothing is missing and
 * nothing counted twice.
 */
public final class Luck {

    /** How many positions are remembered at most; a rollout of five plays meets 2,315 in its first three throws. */
    private static final int MOST = 4096;

    private final TablesGame game;
    private final Stages stages;
    private final BestResult best;
    private final ThrowWorths passing;
    private final Map<TablesPosition.ToThrow, ThrowWorths> remembered = new LinkedHashMap<>();
    private final double[] means;
    private ThrowWorths worths;
    private double mean;
    private int throwsSeen;
    private int fallen;

    /** The luck of throws in a game, as the judge sees it. */
    public Luck(TablesGame game, Judge judge) {
        this.game = game;
        stages = new Stages(game);
        best = new BestResult(judge);
        means = new double[judge.outcomes().size()];
        passing = new ThrowWorths(means.length);
        worths = passing;
    }

    /** Looks at what has fallen, and at all that could have. */
    public void read(TablesPosition.ToThrow position, Dice fell) {
        look(position, passing, 1);
        sum(fell, 1);
    }

    /** The same in a position that will be met again: what its throws are worth is remembered. */
    void readRecurring(TablesPosition.ToThrow position, Dice fell) {
        ThrowWorths known = remembered.get(position);
        if (known == null) {
            known = new ThrowWorths(means.length);
            look(position, known, 1);
            if (remembered.size() < MOST) {
                remembered.put(position, known);
            }
        }
        worths = known;
        sum(fell, 1);
    }

    /** The same for the dice of an opening throw that are played: they are never equal, so that doubles could not have fallen. */
    public void readOpening(TablesPosition.ToThrow position, Dice fell) {
        look(position, passing, 0);
        sum(fell, 0);
    }

    private void look(TablesPosition.ToThrow position, ThrowWorths into, int ofDouble) {
        for (int roll = 0; roll < Rolls.COUNT; roll++) {
            if (weight(roll, ofDouble) > 0) {
                into.look(game, stages, best, position, roll);
            }
        }
        worths = into;
    }

    private void sum(Dice fell, int ofDouble) {
        fallen = Rolls.at(fell.larger(), fell.smaller());
        Arrays.fill(means, 0);
        mean = 0;
        throwsSeen = 0;
        for (int roll = 0; roll < Rolls.COUNT; roll++) {
            int weight = weight(roll, ofDouble);
            if (weight > 0) {
                add(roll, weight);
            }
        }
    }

    private void add(int roll, int weight) {
        throwsSeen += weight;
        mean += weight * worths.worth(roll);
        for (int outcome = 0; outcome < means.length; outcome++) {
            means[outcome] += weight * worths.chance(roll, outcome);
        }
    }

    /** How many of the 36 throws a roll stands for. */
    private static int weight(int roll, int ofDouble) {
        return Rolls.larger(roll) == Rolls.smaller(roll) ? ofDouble : 2;
    }

    /** By how much the throw looked at last made an outcome likelier, in the view of the side that threw. */
    public double of(int outcome) {
        return worths.chance(fallen, outcome) - means[outcome] / throwsSeen;
    }

    /** How many points the throw looked at last brought the side that threw. */
    public double points() {
        return worths.worth(fallen) - mean / throwsSeen;
    }

    /** Which result of the first stage of the throw looked at last is the best at first sight. */
    int play() {
        return worths.play(fallen);
    }
}
