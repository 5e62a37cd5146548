package games.tapa.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The turn in progress, or one stage of it where doubles cascade: the position at its start, the steps made and the dice
 * left. Its next steps are exactly those that begin or go on with some play of greatest worth (5.1), so every way
 * through it ends in a legal play and every legal play can be reached, in any order of steps that the rules allow.
 * Immutable.
 */
public final class TablesTurn {

    private final TablesGame game;
    private final TablesPosition.ToMove start;
    private final Optional<TablesTurn> before;
    private final List<TablesStep> steps;
    private final TurnState state;
    private final int worth;

    private TablesTurn(
            TablesGame game,
            TablesPosition.ToMove start,
            Optional<TablesTurn> before,
            List<TablesStep> steps,
            TurnState state,
            int worth) {
        this.game = game;
        this.start = start;
        this.before = before;
        this.steps = List.copyOf(steps);
        this.state = state;
        this.worth = worth;
    }

    static TablesTurn begin(TablesGame game, TablesPosition.ToMove start) {
        return new TablesTurn(game, start, Optional.empty(), List.of(), game.begin(start), game.worth(start));
    }

    /** The position in which the turn began. */
    public TablesPosition.ToMove start() {
        return start;
    }

    /** The steps made so far, in order. */
    public List<TablesStep> steps() {
        return steps;
    }

    /** The board after the steps made so far. */
    public TablesBoard board() {
        return state.board();
    }

    /** The dice not yet used, the larger first. */
    public List<Integer> diceLeft() {
        return state.dice();
    }

    /** The steps that may be made now: higher points first, then larger dice; none once the turn is complete. */
    public List<TablesStep> nextSteps() {
        List<TablesStep> next = new ArrayList<>();
        if (!isComplete()) {
            for (TablesStep step : state.steps()) {
                if (leadsOn(step)) {
                    next.add(step);
                }
            }
        }
        return next;
    }

    /**
     * The turn after one more step.
     *
     * @throws IllegalArgumentException if {@code step} is not among the next steps
     */
    public TablesTurn after(TablesStep step) {
        if (!nextSteps().contains(step)) {
            throw new IllegalArgumentException(
                    "no legal step: from " + step.from() + " by " + step.die() + " on " + board());
        }
        List<TablesStep> made = new ArrayList<>(steps);
        made.add(step);
        return new TablesTurn(game, start, Optional.of(this), made, state.after(step), worth);
    }

    /** The turn before its last step; empty at its start. */
    public Optional<TablesTurn> undo() {
        return before;
    }

    /** Whether the steps made are a whole legal play: the game has ended, or no more dice can be played. */
    public boolean isComplete() {
        return steps.size() == worth || (!steps.isEmpty() && state.ended());
    }

    /** The play that reaches this board, in the form in which it is written, once the turn is complete. */
    public Optional<TablesPlay> play() {
        if (!isComplete()) {
            return Optional.empty();
        }
        return Optional.of(playTo(board())
                .orElseThrow(
                        () -> new IllegalStateException("the turn is complete but no legal play on " + start.board())));
    }

    /** Whether {@code step}, made now, would hit or pin an enemy checker. */
    public boolean touches(TablesStep step) {
        return state.touchesAt(step.to());
    }

    /**
     * Why no checker may step from {@code from} to {@code to} now; empty if one may.
     *
     * @param from a point in the mover's own numbering, 25 for the bar
     * @param to a point in the mover's own numbering, 0 for off
     */
    public Optional<Refusal> why(int from, int to) {
        for (TablesStep step : nextSteps()) {
            if (step.from() == from && step.to() == to) {
                return Optional.empty();
            }
        }
        if (from < 1 || from > TablesStep.BAR || state.free(from) == 0) {
            boolean pinned =
                    from >= 1 && from <= TablesBoard.POINTS && state.frame().isPinned(from);
            return Optional.of(pinned ? Refusal.PINNED : Refusal.NOT_YOURS);
        }
        if (from != TablesStep.BAR && state.free(TablesStep.BAR) > 0) {
            return Optional.of(Refusal.BAR_FIRST);
        }
        if (state.stands(from)) {
            return Optional.of(Refusal.STANDS);
        }
        return Optional.of(to <= TablesStep.OFF ? whyNotOff(from) : whyNotTo(from, to));
    }

    private Refusal whyNotTo(int from, int to) {
        int die = from - to;
        if (!state.dice().contains(die)) {
            return Refusal.NO_DIE;
        }
        if (!state.frame().isLandable(to)) {
            return Refusal.HELD;
        }
        if (canStep(from, die)) {
            return whyNotLegal(die);
        }
        return state.frame().allHome(state.occupied()) && game.rules().bearoffOver() == BearoffOver.EXACT_ONLY
                ? Refusal.OFF_ONLY
                : Refusal.LIMIT;
    }

    private Refusal whyNotOff(int from) {
        int die = state.dice().isEmpty() ? 0 : state.dice().getFirst();
        if (!state.frame().allHome(state.occupied())) {
            return Refusal.NOT_HOME;
        }
        if (die < from) {
            return Refusal.NO_DIE;
        }
        for (int left : state.dice()) {
            if (left >= from && canStep(from, left)) {
                return whyNotLegal(left);
            }
        }
        if (game.rules().bearoffPinned() == BearoffPinned.NONE && state.frame().anyPinned()) {
            return Refusal.PINNED_AT_HOME;
        }
        return state.dice().contains(from) ? Refusal.LIMIT : Refusal.HIGHER_POINT;
    }

    /** Why a step that its die allows belongs to no legal play. */
    private Refusal whyNotLegal(int die) {
        boolean smaller = worth == 1 && steps.isEmpty() && die < start.stage().larger();
        return smaller ? Refusal.LARGER_DIE : Refusal.MORE_DICE;
    }

    private boolean canStep(int from, int die) {
        return (state.sources(die) >>> from & 1) != 0;
    }

    private boolean leadsOn(TablesStep step) {
        if (worth == 1 && smallerInsteadOfLarger(step)) {
            return false;
        }
        return reaches(state.after(step), worth - steps.size() - 1);
    }

    /** Whether the stage may end on this board: always, but where the whole chain is looked at. */
    private boolean mayEnd(TurnState end) {
        return !game.looksAhead(start) || playTo(end.board()).isPresent();
    }

    private Optional<TablesPlay> playTo(TablesBoard board) {
        for (TablesPlay play : game.plays(start)) {
            if (play.result().equals(board)) {
                return Optional.of(play);
            }
        }
        return Optional.empty();
    }

    /** Only one of two different dice can be played, and the larger one can. A play that ends the game is worth more. */
    private boolean smallerInsteadOfLarger(TablesStep step) {
        return game.rules().largerDie()
                && start.stage().isTwoDice()
                && step.die() != start.stage().larger()
                && state.sources(start.stage().larger()) != 0;
    }

    /** Whether {@code more} further steps, or the end of the game before that, can be reached. */
    private boolean reaches(TurnState now, int more) {
        if (more == 0 || now.ended()) {
            return mayEnd(now);
        }
        for (TablesStep step : now.steps()) {
            if (reaches(now.after(step), more - 1)) {
                return true;
            }
        }
        return false;
    }
}
