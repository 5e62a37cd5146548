package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Says what a position is worth by what all 21 rolls of the side that throws next can make of it, each side playing its
 * best. Stages that come before the next throw, the rest of a chain or what is left of one, are played out on the way.
 * Chances are written down beside the worths if there is room for them. Not for use by several threads at once.
 */
final class Expectimax {

    /** So many replies are looked into where they are not the last, and none worth so much less than the best. */
    private static final int MOST_REPLIES = 3;

    private static final double REPLY_BEHIND = 0.08;

    private static final int FACES = 6;

    /** Between two looks at the clock lie at least so many evaluations. */
    private static final int EVALUATIONS_UNTIMED = 64;

    private final TablesGame game;
    private final Evaluator evaluator;
    private final Teller teller;
    private final int outcomes;
    private final MoverBoard view = new MoverBoard();

    /** One for each stage on the way from the position to be judged, made when first needed. */
    private final List<Level> levels = new ArrayList<>();

    private Budget budget = Budget.ofPlies(0);
    private long begun;
    private long evaluated;
    private long askAt;
    private boolean spent;

    /** Writes the chances on a board down, in the view of the side that has just played. */
    private interface Teller {
        void tell(MoverBoard board, Sequel sequel, double[] into);
    }

    /** Scratch of one stage; {@code mean} and {@code reply} hold chances. */
    private static final class Level {
        private final Stages stages;
        private final Candidates candidates = new Candidates(Candidates.MOST, 0);
        private final double[] mean;
        private final double[] reply;

        private Level(TablesGame game, int outcomes) {
            stages = new Stages(game);
            mean = new double[outcomes];
            reply = new double[outcomes];
        }
    }

    private Expectimax(TablesGame game, Evaluator evaluator, Teller teller, int outcomes) {
        this.game = game;
        this.evaluator = evaluator;
        this.teller = teller;
        this.outcomes = outcomes;
    }

    /** A search that knows no chances; the evaluator gives a finished game its points and no more. */
    static Expectimax of(TablesGame game, Evaluator evaluator) {
        return new Expectimax(game, evaluator, (board, sequel, into) -> {}, 0);
    }

    /** A search that knows the chances of the outcomes. */
    static Expectimax telling(TablesGame game, Judge judge) {
        return new Expectimax(
                game, new Recalling(game, judge), judge::tell, judge.outcomes().size());
    }

    /** Begins a question; what is asked from now on counts for its budget. */
    void begin(Budget allowed) {
        budget = allowed;
        begun = budget.now();
        evaluated = 0;
        askAt = EVALUATIONS_UNTIMED;
        spent = false;
    }

    /** Whether the budget ran out: what has been asked last has no answer. */
    boolean isSpent() {
        return spent;
    }

    /** Room for the chances that this search writes down. */
    double[] room() {
        return new double[outcomes];
    }

    /** Orders the results of a stage as they look at first sight. */
    void atFirstSight(Choice choice, Candidates into) {
        into.clear();
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            into.add(i, evaluator.of(choice.board(), choice.sequel()));
        }
        count(choice.size());
    }

    /** Writes down the chances after a result of a stage, as they look at first sight. */
    void tell(Choice choice, int result, double[] into) {
        choice.show(result);
        teller.tell(choice.board(), choice.sequel(), into);
    }

    /**
     * What a position is worth to {@code side}, which has just played. Void once the budget is spent.
     *
     * @param ahead how many rolls are looked ahead
     * @param depth how many stages lie between, 0 at first
     * @param told where the side's chances go
     */
    double worth(TablesPosition position, Side side, int ahead, int depth, double[] told) {
        return switch (position) {
            case TablesPosition.Over over -> {
                tell(over, side, Sequel.OTHER_THROWS, told);
                yield over.outcome().pointsOf(side) - over.outcome().pointsOf(side.other());
            }
            case TablesPosition.ToThrow toThrow
            when ahead == 0 -> {
                Sequel sequel = Sequel.of(toThrow, side);
                tell(toThrow, side, sequel, told);
                view.set(toThrow.board(), side);
                count(1);
                yield evaluator.of(view, sequel);
            }
            case TablesPosition.ToThrow toThrow ->
                seen(mean(toThrow, ahead, depth, told), toThrow.turn() == side, told);
            case TablesPosition.ToMove toMove ->
                seen(bestReply(toMove, ahead, depth, told), toMove.turn() == side, told);
        };
    }

    private void tell(TablesPosition position, Side side, Sequel sequel, double[] told) {
        if (told.length > 0) {
            view.set(position.board(), side);
            teller.tell(view, sequel, told);
        }
    }

    /** A worth and chances of the side itself, or of the other one, as the side sees them. */
    private static double seen(double worth, boolean own, double[] told) {
        if (own) {
            return worth;
        }
        for (int win = 0, loss = told.length - 1; win < loss; win++, loss--) {
            double chance = told[win];
            told[win] = told[loss];
            told[loss] = chance;
        }
        return -worth;
    }

    /** What a throw is worth to the side that throws. */
    private double mean(TablesPosition.ToThrow position, int ahead, int depth, double[] told) {
        double[] ofRoll = level(depth).mean;
        Arrays.fill(told, 0);
        double sum = 0;
        for (int larger = 1; larger <= FACES; larger++) {
            for (int smaller = 1; smaller <= larger && !spent; smaller++) {
                int rolls = larger == smaller ? 1 : 2;
                sum += rolls * bestReply(game.thrown(position, new Dice(larger, smaller)), ahead - 1, depth, ofRoll);
                for (int outcome = 0; outcome < told.length; outcome++) {
                    told[outcome] += rolls * ofRoll[outcome];
                }
            }
        }
        for (int outcome = 0; outcome < told.length; outcome++) {
            told[outcome] /= FACES * FACES;
        }
        return sum / (FACES * FACES);
    }

    /** What the best play is worth to the side that plays it. */
    private double bestReply(TablesPosition.ToMove position, int ahead, int depth, double[] told) {
        Level level = level(depth);
        Candidates candidates = level.candidates;
        Choice choice = level.stages.of(position);
        atFirstSight(choice, candidates);
        boolean plain = choice.sequel().kind() == Sequel.Kind.OTHER_THROWS;
        if (plain && ahead == 0) {
            if (told.length > 0) {
                tell(choice, candidates.result(0), told);
            }
            return candidates.worth(0);
        }
        int looked = candidates.within(plain ? MOST_REPLIES : 1, REPLY_BEHIND);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < looked && !spent; i++) {
            TablesPosition next = level.stages.after(choice, candidates.result(i));
            double worth = worth(next, position.turn(), ahead, depth + 1, level.reply);
            if (worth > best) {
                best = worth;
                System.arraycopy(level.reply, 0, told, 0, told.length);
            }
        }
        return best;
    }

    private void count(int evaluations) {
        evaluated += evaluations;
        if (evaluated >= budget.evaluations()) {
            spent = true;
        } else if (evaluated >= askAt) {
            askAt = evaluated + EVALUATIONS_UNTIMED;
            spent |= budget.isOver(begun);
        }
    }

    private Level level(int depth) {
        while (levels.size() <= depth) {
            levels.add(new Level(game, outcomes));
        }
        return levels.get(depth);
    }
}
