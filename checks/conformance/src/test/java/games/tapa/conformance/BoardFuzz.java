package games.tapa.conformance;

/** Fuzzes {@link TextParsers#BOARD}. */
class BoardFuzz extends ParserFuzz {

    BoardFuzz() {
        super(TextParsers.BOARD);
    }
}
