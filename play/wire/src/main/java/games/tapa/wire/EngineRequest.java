package games.tapa.wire;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;
import java.util.Optional;

/**
 * A request of the engine protocol ({@code docs/engine-protocol.md}) whose fields have the right types; whether the
 * game, the rules and the position exist is not asked yet. {@link EngineLine} reads it.
 */
public sealed interface EngineRequest {

    /** Who are you, what do you play? */
    record Hello() implements EngineRequest {}

    /** Every distinct position that {@code roll} can lead to. */
    record Plays(Asked roll) implements EngineRequest {}

    /**
     * What would you play?
     *
     * @param roll the position and the dice
     * @param effort how well to look
     */
    record Best(Asked roll, Effort effort) implements EngineRequest {}

    /**
     * What is the position worth to the side that is about to roll?
     *
     * @param at the position
     * @param search how far to look
     */
    record Eval(Standing at, Effort.Search search) implements EngineRequest {}

    /**
     * What are the plays worth?
     *
     * @param roll the position and the dice
     * @param search how far to look
     * @param limit how many plays are told at most, from 1
     */
    record Hint(Asked roll, Effort.Search search, int limit) implements EngineRequest {}

    /**
     * What position is this?
     *
     * @param game the game's id
     * @param rules the rules it is read under
     * @param text a board text or an id
     * @param turn who is on roll; empty if not said
     */
    record Read(String game, RulesChoice rules, String text, Optional<Side> turn) implements EngineRequest {}

    /**
     * A position.
     *
     * @param game the game's id
     * @param rules the rules in force
     * @param position a board text or an id
     * @param turn whose turn it is; empty if not said
     * @param roll which roll of the game is the one in play, or about to be thrown, for the side: 1, 2, …
     */
    record Standing(String game, RulesChoice rules, String position, Optional<Side> turn, int roll) {}

    /**
     * A position and the dice to be played in it.
     *
     * @param at the position
     * @param dice what is to be played
     */
    record Asked(Standing at, Stage dice) {}

    /** How well to look. */
    sealed interface Effort {

        /**
         * As a bot does.
         *
         * @param level how strong, 1 to 8
         */
        record Level(int level) implements Effort {}

        /** How far a search goes. */
        sealed interface Search extends Effort {

            /**
             * So many rolls ahead.
             *
             * @param plies 0 to 3
             */
            record Plies(int plies) implements Search {}

            /**
             * Deeper and deeper, until so many positions have been judged.
             *
             * @param nodes from 1
             */
            record Nodes(int nodes) implements Search {}

            /**
             * Deeper and deeper, for so long.
             *
             * @param millis from 1
             */
            record Millis(int millis) implements Search {}
        }
    }

    /** What is to be played: a roll, or dice left from one. */
    sealed interface Stage {

        /** A roll of two dice. */
        record Roll(Dice dice) implements Stage {}

        /**
         * Dice still to be played.
         *
         * @param digits one digit for each die
         * @param ofOpponent they are the rest of the opponent's roll
         * @param thrownDouble the double that was thrown, 0 if not said
         * @param offHead how many checkers have left the head in this roll
         */
        record Left(String digits, boolean ofOpponent, int thrownDouble, int offHead) implements Stage {}
    }
}
