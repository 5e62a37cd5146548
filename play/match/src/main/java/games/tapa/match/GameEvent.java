package games.tapa.match;

import games.tapa.kernel.Dice;
import games.tapa.kernel.Side;

/** Something that happened in a game; all of them in order are the game. */
public sealed interface GameEvent {

    /** What happened, in a few words, for messages. */
    String words();

    /**
     * Each side has thrown one die for who starts.
     *
     * @param white White's die, 1 to 6
     * @param black Black's die, 1 to 6
     */
    record OpeningThrown(int white, int black) implements GameEvent {
        public OpeningThrown {
            if (white < 1 || white > 6 || black < 1 || black > 6) {
                throw new IllegalArgumentException("a die shows 1 to 6, not " + white + " and " + black);
            }
        }

        @Override
        public String words() {
            return "opening W" + white + " B" + black;
        }
    }

    /** {@code side} has thrown {@code dice}. */
    record Thrown(Side side, Dice dice) implements GameEvent {
        @Override
        public String words() {
            return side.letter() + " throws " + dice.digits();
        }
    }

    /** {@code side} has made the move that {@code move} writes; a pass is a move. */
    record Moved(Side side, String move) implements GameEvent {
        @Override
        public String words() {
            return side.letter() + " plays " + move;
        }
    }

    /** {@code side} has given the game up for all that it costs. */
    record Resigned(Side side) implements GameEvent {
        @Override
        public String words() {
            return side.letter() + " resigns";
        }
    }

    /** {@code side} has offered to give the game up for {@code points}, fewer than it costs (5.1, resignation). */
    record Offered(Side side, int points) implements GameEvent {
        @Override
        public String words() {
            return side.letter() + " offers " + points;
        }
    }

    /** {@code side} has taken the offer of the other side, which ends the game, or refused it. */
    record Answered(Side side, boolean accepted) implements GameEvent {
        @Override
        public String words() {
            return side.letter() + (accepted ? " accepts" : " refuses");
        }
    }
}
