package games.tapa.kernel;

import java.util.Optional;

/** How a finished game ended: a win with its points, or a draw with what each side gets. */
public sealed interface Outcome {

    Ending ending();

    /** The winner; empty after a draw. */
    Optional<Side> winner();

    /** What the winner gets, or after a draw what each side gets. */
    int points();

    /** The points that {@code side} gets from this outcome. */
    default int pointsOf(Side side) {
        return winner().isEmpty() || winner().get() == side ? points() : 0;
    }

    /** A game won by {@code side}, worth {@code points}, at least 1. */
    record Win(Side side, int points, Ending ending) implements Outcome {
        public Win {
            if (points < 1) {
                throw new IllegalArgumentException("a win is worth at least 1 point, not " + points);
            }
        }

        @Override
        public Optional<Side> winner() {
            return Optional.of(side);
        }
    }

    /** A drawn game: each side gets {@code points}, 0 or 1. */
    record Draw(int points, Ending ending) implements Outcome {
        public Draw {
            if (points < 0 || points > 1) {
                throw new IllegalArgumentException("a draw gives 0 or 1 point, not " + points);
            }
        }

        @Override
        public Optional<Side> winner() {
            return Optional.empty();
        }
    }
}
