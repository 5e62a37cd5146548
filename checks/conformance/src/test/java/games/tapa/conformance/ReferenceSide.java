package games.tapa.conformance;

/** One of the two sides and how it numbers the points: Black's p is White's 25-p (docs/rules/tapa.md, conventions). */
enum ReferenceSide {
    WHITE('W'),
    BLACK('B');

    private final char letter;

    ReferenceSide(char letter) {
        this.letter = letter;
    }

    static ReferenceSide of(char letter) {
        return switch (letter) {
            case 'W' -> WHITE;
            case 'B' -> BLACK;
            default -> throw new IllegalArgumentException("not a side: " + letter);
        };
    }

    char letter() {
        return letter;
    }

    ReferenceSide enemy() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** White's number of the point that this side calls {@code own}; the same rule leads back. */
    int whitePoint(int own) {
        return this == WHITE ? own : 25 - own;
    }
}
