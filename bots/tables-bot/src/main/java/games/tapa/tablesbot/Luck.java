package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;

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

    private static final int THROWS = 36;

    private final TablesGame game;
    private final Stages stages;
    private final BestResult best;
    private final double[] means;
    private final double[] fallen;
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
        int roll = Rolls.at(fell.larger(), fell.smaller());
        for (int outcome = 0; outcome < means.length; outcome++) {
            means[outcome] = 0;
        }
        for (int each = 0; each < Rolls.COUNT; each++) {
            int found = best.of(stages.of(game.thrown(position, Rolls.dice(each))));
            int of36 = Rolls.larger(each) == Rolls.smaller(each) ? 1 : 2;
            for (int outcome = 0; outcome < means.length; outcome++) {
                means[outcome] += of36 * best.chance(outcome);
                fallen[outcome] = each == roll ? best.chance(outcome) : fallen[outcome];
            }
            play = each == roll ? found : play;
        }
    }

    /** By how much the throw looked at last made an outcome likelier, in the view of the side that threw. */
    public double of(int outcome) {
        return fallen[outcome] - means[outcome] / THROWS;
    }

    /** Which result of the first stage of the throw looked at last is the best at first sight. */
    int play() {
        return play;
    }
}
