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
 * <p>From how a trial ends the {@link Luck} of its throws is taken off, for the chance of each outcome by itself; the luck
 * of the equity is the sum of theirs times their points.
 */
public final class RolloutTrial {

    /** The first two rolls are the same in many trials, so the position of the third throw is too. */
    private static final int RECURRING = 3;

    private final Rollout rollout;
    private final TablesGame game;
    private final Outcomes outcomes;
    private final Judge judge;
    private final Optional<Chooser> chooser;
    private final RolloutDice dice;
    private final Stages stages;
    private final BestResult best;
    private final MoverBoard view = new MoverBoard();

    /** What the chances of the outcomes come to in the trial that is played, in the view of the rollout's side. */
    private final double[] chances;

    private final double[] told;
    private final Luck luck;
    private int thrown;

    /** Plays by the judge's first sight, or as far ahead as the rollout says. */
    public RolloutTrial(Rollout rollout, Judge judge) {
        this(
                rollout,
                judge,
                rollout.plies() == 0
                        ? Optional.empty()
                        : Optional.of(new Lookahead(rollout.game(), judge, rollout.plies())));
    }

    /** Takes off luck by the judge; the plays are those of {@code chooser}, or else the judge's best. */
    RolloutTrial(Rollout rollout, Judge judge, Optional<Chooser> chooser) {
        this.rollout = rollout;
        this.judge = judge;
        this.chooser = chooser;
        game = rollout.game();
        outcomes = rollout.outcomes();
        dice = new RolloutDice(rollout.seed());
        stages = new Stages(game);
        best = new BestResult(judge);
        chances = new double[outcomes.size()];
        told = new double[outcomes.size()];
        luck = new Luck(game, judge);
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
                end(outcomes.certain(balance));
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
        Dice fallen = Rolls.dice(dice.next());
        if (thrown <= RECURRING) {
            luck.readRecurring(position, fallen);
        } else {
            luck.read(position, fallen);
        }
        takeOffLuck(position.turn());
        Choice choice = stages.of(game.thrown(position, fallen));
        return stages.after(choice, chooser.isPresent() ? chooser.get().choose(choice) : luck.play());
    }

    private void takeOffLuck(Side thrower) {
        for (int outcome = 0; outcome < chances.length; outcome++) {
            int mine = thrower == rollout.side() ? outcome : outcomes.mirrored(outcome);
            chances[mine] -= luck.of(outcome);
        }
    }

    private int choose(Choice choice) {
        return chooser.isPresent() ? chooser.get().choose(choice) : best.of(choice);
    }

    /** The nets have the last word. They see the board as the side does that is not to throw. */
    private void endAt(TablesPosition.ToThrow position) {
        Side waiting = position.turn().other();
        view.set(position.board(), waiting);
        judge.tell(view, Sequel.OTHER_THROWS, told);
        for (int outcome = 0; outcome < chances.length; outcome++) {
            chances[waiting == rollout.side() ? outcome : outcomes.mirrored(outcome)] += told[outcome];
        }
    }

    private void end(float[] certain) {
        for (int outcome = 0; outcome < chances.length; outcome++) {
            chances[outcome] += certain[outcome];
        }
    }
}
