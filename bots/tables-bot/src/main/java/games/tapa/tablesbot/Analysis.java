package games.tapa.tablesbot;

import games.tapa.kernel.Side;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Says what positions and plays are worth, and why: by the chances of the outcomes, as far ahead as a budget goes. Not
 * for use by several threads at once.
 */
public final class Analysis {

    private final TablesGame game;
    private final Expectimax expectimax;
    private final Deepening deepening;
    private final Stages stages;
    private final int outcomes;

    public Analysis(TablesGame game, Judge judge) {
        this.game = game;
        expectimax = Expectimax.telling(game, judge);
        deepening = new Deepening(game, expectimax);
        stages = new Stages(game);
        outcomes = judge.outcomes().size();
    }

    /** The play that is worth most. */
    public TablesPlay best(TablesPosition.ToMove position, Budget budget) {
        Choice choice = stages.of(position);
        Candidates candidates = new Candidates(Candidates.MOST, outcomes);
        if (choice.size() == 1) {
            candidates.add(0, 0);
        } else {
            deepening.order(choice, candidates, budget, true);
        }
        return play(choice, candidates.result(0), plays(position));
    }

    /**
     * The plays, at most so many, the best first. Those that do not promise to be the best are looked at less far ahead than
     * the others, and come after them, whatever they seem to be worth.
     */
    public List<Ranked> rank(TablesPosition.ToMove position, Budget budget, int most) {
        Choice choice = stages.of(position);
        Candidates candidates = new Candidates(choice.size(), outcomes);
        deepening.order(choice, candidates, budget, false);
        return ranked(choice, candidates, most);
    }

    /**
     * The plays that promise most at first sight, at most so many, all looked at equally far ahead; the best first, and what
     * each loses is what it is worth less than that one.
     */
    public List<Ranked> compare(TablesPosition.ToMove position, int plies, int most) {
        Choice choice = stages.of(position);
        Candidates candidates = new Candidates(Math.min(most, choice.size()), outcomes);
        double[] told = expectimax.room();
        expectimax.begin(Budget.ofPlies(plies));
        expectimax.atFirstSight(choice, candidates);
        for (int i = 0; i < candidates.size(); i++) {
            TablesPosition after = stages.after(choice, candidates.result(i));
            candidates.deepen(i, expectimax.worth(after, position.turn(), plies, 0, told), plies, told);
        }
        return ranked(choice, candidates, most);
    }

    /** The results as they have been ordered, at most so many. */
    private List<Ranked> ranked(Choice choice, Candidates candidates, int most) {
        Map<TablesBoard, TablesPlay> plays = plays(choice.position());
        List<Ranked> ranked = new ArrayList<>();
        for (int i = 0; i < Math.min(most, candidates.size()); i++) {
            if (candidates.plies(i) == 0) {
                expectimax.tell(choice, candidates.result(i), candidates.chances(i));
            }
            ranked.add(new Ranked(
                    play(choice, candidates.result(i), plays),
                    new Valuation(candidates.worth(i), candidates.chances(i), candidates.plies(i)),
                    deepening.loss(candidates, i)));
        }
        return ranked;
    }

    /**
     * A play that was made, beside the best one. If it did not promise to be the best, it is looked at all the same as far
     * ahead as that one, whatever is left of the budget; if it then turns out to be worth more, it is the best itself.
     *
     * @throws IllegalArgumentException if {@code made} is not legal
     */
    public JudgedPlay judge(TablesPosition.ToMove position, TablesPlay made, Budget budget) {
        Choice choice = stages.of(position);
        Candidates candidates = new Candidates(choice.size(), outcomes);
        deepening.order(choice, candidates, budget, false);
        int at = indexOf(made, choice, candidates);
        int plies = candidates.plies(0);
        double worth = candidates.plies(at) == plies
                ? candidates.worth(at)
                : worth(stages.after(choice, candidates.result(at)), position.turn(), plies);
        boolean forced = choice.size() == 1;
        return worth >= candidates.worth(0)
                ? new JudgedPlay(made, worth, made, worth, plies, forced)
                : new JudgedPlay(
                        made,
                        worth,
                        play(choice, candidates.result(0), plays(position)),
                        candidates.worth(0),
                        plies,
                        forced);
    }

    private static int indexOf(TablesPlay made, Choice choice, Candidates candidates) {
        TablesPosition.ToMove position = choice.position();
        for (int i = 0; i < candidates.size(); i++) {
            choice.show(candidates.result(i));
            if (choice.board().toBoard(position.turn()).equals(made.result())) {
                return i;
            }
        }
        throw new IllegalArgumentException("the play to " + made.result() + " is not legal on " + position.board());
    }

    /** What the side that has just played may expect, looked at so many rolls ahead and no less. */
    private double worth(TablesPosition position, Side played, int plies) {
        expectimax.begin(Budget.ofPlies(plies));
        return expectimax.worth(position, played, plies, 0, expectimax.room());
    }

    /** What a position is worth to the side that is about to throw. */
    public Valuation value(TablesPosition.ToThrow position, Budget budget) {
        Side played = position.turn().other();
        expectimax.begin(Budget.ofPlies(0));
        double[] told = expectimax.room();
        double worth = expectimax.worth(position, played, 0, 0, told);
        Valuation value = new Valuation(-worth, reversed(told), 0);
        expectimax.begin(budget);
        int first = budget.isFixed() ? budget.plies() : 1;
        for (int plies = first; plies > 0 && plies <= budget.plies() && !expectimax.isSpent(); plies++) {
            worth = expectimax.worth(position, played, plies, 0, told);
            if (!expectimax.isSpent()) {
                value = new Valuation(-worth, reversed(told), plies);
            }
        }
        return value;
    }

    private static double[] reversed(double[] chances) {
        double[] reversed = new double[chances.length];
        for (int outcome = 0; outcome < chances.length; outcome++) {
            reversed[outcome] = chances[chances.length - 1 - outcome];
        }
        return reversed;
    }

    private Map<TablesBoard, TablesPlay> plays(TablesPosition.ToMove position) {
        Map<TablesBoard, TablesPlay> plays = new LinkedHashMap<>();
        for (TablesPlay play : game.plays(position)) {
            plays.put(play.result(), play);
        }
        return plays;
    }

    private static TablesPlay play(Choice choice, int result, Map<TablesBoard, TablesPlay> plays) {
        choice.show(result);
        TablesPosition.ToMove position = choice.position();
        TablesBoard board = choice.board().toBoard(position.turn());
        TablesPlay play = plays.get(board);
        if (play == null) {
            throw new IllegalStateException(
                    "the generator's result " + board + " is no legal play on " + position.board());
        }
        return play;
    }
}
