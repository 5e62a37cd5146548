package games.tapa.tablesbot;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.tables.MoverBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * Expectimax: judges the promising results of a stage by what all 21 rolls of the side that throws next can make of them,
 * each side playing its best. With no roll ahead it is {@link OnePly}. Stages that come before the next throw, the rest
 * of a chain or what is left of one, are played out on the way. Not for use by several threads at once.
 */
public final class Lookahead implements Chooser {

    /** Results worth so many points less than the best at first sight are not looked into. */
    private static final double BEHIND = 0.16;

    /** The same among the replies deeper in. */
    private static final int MOST_REPLIES = 3;

    private static final double REPLY_BEHIND = 0.08;

    private static final int FACES = 6;

    private final TablesGame game;
    private final Evaluator evaluator;
    private final int rolls;
    private final MoverBoard view = new MoverBoard();

    /** One for each stage on the way from the position to be judged, made when first needed. */
    private final List<Stages> stages = new ArrayList<>();

    /**
     * @param evaluator gives a finished game its points and no more
     * @param rolls how many rolls are looked ahead
     */
    public Lookahead(TablesGame game, Evaluator evaluator, int rolls) {
        this.game = game;
        this.evaluator = evaluator;
        this.rolls = rolls;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.size() == 1) {
            return 0;
        }
        Candidates candidates = candidates(choice);
        int best = candidates.result(0);
        double worth = Double.NEGATIVE_INFINITY;
        int looked = rolls == 0 ? 1 : candidates.within(Candidates.MOST, BEHIND);
        for (int i = 0; looked > 1 && i < looked; i++) {
            double here = worth(
                    stage(0).after(choice, candidates.result(i)),
                    choice.position().turn(),
                    rolls,
                    1);
            if (here > worth) {
                worth = here;
                best = candidates.result(i);
            }
        }
        return best;
    }

    /**
     * What a position is worth to {@code side}, which has just played.
     *
     * @param ahead how many rolls are looked ahead
     * @param depth how many stages lie between
     */
    private double worth(TablesPosition position, Side side, int ahead, int depth) {
        return switch (position) {
            case TablesPosition.Over over ->
                over.outcome().pointsOf(side) - over.outcome().pointsOf(side.other());
            case TablesPosition.ToThrow toThrow when ahead == 0 -> judged(toThrow, side);
            case TablesPosition.ToThrow toThrow -> {
                double sum = 0;
                for (int larger = 1; larger <= FACES; larger++) {
                    for (int smaller = 1; smaller <= larger; smaller++) {
                        TablesPosition.ToMove thrown = game.thrown(toThrow, new Dice(larger, smaller));
                        sum += (larger == smaller ? 1 : 2) * bestReply(thrown, ahead - 1, depth);
                    }
                }
                double mean = sum / (FACES * FACES);
                yield toThrow.turn() == side ? mean : -mean;
            }
            case TablesPosition.ToMove toMove -> {
                double best = bestReply(toMove, ahead, depth);
                yield toMove.turn() == side ? best : -best;
            }
        };
    }

    /** What the best play is worth to the side that plays it. */
    private double bestReply(TablesPosition.ToMove position, int ahead, int depth) {
        Stages stage = stage(depth);
        Choice choice = stage.of(position);
        Candidates candidates = candidates(choice);
        boolean plain = choice.sequel().kind() == Sequel.Kind.OTHER_THROWS;
        if (plain && ahead == 0) {
            return candidates.worth(0);
        }
        int looked = candidates.within(plain ? MOST_REPLIES : 1, REPLY_BEHIND);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < looked; i++) {
            TablesPosition next = stage.after(choice, candidates.result(i));
            best = Math.max(best, worth(next, position.turn(), ahead, depth + 1));
        }
        return best;
    }

    private double judged(TablesPosition.ToThrow position, Side side) {
        view.set(position.board(), side);
        return evaluator.of(view, Sequel.of(position, side));
    }

    private Candidates candidates(Choice choice) {
        Candidates candidates = new Candidates();
        for (int i = 0; i < choice.size(); i++) {
            choice.show(i);
            candidates.add(i, evaluator.of(choice.board(), choice.sequel()));
        }
        return candidates;
    }

    private Stages stage(int depth) {
        while (stages.size() <= depth) {
            stages.add(new Stages(game));
        }
        return stages.get(depth);
    }
}
