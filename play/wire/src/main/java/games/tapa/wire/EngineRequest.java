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
     * @param level how strong, 1 to 8
     */
    record Best(Asked roll, int level) implements EngineRequest {}

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
     * A position and the dice to be played in it.
     *
     * @param game the game's id
     * @param rules the rules in force
     * @param position a board text or an id
     * @param turn who plays; empty if not said
     * @param dice what is to be played
     * @param roll which roll of the game this is for the side: 1, 2, …
     */
    record Asked(String game, RulesChoice rules, String position, Optional<Side> turn, Stage dice, int roll) {}

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
