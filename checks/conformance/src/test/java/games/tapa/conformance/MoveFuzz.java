package games.tapa.conformance;

/** Fuzzes {@link TextParsers#MOVE}. */
class MoveFuzz extends ParserFuzz {

    MoveFuzz() {
        super(TextParsers.MOVE);
    }
}
