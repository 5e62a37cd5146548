package games.tapa.tables;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Outcome;
import games.tapa.kernel.Side;
import java.util.ArrayList;
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
        return toThrow(rules.start(), starter);
    }

    /** {@code turn} to throw on {@code board}, or over if the game has ended on it. */
    public TablesPosition toThrow(TablesBoard board, Side turn) {
        Optional<Outcome> outcome = outcome(board);
        if (outcome.isPresent()) {
            return new TablesPosition.Over(board, outcome.get());
        }
        return new TablesPosition.ToThrow(board, turn);
    }

    public TablesPosition.ToMove thrown(TablesPosition.ToThrow position, Dice dice) {
        return new TablesPosition.ToMove(position.board(), position.turn(), dice);
    }

    /** The legal plays, one for each board they can lead to; where no die can be played, the pass alone. */
    public List<TablesPlay> plays(TablesPosition.ToMove position) {
        return asked(position).plays();
    }

    /**
     * How many dice are played: the number of dice of every play that does not end the game; if all plays end it, the
     * number of dice of the roll; 0 if no die can be played.
     */
    public int dicePlayed(TablesPosition.ToMove position) {
        Asked asked = asked(position);
        for (TablesPlay play : asked.plays()) {
            if (play.outcome().isEmpty()) {
                return asked.worth();
            }
        }
        return position.dice().isDouble() ? 4 : 2;
    }

    /** The number of steps of every play that does not end the game by its last step or before. */
    int worth(TablesPosition.ToMove position) {
        return asked(position).worth();
    }

    /** The turn before its first step. */
    public TablesTurn turn(TablesPosition.ToMove position) {
        return TablesTurn.begin(this, position);
    }

    /** The position after a legal play: the other side to throw, or over. */
    public TablesPosition after(TablesPosition.ToMove position, TablesPlay play) {
        if (!plays(position).contains(play)) {
            throw new IllegalArgumentException("the play to " + play.result() + " is not legal on " + position.board());
        }
        if (play.outcome().isPresent()) {
            return new TablesPosition.Over(play.result(), play.outcome().get());
        }
        return new TablesPosition.ToThrow(play.result(), position.turn().other());
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
        Dice dice = position.dice();
        List<Integer> values = dice.isDouble()
                ? List.of(dice.first(), dice.first(), dice.first(), dice.first())
                : List.of(dice.larger(), dice.smaller());
        return TurnState.begin(rules, position.board(), position.turn(), values);
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
        PlaySearch search = start.search(rules.largerDie());
        List<TablesPlay> plays = new ArrayList<>();
        for (PlaySearch.Way way : search.ways()) {
            TablesBoard board = start.board(way.low(), way.high());
            Optional<Outcome> outcome =
                    way.steps().isEmpty() ? Optional.empty() : Ends.afterTurn(rules, board, position.turn());
            plays.add(new TablesPlay(way.steps(), board, outcome));
        }
        return new Asked(position, List.copyOf(plays), search.worth());
    }
}
