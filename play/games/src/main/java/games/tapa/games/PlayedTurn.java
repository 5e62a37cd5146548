package games.tapa.games;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import games.tapa.match.FinishedTurn;
import games.tapa.match.Game;
import games.tapa.match.GameEvent;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A turn of a game as it was played, not judged yet, or a part of it where one throw is played in parts.
 *
 * @param number which throw of the game is played, 1 for the first
 * @param fallen the throw that it began with; empty in a later part
 * @param position what was to be played
 * @param made the play that was made; empty if the game ended or was left before there was one
 */
public record PlayedTurn(
        int number, Optional<Fallen> fallen, TablesPosition.ToMove position, Optional<TablesPlay> made) {

    /**
     * A throw as it fell.
     *
     * @param before who had to throw, and on which board
     * @param dice what fell
     * @param ofOpening whether it was the opening throw, which is never a double
     */
    public record Fallen(TablesPosition.ToThrow before, Dice dice, boolean ofOpening) {}

    /** All turns of a game, finished or not. */
    public static List<PlayedTurn> all(Game<TablesPosition, TablesPlay> game) {
        TablesGameRules rules = TablesGameRules.of(game);
        Course course = new Course(rules);
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
    private static final class Course {

        private final TablesGameRules rules;
        private final List<PlayedTurn> turns = new ArrayList<>();
        private int number;
        private Optional<Fallen> fallen = Optional.empty();

        private Course(TablesGameRules rules) {
            this.rules = rules;
        }

        /** Dice that belong to a position set up are a roll that nobody has thrown. */
        private void begin(Game<TablesPosition, TablesPlay> game) {
            if (game.position().isPresent() && game.position().get() instanceof TablesPosition.ToMove) {
                number++;
            }
        }

        private void hear(
                GameEvent event, Game<TablesPosition, TablesPlay> before, Game<TablesPosition, TablesPlay> after) {
            switch (event) {
                case GameEvent.OpeningThrown opening -> playOpening(opening, after);
                case GameEvent.Thrown(Side side, Dice dice) ->
                    fell(new Fallen(toThrow(before.position().orElseThrow()), dice, false));
                case GameEvent.Moved moved -> add(after.lastTurn().getLast());
                case GameEvent.Resigned _, GameEvent.Offered _, GameEvent.Answered _ -> {}
            }
        }

        /** The dice of the opening throw, if they are played. */
        private void playOpening(GameEvent.OpeningThrown opening, Game<TablesPosition, TablesPlay> after) {
            if (after.position().isPresent() && after.position().get() instanceof TablesPosition.ToMove) {
                Side starter = after.starter().orElseThrow();
                Dice dice = new Dice(opening.white(), opening.black());
                fell(new Fallen(toThrow(rules.start(starter)), dice, true));
            }
        }

        private void fell(Fallen now) {
            number++;
            fallen = Optional.of(now);
        }

        private void add(FinishedTurn<TablesPosition, TablesPlay> turn) {
            if (!(turn.before() instanceof TablesPosition.ToMove position)) {
                throw new IllegalStateException("a play was made where none was due");
            }
            add(position, Optional.of(turn.move()));
        }

        private void add(TablesPosition.ToMove position, Optional<TablesPlay> made) {
            turns.add(new PlayedTurn(number, fallen, position, made));
            fallen = Optional.empty();
        }

        private List<PlayedTurn> end(Game<TablesPosition, TablesPlay> game) {
            if (game.position().isPresent()
                    && game.position().get() instanceof TablesPosition.ToMove position
                    && position.stage().origin() == TablesStage.Origin.ROLL) {
                add(position, Optional.empty());
            }
            return List.copyOf(turns);
        }
    }

    private static TablesPosition.ToThrow toThrow(TablesPosition position) {
        if (position instanceof TablesPosition.ToThrow toThrow) {
            return toThrow;
        }
        throw new IllegalStateException("dice were thrown where none were due");
    }
}
