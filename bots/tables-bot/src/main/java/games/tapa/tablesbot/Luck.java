package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.Arrays;

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

    private final TablesGame game;
    private final Stages stages;
    private final BestResult best;
    private final double[] means;
    private final double[] fallen;
    private double mean;
    private double worth;
    private int throwsSeen;
    private int play;

    /** The luck of throws in a game, as the judge sees it. */
    public Luck(TablesGame game, Judge judge) {
        this.game = game;
        stages = new Stages(game);
        best = new BestResult(judge);
        means = new double[judge.outcomes().size()];
        fallen = new double[means.length];
    }

    /** Looks at what has fallen, and at all that could have. */
    public void read(TablesPosition.ToThrow position, Dice fell) {
        read(position, fell, 1);
    }

    /** The same for the dice of an opening throw that are played: they are never equal, so that doubles could not have fallen. */
    public void readOpening(TablesPosition.ToThrow position, Dice fell) {
        read(position, fell, 0);
    }

    /** Each double counts as so many throws. */
    private void read(TablesPosition.ToThrow position, Dice fell, int ofDouble) {
        int roll = Rolls.at(fell.larger(), fell.smaller());
        Arrays.fill(means, 0);
        mean = 0;
        throwsSeen = 0;
        for (int each = 0; each < Rolls.COUNT; each++) {
            int weight = Rolls.larger(each) == Rolls.smaller(each) ? ofDouble : 2;
            if (weight > 0) {
                look(position, each, weight, each == roll);
            }
        }
    }

    private void look(TablesPosition.ToThrow position, int roll, int weight, boolean hasFallen) {
        int found = best.of(stages.of(game.thrown(position, Rolls.dice(roll))));
        throwsSeen += weight;
        mean += weight * best.worth();
        worth = hasFallen ? best.worth() : worth;
        play = hasFallen ? found : play;
        for (int outcome = 0; outcome < means.length; outcome++) {
            means[outcome] += weight * best.chance(outcome);
            fallen[outcome] = hasFallen ? best.chance(outcome) : fallen[outcome];
        }
    }

    /** By how much the throw looked at last made an outcome likelier, in the view of the side that threw. */
    public double of(int outcome) {
        return fallen[outcome] - means[outcome] / throwsSeen;
    }

    /** How many points the throw looked at last brought the side that threw. */
    public double points() {
        return worth - mean / throwsSeen;
    }

    /** Which result of the first stage of the throw looked at last is the best at first sight. */
    int play() {
        return play;
    }
}
