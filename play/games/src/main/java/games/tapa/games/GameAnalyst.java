package games.tapa.games;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.match.FinishedTurn;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import games.tapa.tablesbot.Analysis;
import games.tapa.tablesbot.Budget;
import games.tapa.tablesbot.Judge;
import games.tapa.tablesbot.Luck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    private final TablesGameRules rules;
    private final Analysis analysis;
    private final Luck luck;
    private final Budget budget;

    /**
     * @param judge judges games of these rules
     * @param budget how far it looks at each decision; at the luck of throws it looks at first sight
     */
    public GameAnalyst(TablesGameRules rules, Judge judge, Budget budget) {
        this.rules = rules;
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
        Course course = new Course(each);
        Game<TablesPosition, TablesPlay> now = Game.begin(rules, game.opening());
        course.begin(now);
        for (GameEvent event : game.events()) {
            Game<TablesPosition, TablesPlay> next = now.with(event).orThrow();
            course.hear(event, now, next);
            now = next;
        }
        return course.end(now);
    }

    /** The turns so far. */
    private final class Course {

        private final Consumer<AnalysedTurn> each;
        private final List<AnalysedTurn> turns = new ArrayList<>();
        private int number;
        private double fallen;

        private Course(Consumer<AnalysedTurn> each) {
            this.each = each;
        }

        /** Dice that belong to a position set up are nobody's luck. */
        private void begin(Game<TablesPosition, TablesPlay> game) {
            if (game.position().isPresent() && game.position().get() instanceof TablesPosition.ToMove) {
                number++;
            }
        }

        private void hear(
                GameEvent event, Game<TablesPosition, TablesPlay> before, Game<TablesPosition, TablesPlay> after) {
            switch (event) {
                case GameEvent.OpeningThrown opening -> playOpening(opening, after);
                case GameEvent.Thrown(Side side, Dice dice) -> {
                    luck.read(toThrow(before.position().orElseThrow()), dice);
                    fell();
                }
                case GameEvent.Moved moved -> add(after.lastTurn().getLast());
                case GameEvent.Resigned _, GameEvent.Offered _, GameEvent.Answered _ -> {}
            }
        }

        /** The dice of the opening throw, if they are played. */
        private void playOpening(GameEvent.OpeningThrown opening, Game<TablesPosition, TablesPlay> after) {
            if (after.position().isPresent() && after.position().get() instanceof TablesPosition.ToMove) {
                Side starter = after.starter().orElseThrow();
                luck.readOpening(toThrow(rules.start(starter)), new Dice(opening.white(), opening.black()));
                fell();
            }
        }

        private void fell() {
            number++;
            fallen = luck.points();
        }

        private void add(FinishedTurn<TablesPosition, TablesPlay> turn) {
            if (!(turn.before() instanceof TablesPosition.ToMove position)) {
                throw new IllegalStateException("a play was made where none was due");
            }
            add(position, Optional.of(turn.move()));
        }

        private void add(TablesPosition.ToMove position, Optional<TablesPlay> made) {
            AnalysedTurn turn = new AnalysedTurn(
                    number, position, fallen, made.map(play -> analysis.judge(position, play, budget)));
            fallen = 0;
            turns.add(turn);
            each.accept(turn);
        }

        private AnalysedGame end(Game<TablesPosition, TablesPlay> game) {
            if (game.position().isPresent()
                    && game.position().get() instanceof TablesPosition.ToMove position
                    && position.stage().origin() == TablesStage.Origin.ROLL) {
                add(position, Optional.empty());
            }
            double standing = game.position().map(GameAnalyst.this::standing).orElse(0.0);
            return new AnalysedGame(turns, game.outcome(), standing);
        }
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

    private static TablesPosition.ToThrow toThrow(TablesPosition position) {
        if (position instanceof TablesPosition.ToThrow toThrow) {
            return toThrow;
        }
        throw new IllegalStateException("dice were thrown where none were due");
    }
}
