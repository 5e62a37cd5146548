package games.tapa.conformance;

import games.tapa.games.TablesGameRules;
import games.tapa.kernel.Rng;
import games.tapa.kernel.Side;
import games.tapa.match.Game;
import games.tapa.match.Pending;
import games.tapa.tables.Contact;
import games.tapa.tables.TablesBoard;
import games.tapa.tables.TablesPlay;
import games.tapa.tables.TablesPosition;
import games.tapa.tables.TablesStep;
import java.util.Arrays;
import java.util.function.Function;

/** Plays whole games through the seam and watches every state of them. */
final class WholeGames {

    /** A game that has gone on for so long is taken for endless. */
    private static final int MOST_TURNS = 5_000;

    private final TablesGameRules rules;
    private final Rng dice;
    private final Function<TablesPosition.ToMove, TablesPlay> mover;

    /** Games with {@code rules}, both sides moved by {@code mover}. */
    WholeGames(TablesGameRules rules, Rng dice, Function<TablesPosition.ToMove, TablesPlay> mover) {
        this.rules = rules;
        this.dice = dice;
        this.mover = mover;
    }

    /** Plays one game to its end. */
    Game<TablesPosition, TablesPlay> play() {
        return playOut(Game.begin(rules, rules.opening()));
    }

    /** Plays a game that has begun to its end. */
    Game<TablesPosition, TablesPlay> playOut(Game<TablesPosition, TablesPlay> begun) {
        Game<TablesPosition, TablesPlay> game = begun;
        while (game.outcome().isEmpty()) {
            checkActors(game);
            game = onwards(game);
            check(game.turns() <= MOST_TURNS, "the game does not end", game);
        }
        check(game.actors().isEmpty(), "somebody must act after the end", game);
        return game;
    }

    private Game<TablesPosition, TablesPlay> onwards(Game<TablesPosition, TablesPlay> game) {
        if (game.position().isEmpty()) {
            return game.throwOpening(dice);
        }
        return switch (game.position().get()) {
            case TablesPosition.ToThrow toThrow -> game.throwDice(dice);
            case TablesPosition.ToMove toMove -> {
                TablesPlay play = mover.apply(toMove);
                checkCheckers(toMove, play);
                yield game.move(play);
            }
            case TablesPosition.Over over -> throw new AssertionError("over, yet without an outcome: " + over);
        };
    }

    /** Exactly one side must act, or both at an opening throw. */
    private static void checkActors(Game<TablesPosition, TablesPlay> game) {
        boolean opening = game.position().isEmpty();
        check(game.actors().size() == (opening ? 2 : 1), "actors " + game.actors(), game);
        boolean rightSide = opening
                || switch (game.pending().orElseThrow()) {
                    case Pending.Throw(Side side) -> game.actors().contains(side);
                    case Pending.Move(Side side) -> game.actors().contains(side);
                    case Pending.Answer answer -> false;
                    case Pending.Over over -> false;
                };
        check(rightSide, "pending " + game.pending(), game);
    }

    /** Makes the steps one by one on bare counts: each side keeps 15 checkers, and the board is what they leave. */
    private void checkCheckers(TablesPosition.ToMove position, TablesPlay play) {
        Side mover = position.turn();
        int[] own = counts(position.board(), mover);
        int[] other = counts(position.board(), mover.other());
        boolean hits = rules.rules().kind().contact() == Contact.HIT;
        for (TablesStep step : play.steps()) {
            own[step.from()]--;
            own[step.to()]++;
            int across = step.to() == 0 ? 0 : position.board().direction().across(step.to());
            if (hits && across > 0 && other[across] == 1) {
                other[across]--;
                other[TablesStep.BAR]++;
            }
            if (own[step.from()] < 0 || sum(own) != TablesBoard.CHECKERS || sum(other) != TablesBoard.CHECKERS) {
                throw new AssertionError("checkers are lost or won by " + step + " of " + play + " in " + position);
            }
        }
        if (!Arrays.equals(own, counts(play.result(), mover))
                || !Arrays.equals(other, counts(play.result(), mover.other()))) {
            throw new AssertionError("the board is not what the steps leave: " + play + " in " + position);
        }
    }

    /** The checkers of {@code side} by its own numbering, those off at 0. */
    private static int[] counts(TablesBoard board, Side side) {
        int[] counts = new int[TablesStep.BAR + 1];
        counts[0] = board.off(side);
        counts[TablesStep.BAR] = board.onBar(side);
        for (int point = 1; point <= TablesBoard.POINTS; point++) {
            counts[point] = board.at(side, point).of(side);
        }
        return counts;
    }

    private static int sum(int[] counts) {
        int sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }

    private static void check(boolean holds, String otherwise, Game<TablesPosition, TablesPlay> game) {
        if (!holds) {
            throw new AssertionError(otherwise + " in " + game.position() + " after " + game.events());
        }
    }
}
