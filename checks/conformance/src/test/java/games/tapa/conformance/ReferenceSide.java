package games.tapa.conformance;

/** One of the two sides. */
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
}
