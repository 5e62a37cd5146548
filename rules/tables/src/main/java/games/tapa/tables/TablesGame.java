package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.List;
import java.util.Optional;

/** The rules of one tables game, applied: what may be played, what follows, when the game is over. */
public final class TablesGame {

    /** The plays of a position. */
    private record Asked(TablesPosition.ToMove position, List<TablesPlay> plays, int worth) {}

    private final TablesRules rules;

    /** The last position asked about: the steps of one turn ask again and again. Only saves work, never changes it. */
    private volatile Optional<Asked> last = Optional.empty();

    public TablesGame(TablesRules rules) {
        this.rules = rules;
    }

    public TablesRules rules() {
        return rules;
    }

    /** The start position, {@code starter} to throw. */
    public TablesPosition start(Side starter) {
        return toThrow(rules.start(), starter, RollCounts.NONE);
    }

    /** {@code turn} to throw on {@code board}, or over if the game has ended on it. */
    public TablesPosition toThrow(TablesBoard board, Side turn, RollCounts rolls) {
        Optional<Outcome> outcome = outcome(board);
        if (outcome.isPresent()) {
            return new TablesPosition.Over(board, outcome.get());
        }
        return new TablesPosition.ToThrow(board, turn, rolls);
    }

    public TablesPosition.ToMove thrown(TablesPosition.ToThrow position, Dice dice) {
        Side turn = position.turn();
        RollCounts rolls = position.rolls().and(turn);
        TablesStage stage = TablesStage.of(dice, rules.cascade().isDueIn(rolls.of(turn)));
        return new TablesPosition.ToMove(position.board(), turn, stage, rolls);
    }

    /**
     * A roll on any board, out of no game.
     *
     * @param roll which roll of the game it is for {@code turn}, 1 for its first
     */
    public TablesPosition.ToMove rolled(TablesBoard board, Side turn, Dice dice, int roll) {
        return due(board, turn, TablesStage.of(dice, rules.cascade().isDueIn(roll)), roll);
    }

    /** A stage on any board, out of no game; {@code roll} as for {@link #rolled}. */
    public TablesPosition.ToMove due(TablesBoard board, Side turn, TablesStage stage, int roll) {
        RollCounts rolls = turn == Side.WHITE ? new RollCounts(roll, 0) : new RollCounts(0, roll);
        return new TablesPosition.ToMove(board, turn, stage, rolls);
    }

    /** The legal plays, one for each board they can lead to; where no die can be played, the pass alone. */
    public List<TablesPlay> plays(TablesPosition.ToMove position) {
        return asked(position).plays();
    }

    /**
     * How many dice of the stage are played: the number of dice of every play that does not end the game; if all plays
     * end it, the number of dice of the stage; 0 if no die can be played.
     */
    public int dicePlayed(TablesPosition.ToMove position) {
        Asked asked = asked(position);
        for (TablesPlay play : asked.plays()) {
            if (play.outcome().isEmpty()) {
                return asked.worth();
            }
        }
        return position.stage().dice().size();
    }

    /** The number of steps of every play that does not end the game by its last step or before. */
    int worth(TablesPosition.ToMove position) {
        return asked(position).worth();
    }

    /** The turn before its first step. */
    public TablesTurn turn(TablesPosition.ToMove position) {
        return TablesTurn.begin(this, position);
    }

    /**
     * The position after a legal play: over, the next stage of the same chain, the other side with the rest of it to
     * play, or the other side to throw (3.2).
     */
    public TablesPosition after(TablesPosition.ToMove position, TablesPlay play) {
        if (!plays(position).contains(play)) {
            throw new IllegalArgumentException("the play to " + play.result() + " is not legal on " + position.board());
        }
        if (play.outcome().isPresent()) {
            return new TablesPosition.Over(play.result(), play.outcome().get());
        }
        return goOn(position, play.result(), play.steps().size(), play.offHead());
    }

    /**
     * The position after a play that has not ended the game, for search: nothing is checked.
     *
     * @param result the board after the play
     * @param played how many dice of the stage it used
     * @param offHead how many checkers have left the head in it
     */
    public TablesPosition goOn(TablesPosition.ToMove position, TablesBoard result, int played, int offHead) {
        TablesStage stage = position.stage();
        Side turn = position.turn();
        boolean isRest = stage.origin() == TablesStage.Origin.REST;
        if ((isRest || played == stage.dice().size()) && !stage.later().isEmpty()) {
            TablesStage next = stage.next(stage.offHead() + offHead);
            return new TablesPosition.ToMove(result, turn, next, position.rolls());
        }
        if (isRest) {
            return new TablesPosition.ToThrow(result, turn, position.rolls());
        }
        if (played < stage.dice().size() && passesOn(position, played)) {
            return new TablesPosition.ToMove(result, turn.other(), stage.rest(played), position.rolls());
        }
        return new TablesPosition.ToThrow(result, turn.other(), position.rolls());
    }

    /** Whether what is left of the chain, if it is one, goes to the opponent (option {@code cascade_rest}). */
    private boolean passesOn(TablesPosition.ToMove position, int played) {
        boolean ofChain = position.stage().origin() == TablesStage.Origin.CHAIN;
        boolean isChain = ofChain
                || (!position.stage().isTwoDice()
                        && rules.cascade().isDueIn(position.rolls().of(position.turn())));
        return isChain
                && switch (rules.cascade().rest()) {
                    case LOST -> false;
                    case OPPONENT -> true;
                    case OPPONENT_IF_STARTED -> ofChain || played > 0;
                };
    }

    /** Whether the plays of this stage are chosen for what they leave of the chain (option {@code cascade_scope}). */
    boolean looksAhead(TablesPosition.ToMove position) {
        return rules.cascade().scope() == CascadeScope.CHAIN
                && position.stage().origin() != TablesStage.Origin.REST
                && !position.stage().later().isEmpty();
    }

    /** How the game has ended on {@code board}, whoever is to act; empty if it has not (5.1, end tests). */
    public Optional<Outcome> outcome(TablesBoard board) {
        Optional<Outcome> white = Ends.afterTurn(rules, board, Side.WHITE);
        return white.isPresent() ? white : Ends.afterTurn(rules, board, Side.BLACK);
    }

    /** What giving up costs {@code side}, in points (5.1, resignation). */
    public int resignationCost(TablesBoard board, Side side) {
        return Ends.value(rules, board, side);
    }

    TurnState begin(TablesPosition.ToMove position) {
        return TurnState.begin(rules, position);
    }

    private Asked asked(TablesPosition.ToMove position) {
        Optional<Asked> known = last;
        if (known.isPresent() && isSame(known.get().position(), position)) {
            return known.get();
        }
        Asked asked = ask(position);
        last = Optional.of(asked);
        return asked;
    }

    @SuppressWarnings("ReferenceEquality") // the very same object: cheaper than to compare boards, and enough
    private static boolean isSame(TablesPosition.ToMove one, TablesPosition.ToMove other) {
        return one == other;
    }

    private Asked ask(TablesPosition.ToMove position) {
        TurnState start = begin(position);
        PlaySearch search = start.search(position.stage(), rules.largerDie());
        List<TablesPlay> plays = start.plays(rules, search.ways());
        boolean whole = search.worth() == position.stage().dice().size();
        List<TablesPlay> kept = whole && looksAhead(position) ? new ChainSearch(this, position).best(plays) : plays;
        return new Asked(position, List.copyOf(kept), search.worth());
    }
}
