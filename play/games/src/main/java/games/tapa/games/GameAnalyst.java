package games.tapa.games;

import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Luck;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Goes through whole games and says of every play what it lost, and of every throw how lucky it was. Not for use by several
 * threads at once.
 *
 * <p><b>Doubles that cascade.</b> Each group of a chain, and a rest played by the other side, is a turn of its own, judged
 * from the board on which it began: its best play and the one made differ by nothing but its own choice, since what was
 * lost in the groups before is lost for both. What a play of a group is worth has the groups after it in it: at first
 * sight the judge is told of them, and looking ahead both sides play them at their best. So no loss is counted twice. Luck
 * belongs to the throw alone and to the side that threw ({@link Luck}); groups and rests that follow from it have none.
 *
 * <p><b>Opening.</b> Who starts is no luck here; the dice of an opening throw that are played are measured by the opening
 * throws that could have fallen, which are no doubles.
 */
public final class GameAnalyst {

    private final Analysis analysis;
    private final Luck luck;
    private final Budget budget;

    /**
     * @param judge judges games of these rules
     * @param budget how far it looks at each decision; at the luck of throws it looks at first sight
     */
    public GameAnalyst(TablesGameRules rules, Judge judge, Budget budget) {
        this.budget = budget;
        analysis = new Analysis(rules.game(), judge);
        luck = new Luck(rules.game(), judge);
    }

    /**
     * Goes through a game, finished or not, that was played under the same rules.
     *
     * @param each hears of every turn as soon as it is judged
     */
    public AnalysedGame analyse(Game<TablesPosition, TablesPlay> game, Consumer<AnalysedTurn> each) {
        List<AnalysedTurn> turns = new ArrayList<>();
        for (PlayedTurn played : PlayedTurn.all(game)) {
            AnalysedTurn turn = judge(played);
            turns.add(turn);
            each.accept(turn);
        }
        return new AnalysedGame(
                turns, game.outcome(), game.position().map(this::standing).orElse(0.0));
    }

    /** Judges one turn of a game that was played under the same rules. */
    public AnalysedTurn judge(PlayedTurn turn) {
        TablesPosition.ToMove position = turn.position();
        return new AnalysedTurn(
                turn.number(),
                position,
                turn.fallen().map(this::luck).orElse(0.0),
                turn.made().map(play -> analysis.judge(position, play, budget)));
    }

    private double luck(PlayedTurn.Fallen fallen) {
        if (fallen.ofOpening()) {
            luck.readOpening(fallen.before(), fallen.dice());
        } else {
            luck.read(fallen.before(), fallen.dice());
        }
        return luck.points();
    }

    /** What a position is worth to White. */
    private double standing(TablesPosition position) {
        return switch (position) {
            case TablesPosition.Over over ->
                (double) over.outcome().pointsOf(Side.WHITE) - over.outcome().pointsOf(Side.BLACK);
            case TablesPosition.ToThrow toThrow ->
                toWhite(toThrow.turn(), analysis.value(toThrow, budget).equity());
            case TablesPosition.ToMove toMove ->
                toWhite(
                        toMove.turn(),
                        analysis.rank(toMove, budget, 1).getFirst().valuation().equity());
        };
    }

    private static double toWhite(Side side, double equity) {
        return side == Side.WHITE ? equity : -equity;
    }
}
