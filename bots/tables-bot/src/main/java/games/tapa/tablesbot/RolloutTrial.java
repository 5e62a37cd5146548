package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.Optional;

/**
 * Plays the trials of a rollout, one after the other: all candidates are played on with the same dice. Not for use by
 * several threads at once.
 *
 * <p><b>Luck.</b> From how a trial ends the luck of its throws is taken off. The luck of a throw is what the best play
 * with it is worth to the nets, less the mean of that over all 36 throws that could have fallen. Whatever the nets
 * believe, before the throw the expectation of its luck is nothing, for it depends on the position and the throw alone;
 * so the mean of the trials stays what it would be without, and the better the nets are, the less the trials differ. It is
 * done for the chance of each outcome by itself; the luck of the equity is the sum of theirs times their points.
 *
 * <p><b>Doubles that cascade.</b> Chance falls with a throw alone: the groups of a chain and a rest played by the other
 * side are fixed by the throw they come from. The luck of a throw is judged after its first group, where the nets are
 * told what comes next ({@link Sequel}); the same is done for the 36 throws of the mean, so nothing is missing and
 * nothing counted twice.
 */
public final class RolloutTrial {

    private final Rollout rollout;
    private final TablesGame game;
    private final Outcomes outcomes;
    private final Chances evaluator;
    private final Optional<Chooser> chooser;
    private final RolloutDice dice;
    private final Stages stages;
    private final BestResult best;
    private final MoverBoard view = new MoverBoard();

    /** What the chances of the outcomes come to in the trial that is played, in the view of the rollout's side. */
    private final double[] chances;

    private final double[] means;
    private final double[] fallen;
    private int thrown;

    /** Plays by the evaluator's first sight, or as far ahead as the rollout says. */
    public RolloutTrial(Rollout rollout, NetEvaluator evaluator) {
        this(
                rollout,
                evaluator::chances,
                rollout.plies() == 0
                        ? Optional.empty()
                        : Optional.of(new Lookahead(rollout.game(), evaluator, rollout.plies())));
    }

    /** Takes off luck by {@code evaluator}; the plays are those of {@code chooser}, or else the evaluator's best. */
    RolloutTrial(Rollout rollout, Chances evaluator, Optional<Chooser> chooser) {
        this.rollout = rollout;
        this.evaluator = evaluator;
        this.chooser = chooser;
        game = rollout.game();
        outcomes = rollout.outcomes();
        dice = new RolloutDice(rollout.seed());
        stages = new Stages(game);
        best = new BestResult(rollout, evaluator);
        chances = new double[outcomes.size()];
        means = new double[outcomes.size()];
        fallen = new double[outcomes.size()];
    }

    /**
     * Plays the trial of that number, from 0 on.
     *
     * @return the chances of the outcomes for each candidate, one candidate after the other, in the view of the side that
     *     chooses; with the luck taken off, a chance may lie below 0 or above 1
     */
    public double[] play(int trial) {
        double[] all = new double[rollout.candidates().size() * chances.length];
        for (int candidate = 0; candidate < rollout.candidates().size(); candidate++) {
            dice.begin(trial);
            playOn(rollout.candidates().get(candidate));
            System.arraycopy(chances, 0, all, candidate * chances.length, chances.length);
        }
        return all;
    }

    private void playOn(TablesPosition start) {
        for (int outcome = 0; outcome < chances.length; outcome++) {
            chances[outcome] = 0;
        }
        thrown = 0;
        Optional<TablesPosition> now = Optional.of(start);
        while (now.isPresent()) {
            now = next(now.get());
        }
    }

    /** The position after one stage more; empty once the trial has ended. */
    private Optional<TablesPosition> next(TablesPosition now) {
        return switch (now) {
            case TablesPosition.Over over -> {
                int balance = over.outcome().pointsOf(rollout.side())
                        - over.outcome().pointsOf(rollout.side().other());
                end(outcomes.certain(balance), true);
                yield Optional.empty();
            }
            case TablesPosition.ToThrow toThrow
            when thrown == rollout.throwsPlayed() -> {
                endAt(toThrow);
                yield Optional.empty();
            }
            case TablesPosition.ToThrow toThrow -> Optional.of(throwDice(toThrow));
            case TablesPosition.ToMove toMove -> {
                Choice choice = stages.of(toMove);
                yield Optional.of(stages.after(choice, choose(choice)));
            }
        };
    }

    /** Throws, takes the luck off, and plays the first stage. */
    private TablesPosition throwDice(TablesPosition.ToThrow position) {
        thrown++;
        int roll = dice.next();
        int chosen = 0;
        for (int outcome = 0; outcome < means.length; outcome++) {
            means[outcome] = 0;
        }
        for (int each = 0; each < Rolls.COUNT; each++) {
            int result = best.of(stages.of(thrown(position, each)));
            int of36 = Rolls.larger(each) == Rolls.smaller(each) ? 1 : 2;
            for (int outcome = 0; outcome < means.length; outcome++) {
                means[outcome] += of36 * best.chance(outcome);
            }
            if (each == roll) {
                chosen = result;
                keepFallen();
            }
        }
        takeOffLuck(position.turn());
        Choice choice = stages.of(thrown(position, roll));
        return stages.after(choice, chooser.isPresent() ? chooser.get().choose(choice) : chosen);
    }

    private TablesPosition.ToMove thrown(TablesPosition.ToThrow position, int roll) {
        return game.thrown(position, new Dice(Rolls.larger(roll), Rolls.smaller(roll)));
    }

    private void keepFallen() {
        for (int outcome = 0; outcome < fallen.length; outcome++) {
            fallen[outcome] = best.chance(outcome);
        }
    }

    private void takeOffLuck(Side thrower) {
        for (int outcome = 0; outcome < chances.length; outcome++) {
            int mine = thrower == rollout.side() ? outcome : outcomes.mirrored(outcome);
            chances[mine] -= fallen[outcome] - means[outcome] / 36;
        }
    }

    private int choose(Choice choice) {
        return chooser.isPresent() ? chooser.get().choose(choice) : best.of(choice);
    }

    /** The nets have the last word. They see the board as the side does that is not to throw. */
    private void endAt(TablesPosition.ToThrow position) {
        Side waiting = position.turn().other();
        view.set(position.board(), waiting);
        end(evaluator.of(view, Sequel.OTHER_THROWS), waiting == rollout.side());
    }

    private void end(float[] last, boolean mine) {
        for (int outcome = 0; outcome < last.length; outcome++) {
            chances[mine ? outcome : outcomes.mirrored(outcome)] += last[outcome];
        }
    }
}
