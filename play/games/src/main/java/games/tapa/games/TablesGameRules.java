package games.tapa.games;

import games.tapa.kernel.Dice;
import games.tapa.kernel.OptionValue;
import games.tapa.kernel.Result;
import games.tapa.kernel.Side;
import games.tapa.match.DiceRules;
import games.tapa.match.Game;
import games.tapa.match.Opening;
import games.tapa.match.Pending;
import games.tapa.tables.BoardText;
import games.tapa.tables.MoveText;
import games.tapa.tables.OpeningDice;
import games.tapa.tables.RollCounts;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesGame;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesRules;
import java.util.List;
import java.util.Map;

/** A tables game behind the seam: any preset with any options. Immutable. */
public final class TablesGameRules implements DiceRules<TablesPosition, TablesPlay> {

    private final TablesGame game;

    public TablesGameRules(TablesRules rules) {
        game = new TablesGame(rules);
    }

    /** The rules of a tables game as they are behind the seam. */
    public static TablesGameRules of(Game<TablesPosition, TablesPlay> game) {
        if (game.rules() instanceof TablesGameRules rules) {
            return rules;
        }
        throw new IllegalArgumentException("its rules are none of the catalogue's");
    }

    /** The same rules as the tables family knows them. */
    public TablesGame game() {
        return game;
    }

    public TablesRules rules() {
        return game.rules();
    }

    /** The opening of a game that is played alone. */
    public Opening opening() {
        return new Opening.ThrownFor(rules().openingDice() == OpeningDice.PLAY);
    }

    @Override
    public Map<String, OptionValue> options() {
        return rules().options();
    }

    @Override
    public TablesPosition start(Side starter) {
        return game.start(starter);
    }

    @Override
    public Pending pending(TablesPosition position) {
        return switch (position) {
            case TablesPosition.ToThrow toThrow -> new Pending.Throw(toThrow.turn());
            case TablesPosition.ToMove toMove -> new Pending.Move(toMove.turn());
            case TablesPosition.Over over -> new Pending.Over(over.outcome());
        };
    }

    @Override
    public TablesPosition thrown(TablesPosition position, Dice dice) {
        if (!(position instanceof TablesPosition.ToThrow toThrow)) {
            throw new IllegalArgumentException("no throw is pending");
        }
        return game.thrown(toThrow, dice);
    }

    @Override
    public List<TablesPlay> legalMoves(TablesPosition position) {
        return game.plays(toMove(position));
    }

    @Override
    public TablesPosition after(TablesPosition position, TablesPlay play) {
        return game.after(toMove(position), play);
    }

    @Override
    public TablesPicker picker(TablesPosition position) {
        return new TablesPicker(game.turn(toMove(position)));
    }

    @Override
    public int resignationCost(TablesPosition position, Side side) {
        return game.resignationCost(position.board(), side);
    }

    @Override
    public String writeMove(TablesPosition position, TablesPlay play) {
        return MoveText.write(game, toMove(position), play);
    }

    @Override
    public Result<TablesPlay> readMove(TablesPosition position, String text) {
        return MoveText.read(game, toMove(position), text);
    }

    @Override
    public String writePosition(TablesPosition position) {
        return BoardText.write(position.board());
    }

    /**
     * Reads a board text; on a board on which the game has ended, the position is over. A board other than that of the
     * start is taken for one later in the game, where doubles cascade if they do at all.
     */
    @Override
    public Result<TablesPosition> readPosition(String text, Side turn) {
        return BoardText.read(text, rules().laws()).map(laid -> game.toThrow(laid, turn, rollsBefore(laid)));
    }

    private RollCounts rollsBefore(TablesBoard board) {
        int rolls = rules().cascade().fromRoll();
        return board.equals(rules().start()) ? RollCounts.NONE : new RollCounts(rolls, rolls);
    }

    private static TablesPosition.ToMove toMove(TablesPosition position) {
        if (!(position instanceof TablesPosition.ToMove toMove)) {
            throw new IllegalArgumentException("no move is pending");
        }
        return toMove;
    }
}
