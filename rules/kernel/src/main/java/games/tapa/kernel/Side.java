package games.tapa.kernel;

import java.util.Optional;

/** One of the two players of a game, named after the colour of the pieces: White or Black. */
public enum Side {
    WHITE('W'),
    BLACK('B');

    private final char letter;

    Side(char letter) {
        this.letter = letter;
    }

    /** The side that {@code letter}, {@code W} or {@code B}, stands for; empty for any other letter. */
    public static Optional<Side> ofLetter(char letter) {
        return switch (letter) {
            case 'W' -> Optional.of(WHITE);
            case 'B' -> Optional.of(BLACK);
            default -> Optional.empty();
        };
    }

    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The letter that stands for this side in every text format: {@code W} or {@code B}. */
    public char letter() {
        return letter;
    }
}
